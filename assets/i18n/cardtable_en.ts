<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ClaimPanel</name>
    <message numerus="yes">
        <source>In this order your cards win all %n trick(s) left, whatever the others hold.</source>
        <translation>
            <numerusform>In this order your cards win all %n trick left, whatever the others hold.</numerusform>
            <numerusform>In this order your cards win all %n tricks left, whatever the others hold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are theirs.</source>
        <translation>
            <numerusform>Whatever anybody plays, all %n trick left are theirs.</numerusform>
            <numerusform>Whatever anybody plays, all %n tricks left are theirs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are yours.</source>
        <translation>
            <numerusform>Whatever anybody plays, all %n trick left are yours.</numerusform>
            <numerusform>Whatever anybody plays, all %n tricks left are yours.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CutCard</name>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Lift %n card</numerusform>
            <numerusform>Lift %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message numerus="yes">
        <source>%n deal(s) of this game so far.</source>
        <translation>
            <numerusform>%n deal of this game so far.</numerusform>
            <numerusform>%n deals of this game so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) have been counted.</source>
        <translation>
            <numerusform>%n deal has been counted.</numerusform>
            <numerusform>%n deals have been counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 honest tables would be as uneven as this, or more so.</source>
        <translation>
            <numerusform>%n in 100 honest tables would be as uneven as this, or more so.</numerusform>
            <numerusform>%n in 100 honest tables would be as uneven as this, or more so.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n player in pairs</numerusform>
            <numerusform>%n players in pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintShow</name>
    <message numerus="yes">
        <source>You have agreed that a hint costs your side %n point(s) (rule C13).</source>
        <translation>
            <numerusform>You have agreed that a hint costs your side %n point (rule C13).</numerusform>
            <numerusform>You have agreed that a hint costs your side %n points (rule C13).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PersonTurn</name>
    <message numerus="yes">
        <source>{word} %n card(s)</source>
        <comment>Discard 3 cards</comment>
        <translation>
            <numerusform>{word} %n card</numerusform>
            <numerusform>{word} %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message numerus="yes">
        <source>You hold %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>You hold %n card, which you may not see yet.</numerusform>
            <numerusform>You hold %n cards, which you may not see yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>You hold %n card: {cards}.</numerusform>
            <numerusform>You hold %n cards: {cards}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{score} %n point(s) win the match.</source>
        <translation>
            <numerusform>{score} %n point win the match.</numerusform>
            <numerusform>{score} %n points win the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your turn to discard: choose %n card(s).</source>
        <translation>
            <numerusform>It is your turn to discard: choose %n card.</numerusform>
            <numerusform>It is your turn to discard: choose %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message numerus="yes">
        <source>The pack as it was sealed; then %n card(s) were lifted off</source>
        <translation>
            <numerusform>The pack as it was sealed; then %n card were lifted off</numerusform>
            <numerusform>The pack as it was sealed; then %n cards were lifted off</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message numerus="yes">
        <source>You are dealt %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>You are dealt %n card, which you may not see yet.</numerusform>
            <numerusform>You are dealt %n cards, which you may not see yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: %n point for “{reason}”.</numerusform>
            <numerusform>{side}: %n points for “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: minus %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: minus %n point for “{reason}”.</numerusform>
            <numerusform>{side}: minus %n points for “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>You score %n point for “{reason}”.</numerusform>
            <numerusform>You score %n points for “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{name} scores %n point for “{reason}”.</numerusform>
            <numerusform>{name} scores %n points for “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>You lose %n point: “{reason}”.</numerusform>
            <numerusform>You lose %n points: “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>{name} loses %n point: “{reason}”.</numerusform>
            <numerusform>{name} loses %n points: “{reason}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>You discard %n card.</numerusform>
            <numerusform>You discard %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} discards %n card.</numerusform>
            <numerusform>{name} discards %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n lost</numerusform>
            <numerusform>%n lost</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableTree</name>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trick: %n card(s)</source>
        <translation>
            <numerusform>Trick: %n card</numerusform>
            <numerusform>Trick: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation>
            <numerusform>{pile}: %n card</numerusform>
            <numerusform>{pile}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n trick taken</numerusform>
            <numerusform>%n tricks taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message numerus="yes">
        <source>Play the {play}: with {count} counting cards the trick brings you %n point(s).</source>
        <translation>
            <numerusform>Play the {play}: with {count} counting cards the trick brings you %n point.</numerusform>
            <numerusform>Play the {play}: with {count} counting cards the trick brings you %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>mistake</name>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs your side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: this card goes back to the hand, and costs your side %n point (rule {rule})</numerusform>
            <numerusform>{name}: this card goes back to the hand, and costs your side %n points (rule {rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs their side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: this card goes back to the hand, and costs their side %n point (rule {rule})</numerusform>
            <numerusform>{name}: this card goes back to the hand, and costs their side %n points (rule {rule})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings you %n point(s).</source>
        <translation>
            <numerusform>The trick holds {count} counting cards and brings you %n point.</numerusform>
            <numerusform>The trick holds {count} counting cards and brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings the others %n point(s).</source>
        <translation>
            <numerusform>The trick holds {count} counting cards and brings the others %n point.</numerusform>
            <numerusform>The trick holds {count} counting cards and brings the others %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n deal(s) so far: too few for a curve.</source>
        <translation>
            <numerusform>%n deal so far: too few for a curve.</numerusform>
            <numerusform>%n deals so far: too few for a curve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far: too few for a curve.</source>
        <translation>
            <numerusform>%n match so far: too few for a curve.</numerusform>
            <numerusform>%n matches so far: too few for a curve.</numerusform>
        </translation>
    </message>
</context>
</TS>
