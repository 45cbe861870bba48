"""What can be wrong with a move, an option or a record, as typed errors with one clear sentence each.

A sentence is a template and what stands in its places, so that a window can say it in another language. On
its own an error is the sentence in English.
"""

from __future__ import annotations

from collections.abc import Mapping


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # the name Qt's lupdate looks for
    """Mark a text for translation and return it as it is."""
    return text


class RulesError(ValueError):
    """Anything the rules refuse. The text is one sentence that can be shown to a person.

    Parameters
    ----------
    text: the sentence, with ``{name}`` places for the parameters, so that it can be translated whole.
    params: what stands in the places. Another error there stands for its own sentence, as in
        ``deal {deal}: {why}``. Without any the text is taken as it is.
    """

    def __init__(self, text: str, /, **params: object) -> None:
        self.template = text
        self.params: Mapping[str, object] = params
        super().__init__(self.sentence)

    @property
    def sentence(self) -> str:
        """The sentence in English."""
        params = {
            key: value.quoted if isinstance(value, RulesError) else value
            for key, value in self.params.items()
        }
        return self.template.format(**params) if params else self.template

    @property
    def quoted(self) -> str:
        """The sentence as it goes on another one after a colon."""
        return self.after_colon(str(self))

    def after_colon(self, said: str) -> str:
        """This, said in any language, with a small letter unless it begins with a card or a name."""
        return said if self.template.startswith("{") else said[:1].lower() + said[1:]


class Malformed(RulesError):
    """A text that does not have the form it should have."""


class BadOption(RulesError):
    """An option that a game does not have, or a value that the option does not take."""


class BadRecord(RulesError):
    """A game record that is broken or does not follow the rules; says which deal, action and rule."""


class IllegalMove(RulesError):
    """A well-formed move that the rules do not allow here.

    Parameters
    ----------
    rule: the number of the rule it rests on, such as ``A11``; empty where no numbered rule applies.
    """

    def __init__(self, text: str, /, rule: str = "", **params: str) -> None:
        super().__init__(text, **params)
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.sentence} (rule {self.rule})" if self.rule else self.sentence
