#!/bin/sh
# Installs Cardtable for you alone, in your home directory, and removes it again. Nothing needs root.
#   ./install.sh            installs
#   ./install.sh --remove   removes; your settings and saved matches stay
# It may as well be played from this folder: lib/cardtable/cardtable
set -eu

here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
programs=$HOME/.local/lib/cardtable
commands=$HOME/.local/bin
case $0 in "$programs"/*) removing_self=yes ;; *) removing_self=no ;; esac

refresh() {
    # Desktops notice by themselves sooner or later; these make it sooner.
    for command in "update-desktop-database $share/applications" "update-mime-database $share/mime" \
        "gtk-update-icon-cache --quiet --ignore-theme-index $share/icons/hicolor"; do
        # shellcheck disable=SC2086
        if command -v ${command%% *} > /dev/null 2>&1; then $command > /dev/null 2>&1 || true; fi
    done
}

remove() {
    if [ -f "$programs/installed" ]; then
        while IFS= read -r file; do rm -f -- "$file"; done < "$programs/installed"
    fi
    rm -rf -- "$programs"
    refresh
}

case ${1-} in
    --remove)
        remove
        echo "Cardtable is removed; your settings and saved matches stay."
        exit 0
        ;;
    "") ;;
    *)
        echo "install.sh takes --remove or nothing." >&2
        exit 2
        ;;
esac

if [ "$removing_self" = yes ]; then
    echo "install.sh: this is the installed copy, which can only --remove." >&2
    exit 2
fi
remove
mkdir -p "$programs" "$commands"
cp -R "$here/lib/cardtable/." "$programs/"
cp "$here/install.sh" "$programs/install.sh"
list=$programs/installed
: > "$list"
for name in cardtable cardtable-engine cardtable-arena; do
    ln -sf "$programs/$name" "$commands/$name"
    echo "$commands/$name" >> "$list"
done
(cd "$here/share" && find . -type f) | while IFS= read -r file; do
    target=$share/${file#./}
    mkdir -p "$(dirname "$target")"
    cp "$here/share/$file" "$target"
    echo "$target" >> "$list"
done
# The desktop may not have ~/.local/bin on its path, and a home may have a space in its name.
escaped=$(printf '%s' "$programs/cardtable" | sed 's/[&|\\]/\\&/g')
for entry in "$share"/applications/*Cardtable.desktop; do
    sed -e "s|^Exec=cardtable|Exec=\"$escaped\"|" -e "s|^TryExec=cardtable|TryExec=$escaped|" "$entry" > "$entry.new"
    mv "$entry.new" "$entry"
done
refresh
echo "Cardtable is installed: look for it among your games, or run $commands/cardtable"
echo "To remove it: $programs/install.sh --remove"
