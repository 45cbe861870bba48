<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Up, California Jack and Semerik against the computer, on your own machine, offline.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Qt {qt}, PySide6 {pyside}, Python {python}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large index</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cornflower</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fern</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Index letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Much smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the window allows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Much larger</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimPanel</name>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest goes to {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In this order your cards win all %n trick(s) left, whatever the others hold.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are theirs.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are yours.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClaimShow</name>
    <message>
        <source>{title}: {suit}</source>
        <comment>such as Trump: Hearts</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>{name} {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{reason}: nobody, since {clause} (rule {rule})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>Continue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack could not serve another run: all cards are thrown in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is decided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next deal is yours.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scored in this deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>{suit} again: the cards are run once more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack cannot serve another run: the cards are thrown in, and the same dealer deals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>{clause} (rule {rule})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{who}: {reason}, {points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>No picture has been chosen for the table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays green, as this picture is too large: {file}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table stays green, as this picture cannot be read: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a p&amp;icture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain draws fastest. A picture is darkened, so that cards stand out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chosen: {file}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>{count} players in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Ha&amp;nd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A sample, where trump is {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands at the le&amp;ft</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The h&amp;ighest stands at the left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>every move with what speaks for and against it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>{menu}: {entry}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Home</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose a card of your hand, or a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>choose the next card that may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play the chosen card, press the chosen button, go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>finish at once what is being shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the letter on a button</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>say that word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the last trick again, where the game allows it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>claim the tricks that are left, where they are certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from one control to the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>close a sheet, leave full screen, give a question its safe answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>show the menus in full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You took the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} took the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>The match is not finished, and it will not be kept. The score is {scores}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit {program}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End this match?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LotShow</name>
    <message>
        <source>The highest card deals first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal cards: they draw again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Nothing can be kept in {folder}: choices are forgotten when you quit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} – {program}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>{name} had trouble thinking; a simple player moves instead.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deals played: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played: you and {partner} win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Well played: you win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written in the ledger for {side}: {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Same game again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;End match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Smaller cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of &amp;usual size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About {name}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MishapBox</name>
    <message>
        <source>Something went wrong, and it is our fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You can play on. If the table looks odd, begin a new match or start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report is also kept in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>&amp;Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With reduced motion cards do not fly: they are where they belong at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tric&amp;ks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each stays until I click</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ure tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play them out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all the remaining tricks are certain for one side, the deal can be finished at once; the hands are shown as proof.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and before these: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Rule {rule}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}  •  changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PersonTurn</name>
    <message>
        <source>Your lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{word} %n card(s)</source>
        <comment>Discard 3 cards</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: {picked} of {wanted}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>{score} of {target} points</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerRows</name>
    <message>
        <source>You</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oksana</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Halyna</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taras</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the player at the seat: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style of the player at the seat: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the strongest here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strongest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level of the player at the seat: {seat}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the strongest here: {level}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>P&amp;layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At the table of {game}, from the next match on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>&amp;Questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As&amp;k before a match that is not over is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a &amp;word that would lose the match at once</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>You hold no cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s), which you may not see yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): {cards}.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card lies in the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {suit}, {more}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned card is the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{score} %n point(s) win the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is nobody’s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>It is your turn: choose %n card(s) to lay away.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn to speak. You may say: {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is your lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesFigures</name>
    <message>
        <source>a card face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{cards}: {label}</source>
        <comment>ten of spades: 10 points</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesHelp</name>
    <message>
        <source>As you last chose them for this game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the match on the table is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As chosen for the next match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Options in force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} Options that differ from the traditional rules: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whose} All options are as the traditional rules have them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option: {title}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value} is in force. {least} to {most} can be chosen; {usual} is traditional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(in force)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>• changed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To where you came from (Alt+Left)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The place found before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The next place found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>found: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreRows</name>
    <message>
        <source>{before} → {after}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {after} of {target} points, before {before}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>You draw the {card} for the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws the {card} for the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s), which you may not see yet.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You are dealt: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The turned card is the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title}: {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now you see your cards: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You say: “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} says: “{words}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You announce: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} announces: {combination}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n point(s) for “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: minus %n point(s) for “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) for “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s): “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s): “{reason}”.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay away %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} lays away %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You lay away: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} lays away: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The score: {sides}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is over. {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have won the match. {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You and {name} have won the match. {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has won the match. {score}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {second} have won the match. {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;eset this page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Slots</name>
    <message>
        <source>{point}: {side}</source>
        <comment>such as High: Oksana</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>S&amp;ound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards, points and the end of a match are heard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sound device at the moment.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Reset to the traditional rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules  •  {count} changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nothing can be claimed now: the tricks that are left are not certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks are not looked at again in this game until the deal is over</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableTree</name>
    <message>
        <source>Card table: {game}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may be played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Trick: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to act</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>says: “{words}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point}: {side}</source>
        <comment>such as High: Oksana</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{point}: nobody yet</source>
        <comment>such as High: nobody yet</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{side}: {total}</source>
        <comment>in the ledger</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {combination}, {points}</source>
        <comment>an announcement</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message>
        <source>with {partner}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner · {level}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{caption}: {count}</source>
        <comment>such as Stock: 31</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>{action} ({keys})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrickShow</name>
    <message>
        <source>Click or press Space to go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrumpSign</name>
    <message>
        <source>Trump this trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>next still hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump to the end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>queen of spades</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The winner of the trick takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is put out of play; both draw unseen cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each turned card makes the trump of the next trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first turned card makes the trump for the whole deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High, Low and Jack of the last trump, when all is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High, Low and Jack of each trick&apos;s own trump, at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point for Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side whose won cards are worth most scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jack turned first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer scores a point for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prize</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>California Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players and a stock: every trick wins a card, and the trump changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the highest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest trump came into no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the lowest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest trump came into no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the trump jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the cards worth most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten is the highest card, above the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ten ranks between the nine and the jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever can follow suit must do so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trump may be played even when able to follow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first side to reach this many points wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the trump jack came into no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no side counted more than all the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jack turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer turned a jack for trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A heart beats every card of another suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No suit beats another; hearts matter for the Baba only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Baba of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 alone; 6, 9, 15 with king, queen and jack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two more than another: 5, 8, 11, 17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It goes back to the hand and costs 3 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine for talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What asking for a hint costs your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Semerik</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners with forty cards: announce sets and Babas, then win counting cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or four of a rank in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three, two and ace of a suit in one hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three or four counting cards in a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won all ten tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for a wrong card or for talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chief suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Baba of {suit}: {ranks}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This gift would give your opponents the match. Give it all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jack turned after a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It scores when it fixes the new trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first card turned in a deal can score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It always scores, even in the rejected suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than six cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player discards down to six before play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cards are kept; six tricks are played with them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The point for Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to whoever was dealt the lowest trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It belongs to the side that wins the lowest trump in a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie for Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody scores the point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tied side nearest the dealer&apos;s left scores it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing blind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer&apos;s partner and right neighbour see their cards once the trump is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody sees their cards at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play with this trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I beg</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for another trump: the dealer gives you a point or runs the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep this trump and give the beggar a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I run the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal three more each and turn a new trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I have discarded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose the cards to lay away, down to six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turned card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dealer said “take one”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was dealt the highest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump was dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was dealt the lowest trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>won the trick with the trump jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards stay face down until the trump is fixed (rule A15)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Up for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each for themselves: beg for a better trump, then play for High, Low, Jack and Game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven Up in pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, partners opposite; two of them play blind until the trump is fixed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>Lay these cards away: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: most likely it wins the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}, though the {other} is about as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: no other card promises you as many points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: the trick is lost, and this card is missed least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: it is the only card that you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: it wins the match, however the cards lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}, though the match can hardly be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: it wins the trick for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: let the others have this trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: your partner&apos;s {card} is winning the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}, though your partner&apos;s {card} is winning: it is worth more so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: it brings home the trump jack for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}, though it is lost: everything else costs more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}, and keep the {card} from falling to the {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: its {pips} toward Game are yours for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Play the {play}: with {count} counting cards the trick brings you %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Play the {play}, though the others score with it: everything else costs more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: you hold no {suit}, and this card is missed least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {play}: with the trick you take the {card} from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “{word}”: there is nothing else to say.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “{word}”, though “{other}” is about as good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say “{word}”: it promises about {points} points more than “{other}”.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Good</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>mistake</name>
    <message>
        <source>{name}: this card may not be played, and goes back to the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs your side %n point(s) (rule {rule})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs their side %n point(s) (rule {rule})</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rank</name>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>threes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sixes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sevens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>aces</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>It is the only move that the rules allow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins the match, however the cards lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is lost with it, however the cards lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick is yours for sure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trick goes to the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner is winning the trick with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It beats your partner, who is winning with the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings home the trump jack, which is a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others win the trump jack, which is a point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It keeps the {card} from falling to the {from}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings you %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings the others %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It shows everybody that you hold no {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the trick you take the {card} from the stock.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>You must discard exactly {count} different cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the pack must hold each of its {count} cards once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} may be played, so it is no mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal is over: the next pack is awaited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} is not possible now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit or trump: you hold {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word} goes with exactly one card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>style</name>
    <message>
        <source>Cautious</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes few risks: stays with a fair trump, and keeps good cards safe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes a risk where it is worth it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes risks readily: for a better trump, and with good cards.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>suit</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>{first} and {second}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
