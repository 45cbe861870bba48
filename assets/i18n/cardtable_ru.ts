<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message>
        <source>Seven Up, California Jack and Semerik against the computer, on your own machine, offline.</source>
        <translation>Севен ап, Калифорнийский Джек и Семерик: играйте с компьютером у себя дома, без интернета.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Свободная программа по лицензии MIT.</translation>
    </message>
    <message>
        <source>Qt {qt}, PySide6 {pyside}, Python {python}</source>
        <translation>Qt {qt}, PySide6 {pyside}, Python {python}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Скопировать версии</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>The saved match is damaged: what was played last is missing.</source>
        <translation>Сохранённая партия повреждена: последних ходов не хватает.</translation>
    </message>
    <message>
        <source>The match that was not finished is damaged and cannot go on; nothing else is lost.</source>
        <translation>Неоконченная партия повреждена, продолжить её нельзя; больше ничего не потеряно.</translation>
    </message>
    <message>
        <source>Matches are saved again, with what was played in between.</source>
        <translation>Партии снова сохраняются, вместе с тем, что сыграно за это время.</translation>
    </message>
    <message>
        <source>The saved matches are damaged: their file now lies in {folder} as {file}, and new matches are saved in a new one.</source>
        <translation>Сохранённые партии повреждены: их файл теперь лежит в папке {folder} под именем {file}, а новые партии сохраняются в новом файле.</translation>
    </message>
    <message>
        <source>The saved matches in {folder} are damaged: this match is not saved.</source>
        <translation>Сохранённые партии в папке {folder} повреждены: эта партия не сохраняется.</translation>
    </message>
    <message>
        <source>The disk is full: until there is room in {folder}, this match is not saved.</source>
        <translation>Диск заполнен: пока в папке {folder} нет места, эта партия не сохраняется.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}: this match is not saved.</source>
        <translation>В папку {folder} ничего не удаётся записать: эта партия не сохраняется.</translation>
    </message>
    <message>
        <source>Another program holds the saved matches: this match will be saved when it lets go.</source>
        <translation>Файл сохранённых партий занят другой программой: эта партия будет сохранена, как только он освободится.</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of the program: this match is not saved.</source>
        <translation>Сохранённые партии — из более новой версии программы: эта партия не сохраняется.</translation>
    </message>
    <message>
        <source>The disk in {folder} does not answer: this match is not saved.</source>
        <translation>Диск с папкой {folder} не отвечает: эта партия не сохраняется.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карты</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>К&amp;олода</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классическая</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Крупные знаки</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Руба&amp;шка</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Мак</translation>
    </message>
    <message>
        <source>Cornflower</source>
        <translation>Василёк</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Папоротник</translation>
    </message>
    <message>
        <source>&amp;Index letters</source>
        <translation>Б&amp;уквы на картах</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>По языку</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Четыре цвета</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue</source>
        <translation>Трефы зелёные, бубны синие</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Раз&amp;мер</translation>
    </message>
    <message>
        <source>Much smaller</source>
        <translation>Намного мельче</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Мельче</translation>
    </message>
    <message>
        <source>As the window allows</source>
        <translation>По размеру окна</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Крупнее</translation>
    </message>
    <message>
        <source>Much larger</source>
        <translation>Намного крупнее</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>at least</source>
        <translation>не меньше</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>не больше</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} (от {low} до {high})</translation>
    </message>
    <message>
        <source>{axis} {place}</source>
        <translation>{axis} {place}</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Show as picture</source>
        <translation>Показать как график</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показать как таблицу</translation>
    </message>
    <message>
        <source>{name}: &lt;b&gt;{value}&lt;/b&gt;</source>
        <translation>{name}: &lt;b&gt;{value}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>({low} to {high})</source>
        <translation>(от {low} до {high})</translation>
    </message>
    <message>
        <source>{axis} {place}</source>
        <translation>{axis} {place}</translation>
    </message>
</context>
<context>
    <name>ClaimPanel</name>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Закончить раздачу</translation>
    </message>
    <message>
        <source>The rest goes to {name}</source>
        <translation>Остальное берёт {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Остальные взятки ваши</translation>
    </message>
    <message numerus="yes">
        <source>In this order your cards win all %n trick(s) left, whatever the others hold.</source>
        <translation>
            <numerusform>В таком порядке ваши карты возьмут %n оставшуюся взятку, что бы ни было у других.</numerusform>
            <numerusform>В таком порядке ваши карты возьмут все %n оставшиеся взятки, что бы ни было у других.</numerusform>
            <numerusform>В таком порядке ваши карты возьмут все %n оставшихся взяток, что бы ни было у других.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are theirs.</source>
        <translation>
            <numerusform>Кто бы как ни сыграл, %n оставшаяся взятка за ними.</numerusform>
            <numerusform>Кто бы как ни сыграл, все %n оставшиеся взятки за ними.</numerusform>
            <numerusform>Кто бы как ни сыграл, все %n оставшихся взяток за ними.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are yours.</source>
        <translation>
            <numerusform>Кто бы как ни сыграл, %n оставшаяся взятка за вами.</numerusform>
            <numerusform>Кто бы как ни сыграл, все %n оставшиеся взятки за вами.</numerusform>
            <numerusform>Кто бы как ни сыграл, все %n оставшихся взяток за вами.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation>{name}: карты на руках</translation>
    </message>
    <message>
        <source>You hold</source>
        <translation>У вас на руках</translation>
    </message>
</context>
<context>
    <name>ClaimShow</name>
    <message>
        <source>{title}: {suit}</source>
        <comment>such as Trump: Hearts</comment>
        <translation>{title}: {suit}</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Start over</source>
        <translation>Сначала</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Выйти из урока</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} из {count}</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Play by a deal code</source>
        <translation>Играть по коду раздачи</translation>
    </message>
    <message>
        <source>A code from a friend gives you the same game, the same rules and the same cards.</source>
        <translation>Код от друга даёт вам ту же игру, те же правила и те же карты.</translation>
    </message>
    <message>
        <source>such as {code}</source>
        <translation>например, {code}</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код раздачи</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>CountRow</name>
    <message>
        <source>{name} {count}</source>
        <translation>{name} {count}</translation>
    </message>
    <message>
        <source>{reason}: nobody, since {clause} (rule {rule})</source>
        <translation>{reason}: никому, так как {clause} (правило&#xa0;{rule})</translation>
    </message>
</context>
<context>
    <name>CutCard</name>
    <message>
        <source>Cut the pack</source>
        <translation>Снимите колоду</translation>
    </message>
    <message>
        <source>Sealed: {digits}</source>
        <translation>Печать: {digits}</translation>
    </message>
    <message>
        <source>Cards to lift</source>
        <translation>Сколько карт снять</translation>
    </message>
    <message>
        <source>Cut for me</source>
        <translation>Снимите за меня</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Снять</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Снять %n карту</numerusform>
            <numerusform>Снять %n карты</numerusform>
            <numerusform>Снять %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDeeds</name>
    <message>
        <source>This match counts as played with help from now on</source>
        <translation>С этого момента партия считается сыгранной не без помощи</translation>
    </message>
    <message>
        <source>Copied, for a friend to play the same cards: {code}</source>
        <translation>Скопировано, чтобы друг сыграл теми же картами: {code}</translation>
    </message>
    <message>
        <source>{game} (played)</source>
        <translation>{game} (сыграно)</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>The sealed pack</source>
        <translation>Запечатанная колода</translation>
    </message>
    <message>
        <source>Check that these were the cards from the beginning</source>
        <translation>Проверьте, что карты с самого начала были именно эти</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>What each of your decisions has cost (R)</source>
        <translation>Чего стоило каждое ваше решение (R)</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Код раздачи {code}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>The pack could not serve another run: all cards are thrown in.</source>
        <translation>На новую смену козыря карт в колоде не хватило: все карты сброшены.</translation>
    </message>
    <message>
        <source>The match is decided.</source>
        <translation>Исход партии решён.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} сдаёт ещё раз.</translation>
    </message>
    <message>
        <source>The next deal is yours.</source>
        <translation>Дальше сдаёте вы.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Дальше сдаёт {name}.</translation>
    </message>
    <message>
        <source>Nobody scored in this deal.</source>
        <translation>В этой раздаче очков никто не набрал.</translation>
    </message>
    <message>
        <source>Cards counted</source>
        <translation>Подсчёт карт</translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>{suit} again: the cards are run once more</source>
        <translation>Опять {suit:nom}: козырь меняют ещё раз</translation>
    </message>
    <message>
        <source>The pack cannot serve another run: the cards are thrown in, and the same dealer deals</source>
        <translation>Карт в колоде не хватает: их сбрасывают, и сдаёт тот же раздающий</translation>
    </message>
</context>
<context>
    <name>EntryRow</name>
    <message>
        <source>{clause} (rule {rule})</source>
        <translation>{clause} (правило&#xa0;{rule})</translation>
    </message>
    <message>
        <source>{who}: {reason}, {points}</source>
        <translation>{who}: {reason}, {points}</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>&amp;Fairness</source>
        <translation>&amp;Честность</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of this game so far.</source>
        <translation>
            <numerusform>Пока %n раздача этой игры.</numerusform>
            <numerusform>Пока %n раздачи этой игры.</numerusform>
            <numerusform>Пока %n раздач этой игры.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few to tell: it takes {count} deals for every card to come often enough.</source>
        <translation>Судить ещё рано: чтобы каждая карта пришла достаточно часто, раздач нужно {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) have been counted.</source>
        <translation>
            <numerusform>Учтена %n раздача.</numerusform>
            <numerusform>Учтены %n раздачи.</numerusform>
            <numerusform>Учтено %n раздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who got which card: {chance}</source>
        <translation>Кому какие карты пришли: {chance}</translation>
    </message>
    <message>
        <source>Your own cards: {chance}</source>
        <translation>Ваши собственные карты: {chance}</translation>
    </message>
    <message>
        <source>Suits turned up for trump: {chance}</source>
        <translation>Масти, открытые как козырь: {chance}</translation>
    </message>
    <message>
        <source>Cards turned up for trump: {chance}</source>
        <translation>Карты, открытые как козырь: {chance}</translation>
    </message>
    <message>
        <source>This is what fair cards look like.</source>
        <translation>Именно такими и бывают честные карты.</translation>
    </message>
    <message>
        <source>That is unusual, but no proof: a few of a hundred honest tables look like this.</source>
        <translation>Это необычно, но ещё не доказательство: за несколькими честными столами из ста бывает так же.</translation>
    </message>
    <message>
        <source>Chance alone hardly ever does that: these cards do not look fair.</source>
        <translation>Случайно такого почти не бывает: эти карты не похожи на честные.</translation>
    </message>
    <message>
        <source>How often each card was turned up for trump</source>
        <translation>Как часто каждую карту открывали как козырь</translation>
    </message>
    <message>
        <source>How often each suit was turned up for trump</source>
        <translation>Как часто каждую масть открывали как козырь</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>The line is the mean, {mean} times. In the band around it lie about 95 of 100 fair cards.</source>
        <translation>Линия — среднее: {mean} раза. В полосу вокруг неё попадает около 95 из 100 честных карт.</translation>
    </message>
    <message>
        <source>How often each card was dealt to you</source>
        <translation>Как часто вам сдавали каждую карту</translation>
    </message>
    <message>
        <source>Were the cards dealt fairly? Then each card comes to everybody equally often, but for chance. Here you see how often chance alone strays as far as your deals do (the chi-square test). Deals with help do not count: there the same cards may come again.</source>
        <translation>Честно ли розданы карты? Тогда каждая карта приходит ко всем одинаково часто, если не считать случайности. Здесь видно, как часто сама случайность отклоняется так же далеко, как ваши раздачи (критерий хи-квадрат). Раздачи, сыгранные не без помощи, не учитываются: в них могут снова прийти те же карты.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Раз</translation>
    </message>
    <message>
        <source>No deal of this game has been played to its end without help yet.</source>
        <translation>Ни одной раздачи этой игры ещё не сыграно до конца без помощи.</translation>
    </message>
    <message>
        <source>fewer than 1 in 100 honest tables would be as uneven as this, or more so.</source>
        <translation>такие же или большие отклонения дал бы менее чем 1 честный стол из 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 honest tables would be as uneven as this, or more so.</source>
        <translation>
            <numerusform>такие же или большие отклонения дал бы %n честный стол из 100.</numerusform>
            <numerusform>такие же или большие отклонения дали бы %n честных стола из 100.</numerusform>
            <numerusform>такие же или большие отклонения дали бы %n честных столов из 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>No picture has been chosen for the table yet.</source>
        <translation>Картинка для стола ещё не выбрана.</translation>
    </message>
    <message>
        <source>The table stays green, as this picture is too large: {file}</source>
        <translation>Стол остаётся зелёным, так как эта картинка слишком велика: {file}</translation>
    </message>
    <message>
        <source>The table stays green, as this picture cannot be read: {file}</source>
        <translation>Стол остаётся зелёным, так как эту картинку не удаётся прочитать: {file}</translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>&amp;Table</source>
        <translation>Сто&amp;л</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синее</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Бордовое</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Песочное</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Гладкое</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Своя картинка</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>С&amp;укно</translation>
    </message>
    <message>
        <source>Choose a p&amp;icture…</source>
        <translation>Выбр&amp;ать картинку…</translation>
    </message>
    <message>
        <source>Plain draws fastest. A picture is darkened, so that cards stand out.</source>
        <translation>Гладкое рисуется быстрее всего. Картинка затемняется, чтобы карты были лучше видны.</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <translation>Выберите картинку для стола</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Картинки ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Chosen: {file}</source>
        <translation>Выбрано: {file}</translation>
    </message>
</context>
<context>
    <name>FigureTile</name>
    <message>
        <source>Show the match</source>
        <translation>Показать партию</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n игрок, пара на пару</numerusform>
            <numerusform>%n игрока, пара на пару</numerusform>
            <numerusform>%n игроков, пара на пару</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n игрок</numerusform>
            <numerusform>%n игрока</numerusform>
            <numerusform>%n игроков</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HandPage</name>
    <message>
        <source>Ha&amp;nd</source>
        <translation>&amp;Рука</translation>
    </message>
    <message>
        <source>A sample, where trump is {suit}.</source>
        <translation>Пример, где козырь — {suit}.</translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation>&amp;Масти</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>Stands at the le&amp;ft</source>
        <translation>Стоит сл&amp;ева</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Старшинство</translation>
    </message>
    <message>
        <source>The h&amp;ighest stands at the left</source>
        <translation>Старшая карта слев&amp;а</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Цвета чередуются</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>More</source>
        <translation>Подробнее</translation>
    </message>
    <message>
        <source>every move with what speaks for and against it</source>
        <translation>каждый ход и то, что говорит за него и против него</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Закрыть подсказку</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>What your moves promise</source>
        <translation>Что обещают ваши ходы</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Points: what the deal may still bring your side, less what it brings the best of the others.</source>
        <translation>Очки: что раздача ещё может дать вашей стороне, минус то, что она даст лучшей из остальных.</translation>
    </message>
    <message>
        <source>Trick: how likely your side takes it.</source>
        <translation>Взятка: насколько вероятно, что её возьмёт ваша сторона.</translation>
    </message>
</context>
<context>
    <name>HintShow</name>
    <message numerus="yes">
        <source>You have agreed that a hint costs your side %n point(s) (rule C13).</source>
        <translation>
            <numerusform>Вы договорились, что подсказка стоит вашей стороне %n очко (правило&#xa0;C13).</numerusform>
            <numerusform>Вы договорились, что подсказка стоит вашей стороне %n очка (правило&#xa0;C13).</numerusform>
            <numerusform>Вы договорились, что подсказка стоит вашей стороне %n очков (правило&#xa0;C13).</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay for a hint?</source>
        <translation>Заплатить за подсказку?</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Без подсказки</translation>
    </message>
    <message>
        <source>Pay and ask</source>
        <translation>Заплатить и спросить</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Ищу лучший ход…</translation>
    </message>
    <message>
        <source>No hint can be given just now.</source>
        <translation>Сейчас подсказать не могу.</translation>
    </message>
</context>
<context>
    <name>HistoryDeeds</name>
    <message>
        <source>Nothing is saved in this mode, so there is no history.</source>
        <translation>В этом режиме ничего не сохраняется, поэтому истории нет.</translation>
    </message>
    <message>
        <source>From your history</source>
        <translation>Из вашей истории</translation>
    </message>
    <message>
        <source>This match cannot be shown: it is damaged.</source>
        <translation>Эту партию нельзя показать: она повреждена.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Раздачи партии</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Просмотреть</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Разо&amp;брать раздачу</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Удалить…</translation>
    </message>
    <message>
        <source>Delete a&amp;ll…</source>
        <translation>Удалить вс&amp;ё…</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>With</source>
        <translation>С кем</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>The sealed &amp;pack</source>
        <translation>З&amp;апечатанная колода</translation>
    </message>
    <message>
        <source>Check that these were the cards from the beginning</source>
        <translation>Проверьте, что карты с самого начала были именно эти</translation>
    </message>
    <message>
        <source>No match of this game has been saved.</source>
        <translation>Ни одной партии этой игры не сохранено.</translation>
    </message>
    <message>
        <source>Here your matches will be listed, each with its deals. Play one!</source>
        <translation>Здесь будут ваши партии, каждая со своими раздачами. Сыграйте одну!</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n партия</numerusform>
            <numerusform>%n партии</numerusform>
            <numerusform>%n партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграна</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проиграна</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Идёт</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждена</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Не доиграна</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, не без помощи</translation>
    </message>
    <message>
        <source>{side} {points} ({kinds})</source>
        <translation>{side} {points} ({kinds})</translation>
    </message>
</context>
<context>
    <name>HistorySheet</name>
    <message>
        <source>History and statistics</source>
        <translation>История и статистика</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Сохранить &amp;копию…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Сохранить как &amp;CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The saved matches cannot be read just now.</source>
        <translation>Сохранённые партии сейчас не удаётся прочитать.</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Удалить эту партию?</translation>
    </message>
    <message>
        <source>It will be gone from the history and from all statistics, and cannot be brought back.</source>
        <translation>Она исчезнет из истории и из всей статистики, и вернуть её нельзя.</translation>
    </message>
    <message>
        <source>Delete all matches?</source>
        <translation>Удалить все партии?</translation>
    </message>
    <message>
        <source>The whole history, all statistics and all reviews will be gone, and cannot be brought back. A match that is not finished stays.</source>
        <translation>Исчезнут вся история, вся статистика и все разборы, и вернуть их нельзя. Неоконченная партия останется.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Nothing was deleted: the saved matches cannot be written just now.</source>
        <translation>Ничего не удалено: в сохранённые партии сейчас не удаётся записать.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Сохранить копию</translation>
    </message>
    <message>
        <source>Saved matches (*.sqlite)</source>
        <translation>Сохранённые партии (*.sqlite)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Сохранить как CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Не удаётся записать {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
</context>
<context>
    <name>KeysPanel</name>
    <message>
        <source>{menu}: {entry}</source>
        <translation>{menu}: {entry}</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>choose a card of your hand, or a button</source>
        <translation>выбрать карту в руке или кнопку</translation>
    </message>
    <message>
        <source>choose the next card that may be played</source>
        <translation>выбрать следующую карту, которой можно ходить</translation>
    </message>
    <message>
        <source>choose the first to the tenth card</source>
        <translation>выбрать карту, от первой до десятой</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play the chosen card, press the chosen button, go on</source>
        <translation>сыграть выбранной картой, нажать выбранную кнопку, играть дальше</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>finish at once what is being shown</source>
        <translation>сразу завершить показ</translation>
    </message>
    <message>
        <source>the letter on a button</source>
        <translation>буква на кнопке</translation>
    </message>
    <message>
        <source>say that word</source>
        <translation>сказать это слово</translation>
    </message>
    <message>
        <source>look at the last trick again, where the game allows it</source>
        <translation>ещё раз посмотреть последнюю взятку, если игра это позволяет</translation>
    </message>
    <message>
        <source>claim the tricks that are left, where they are certain</source>
        <translation>забрать остальные взятки, когда уже ясно, чьи они</translation>
    </message>
    <message>
        <source>ask for a hint, and again for more of it</source>
        <translation>попросить подсказку, а ещё раз — подробнее</translation>
    </message>
    <message>
        <source>review the deal, in the panel after it</source>
        <translation>разобрать раздачу, когда показан её итог</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go from one control to the next</source>
        <translation>перейти к следующему элементу окна</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>go back a step: unchoose, close a sheet, stay, leave full screen</source>
        <translation>на шаг назад: снять выбор, закрыть окошко, остаться, выйти из полноэкранного режима</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>show the menus in full screen</source>
        <translation>показать меню в полноэкранном режиме</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Везде</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>Яз&amp;ык</translation>
    </message>
    <message>
        <source>The system asks for {language}. A match goes on in the language that is chosen.</source>
        <translation>Язык системы — {language}. Партия идёт дальше на том языке, который выбран.</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You took the last trick</source>
        <translation>Последняя взятка ваша</translation>
    </message>
    <message>
        <source>{name} took the last trick</source>
        <translation>Последнюю взятку берёт {name}</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name}: первый ход</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>The match is not finished, and it cannot be kept. The score is {scores}.</source>
        <translation>Партия не окончена, и сохранить её нельзя. Счёт {scores}.</translation>
    </message>
    <message>
        <source>The match is not finished, and will stay unfinished. The score is {scores}.</source>
        <translation>Партия не окончена, такой она и останется. Счёт {scores}.</translation>
    </message>
    <message>
        <source>Quit {program}?</source>
        <translation>Выйти из «{program}»?</translation>
    </message>
    <message>
        <source>End this match?</source>
        <translation>Закончить эту партию?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Закончить партию</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Play a match</source>
        <translation>Сыграть партию</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>К играм</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>First read what the coach says</source>
        <translation>Сначала прочитайте, что говорит наставник</translation>
    </message>
</context>
<context>
    <name>LicencesPanel</name>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>LotShow</name>
    <message>
        <source>The highest card deals first</source>
        <translation>Первым сдаёт тот, у кого старшая карта</translation>
    </message>
    <message>
        <source>Equal cards: they draw again</source>
        <translation>Карты равны: тянут ещё раз</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>Первыми сдаёте вы</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>Раздачу начинает {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>For practice only: your match goes on when you end this one</source>
        <translation>Это только упражнение: ваша партия продолжится, когда вы закончите эту</translation>
    </message>
    <message>
        <source>Your match goes on</source>
        <translation>Ваша партия продолжается</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}: choices are forgotten when you quit.</source>
        <translation>В папке {folder} ничего не удаётся сохранить: после выхода настройки забудутся.</translation>
    </message>
    <message>
        <source>{game} – {program}</source>
        <translation>{game} – {program}</translation>
    </message>
</context>
<context>
    <name>Match</name>
    <message>
        <source>{name} had trouble thinking; a simpler player takes over.</source>
        <translation>{name}: обдумать ход не удалось; дальше за этого игрока ходит программа попроще.</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Play again</source>
        <translation>Ещё партию</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Deals played: {count}, with help</source>
        <translation>Сыграно раздач: {count}, не без помощи</translation>
    </message>
    <message>
        <source>Deals played: {count}</source>
        <translation>Сыграно раздач: {count}</translation>
    </message>
    <message>
        <source>Well played: you and {partner} win!</source>
        <translation>Отличная игра: вы и {partner} — победители!</translation>
    </message>
    <message>
        <source>Well played: you win!</source>
        <translation>Отличная игра: вы победили!</translation>
    </message>
    <message>
        <source>{first} and {second} win</source>
        <translation>Побеждают {first} и {second}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Побеждает {name}</translation>
    </message>
    <message>
        <source>Written in the ledger for {side}: {points}</source>
        <translation>В общий счёт: {side} — {points}</translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation>{side} {total}</translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation>Общий счёт: {sums}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленно</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстро</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Живо</translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation>&amp;Выключено: ничто не движется</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Same game again</source>
        <translation>&amp;Ещё одна такая же партия</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Ещё раз &amp;те же карты</translation>
    </message>
    <message>
        <source>Ne&amp;w deal</source>
        <translation>Новая &amp;раздача</translation>
    </message>
    <message>
        <source>Swap sea&amp;ts</source>
        <translation>Поменяться &amp;местами</translation>
    </message>
    <message>
        <source>Co&amp;py deal code</source>
        <translation>С&amp;копировать код раздачи</translation>
    </message>
    <message>
        <source>Enter a deal &amp;code…</source>
        <translation>Ввести ко&amp;д раздачи…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>&amp;Открыть запись партии…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record as…</source>
        <translation>Со&amp;хранить запись как…</translation>
    </message>
    <message>
        <source>&amp;History and statistics…</source>
        <translation>&amp;История и статистика…</translation>
    </message>
    <message>
        <source>&amp;End match</source>
        <translation>&amp;Закончить партию</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выйти</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Р&amp;аздача дня</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Отменить</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>По&amp;вторить</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Последняя взятка</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>&amp;Забрать остальное</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ход</translation>
    </message>
    <message>
        <source>&amp;Tell me</source>
        <translation>&amp;Рассказать</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>Мои &amp;карты</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Взятка</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>&amp;Счёт</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Чей ход</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>Ч&amp;то произошло</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;экран</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Инструменты</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Карты &amp;крупнее</translation>
    </message>
    <message>
        <source>&amp;Smaller cards</source>
        <translation>Карты &amp;мельче</translation>
    </message>
    <message>
        <source>Cards of &amp;usual size</source>
        <translation>&amp;Обычный размер карт</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Скорость</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>All &amp;settings…</source>
        <translation>&amp;Все настройки…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Настройки</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>С&amp;ловарь</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавиши</translation>
    </message>
    <message>
        <source>The &amp;sealed pack</source>
        <translation>За&amp;печатанная колода</translation>
    </message>
    <message>
        <source>How the computers play &amp;fair</source>
        <translation>Почему компьютеры играют &amp;честно</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>Сооб&amp;щить об этом ходе…</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>Скопировать &amp;диагностику</translation>
    </message>
    <message>
        <source>&amp;About {name}</source>
        <translation>&amp;О программе {name}</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>О &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Научиться играть</translation>
    </message>
</context>
<context>
    <name>MishapBox</name>
    <message>
        <source>Something went wrong, and it is our fault.</source>
        <translation>Что-то пошло не так, и это наша вина.</translation>
    </message>
    <message>
        <source>You can play on. If the table looks odd, begin a new match or start again.</source>
        <translation>Можно играть дальше. Если стол выглядит странно, начните новую партию или запустите программу снова.</translation>
    </message>
    <message>
        <source>The report is also kept in {file}.</source>
        <translation>Отчёт сохранён также в {file}.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Скопировать отчёт</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>MotionPage</name>
    <message>
        <source>&amp;Pace</source>
        <translation>&amp;Темп</translation>
    </message>
    <message>
        <source>Spee&amp;d</source>
        <translation>Ск&amp;орость</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Живо</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Ничто не движется</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Меньше движения</translation>
    </message>
    <message>
        <source>As the system asks</source>
        <translation>Как просит система</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Да</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>With reduced motion cards do not fly: they are where they belong at once.</source>
        <translation>Когда движения меньше, карты не летают, а сразу лежат на своём месте.</translation>
    </message>
    <message>
        <source>Tric&amp;ks</source>
        <translation>Посл&amp;е взятки</translation>
    </message>
    <message>
        <source>Each stays until I click</source>
        <translation>Ждать, пока я не щёлкну</translation>
    </message>
    <message>
        <source>S&amp;ure tricks</source>
        <translation>Верн&amp;ые взятки</translation>
    </message>
    <message>
        <source>Play them out</source>
        <translation>Доиграть</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Спросить меня</translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>When all the remaining tricks are certain for one side, the deal can be finished at once; the hands are shown as proof.</source>
        <translation>Когда остальные взятки уже точно достанутся одной стороне, раздачу можно закончить сразу; в доказательство карты открывают.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Ledger</source>
        <translation>Общий счёт</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>and before these: {count}</source>
        <translation>а до этого ещё: {count}</translation>
    </message>
</context>
<context>
    <name>OptionBlock</name>
    <message>
        <source>Rule {rule}</source>
        <translation>Правило {rule}</translation>
    </message>
    <message>
        <source>{title}  •  changed</source>
        <translation>{title}  •  изменено</translation>
    </message>
</context>
<context>
    <name>PersonTurn</name>
    <message>
        <source>Your lead</source>
        <translation>Ваш ход: начинайте взятку</translation>
    </message>
    <message numerus="yes">
        <source>{word} %n card(s)</source>
        <comment>Discard 3 cards</comment>
        <translation>
            <numerusform>{word} %n карту</numerusform>
            <numerusform>{word} %n карты</numerusform>
            <numerusform>{word} %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: {picked} of {wanted}</source>
        <translation>Выбрано: {picked} из {wanted}</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Вы уверены?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Plaque</name>
    <message>
        <source>{score} of {target} points</source>
        <translation>Очки: {score} из {target}</translation>
    </message>
</context>
<context>
    <name>PlayerRows</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Oksana</source>
        <translation>Оксана</translation>
    </message>
    <message>
        <source>Halyna</source>
        <translation>Галина</translation>
    </message>
    <message>
        <source>Taras</source>
        <translation>Тарас</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Напротив</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>Name of the player at the seat: {seat}</source>
        <translation>Имя игрока на месте: {seat}</translation>
    </message>
    <message>
        <source>Style of the player at the seat: {seat}</source>
        <translation>Стиль игрока на месте: {seat}</translation>
    </message>
    <message>
        <source>As the strongest here</source>
        <translation>Как самый сильный здесь</translation>
    </message>
    <message>
        <source>As the best</source>
        <translation>Как сильнейший</translation>
    </message>
    <message>
        <source>Level of the player at the seat: {seat}</source>
        <translation>Уровень игрока на месте: {seat}</translation>
    </message>
    <message>
        <source>As the strongest here: {level}</source>
        <translation>Как самый сильный здесь: {level}</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>P&amp;layers</source>
        <translation>И&amp;гроки</translation>
    </message>
    <message>
        <source>At the table of {game}, from the next match on.</source>
        <translation>За столом «{game}», со следующей партии.</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>&amp;Questions</source>
        <translation>Во&amp;просы</translation>
    </message>
    <message>
        <source>As&amp;k before leaving an unfinished match</source>
        <translation>Спрашивать, прежде &amp;чем покинуть неоконченную партию</translation>
    </message>
    <message>
        <source>Ask before saying a &amp;word that loses the match at once</source>
        <translation>Спрашивать перед сл&amp;овом, после которого партия сразу проиграна</translation>
    </message>
    <message>
        <source>C&amp;ut the pack</source>
        <translation>Сняти&amp;е колоды</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Спрашивать меня</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>За меня</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Не снимать</translation>
    </message>
    <message>
        <source>The pack is sealed before it is cut: see the sealed pack in the help menu.</source>
        <translation>Колоду запечатывают, прежде чем снять: смотрите «Запечатанная колода» в меню справки.</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас нет карт.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>У вас %n карта, которая вам ещё не видна.</numerusform>
            <numerusform>У вас %n карты, которые вам ещё не видны.</numerusform>
            <numerusform>У вас %n карт, которые вам ещё не видны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>У вас %n карта: {cards}.</numerusform>
            <numerusform>У вас %n карты: {cards}.</numerusform>
            <numerusform>У вас %n карт: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: {card}.</source>
        <translation>Вы: {card}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>No card lies in the trick.</source>
        <translation>Во взятке ещё нет ни одной карты.</translation>
    </message>
    <message>
        <source>{title}: {suit}, {more}.</source>
        <translation>{title}: {suit}, {more}.</translation>
    </message>
    <message>
        <source>{title}: {suit}.</source>
        <translation>{title}: {suit}.</translation>
    </message>
    <message>
        <source>The turned card is the {card}.</source>
        <translation>Открытая карта — {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{score} %n point(s) win the match.</source>
        <translation>
            <numerusform>{score} Для победы надо набрать %n очко.</numerusform>
            <numerusform>{score} Для победы надо набрать %n очка.</numerusform>
            <numerusform>{score} Для победы надо набрать %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Сейчас ходит {name}.</translation>
    </message>
    <message>
        <source>It is nobody’s turn.</source>
        <translation>Сейчас не ходит никто.</translation>
    </message>
    <message numerus="yes">
        <source>It is your turn to discard: choose %n card(s).</source>
        <translation>
            <numerusform>Ваша очередь сбрасывать: выберите %n карту.</numerusform>
            <numerusform>Ваша очередь сбрасывать: выберите %n карты.</numerusform>
            <numerusform>Ваша очередь сбрасывать: выберите %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn to speak. You may say: {words}.</source>
        <translation>Ваше слово. Можно сказать: {words}.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>Ваш ход.</translation>
    </message>
    <message>
        <source>It is your lead.</source>
        <translation>Ваш ход: вы начинаете взятку.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ещё ничего не произошло.</translation>
    </message>
</context>
<context>
    <name>RecordDeeds</name>
    <message>
        <source>Open record</source>
        <translation>Открыть запись партии</translation>
    </message>
    <message>
        <source>Played on from a record, the match counts as played with help</source>
        <translation>Партия продолжена с записи и считается сыгранной не без помощи</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Сохранить запись</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
    <message>
        <source>Game records (*.json *.jsonl)</source>
        <translation>Записи партий (*.json *.jsonl)</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the beginning</source>
        <translation>В начало</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Шаг назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Показывать</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В конец</translation>
    </message>
    <message>
        <source>End</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
</context>
<context>
    <name>ReplayList</name>
    <message>
        <source>What was done</source>
        <translation>Что было сделано</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} сдаёт</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Сдаёте вы</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>ошибка</translation>
    </message>
    <message>
        <source>gives a hint</source>
        <translation>подсказка</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>{points} {reason}</source>
        <translation>{points} {reason}</translation>
    </message>
</context>
<context>
    <name>ReplaySide</name>
    <message>
        <source>Matches in the file</source>
        <translation>Партии в файле</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Все карты</translation>
    </message>
    <message>
        <source>Show everybody&apos;s cards (A)</source>
        <translation>Показать карты всех (A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>{number}. {score}</source>
        <translation>{number}. {score}</translation>
    </message>
    <message>
        <source>{number}. {score}, unfinished</source>
        <translation>{number}. {score}, не окончена</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, step {step} of {steps}</source>
        <translation>Раздача {deal} из {deals}, шаг {step} из {steps}</translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation>Продолжить эту партию</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report this play</source>
        <translation>Сообщить об этом ходе</translation>
    </message>
    <message>
        <source>The report is a file with the record of this match, the versions of the program and of your system, and your note. It holds all cards, those too that you have not seen. Nothing is sent: you choose where it is saved, and whom you give it to.</source>
        <translation>Отчёт — это файл с записью этой партии, версиями программы и вашей системы и вашим примечанием. В нём все карты, даже те, которых вы не видели. Программа ничего никуда не отправляет: вы сами выбираете, где сохранить отчёт и кому его дать.</translation>
    </message>
    <message>
        <source>What was odd? What did you expect?</source>
        <translation>Что было странным? Чего вы ожидали?</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ваше примечание</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Сохранить отчёт…</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Your decisions</source>
        <translation>Ваши решения</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Попробовать ещё раз отсюда</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Review of deal {number}</source>
        <translation>Разбор раздачи {number}</translation>
    </message>
    <message>
        <source>Each decision is compared with the others by what you knew then.</source>
        <translation>Каждое решение сравнивается с другими по тому, что вы тогда знали.</translation>
    </message>
    <message>
        <source>Decision {done} of {of}</source>
        <translation>Решение {done} из {of}</translation>
    </message>
    <message>
        <source>The deal cannot be reviewed now: the computer player has failed.</source>
        <translation>Сейчас разобрать раздачу не удаётся: программа, которая думает за игроков, не работает.</translation>
    </message>
    <message>
        <source>Stopped: these decisions have been reviewed.</source>
        <translation>Остановлено: разобраны эти решения.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal.</source>
        <translation>В этой раздаче решать было нечего.</translation>
    </message>
    <message>
        <source>No errors: for all you could know, nothing was better.</source>
        <translation>Без ошибок: из того, что вы могли знать, лучшего не было.</translation>
    </message>
    <message>
        <source>The costliest come first. A point is what it is worth for the match.</source>
        <translation>Сначала — самые дорогие. Очко весит столько, сколько оно стоит для всей партии.</translation>
    </message>
    <message>
        <source>{when}: {grade}</source>
        <translation>{when}: {grade}</translation>
    </message>
    <message>
        <source>The better one: {reasons}</source>
        <translation>Лучший ход: {reasons}</translation>
    </message>
    <message>
        <source>Yours: {reasons}</source>
        <translation>Ваш ход: {reasons}</translation>
    </message>
</context>
<context>
    <name>RuleKey</name>
    <message>
        <source>{sentence} (rule {rule}: F1)</source>
        <translation>{sentence} (правило&#xa0;{rule}: F1)</translation>
    </message>
    <message>
        <source>F1: rule {rule}</source>
        <translation>F1: правило&#xa0;{rule}</translation>
    </message>
</context>
<context>
    <name>RulesFigures</name>
    <message>
        <source>a card face down</source>
        <translation>закрытая карта</translation>
    </message>
    <message>
        <source>{cards}: {label}</source>
        <comment>ten of spades: 10 points</comment>
        <translation>{cards}: {label}</translation>
    </message>
</context>
<context>
    <name>RulesHelp</name>
    <message>
        <source>These are the rules as you last chose them.</source>
        <translation>Это правила, которые вы выбрали в последний раз.</translation>
    </message>
    <message>
        <source>These are the rules of the match on the table.</source>
        <translation>Это правила партии на столе.</translation>
    </message>
    <message>
        <source>These are the rules chosen for the next match.</source>
        <translation>Это правила, выбранные для следующей партии.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Options in force</source>
        <translation>Действующие договорённости</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Пример</translation>
    </message>
    <message>
        <source>{whose} Options that differ from the traditional rules: {count}.</source>
        <translation>{whose} Отличий от традиционных правил: {count}.</translation>
    </message>
    <message>
        <source>{whose} All options are as the traditional rules have them.</source>
        <translation>{whose} Всё так, как в традиционных правилах.</translation>
    </message>
    <message>
        <source>Option: {title}</source>
        <translation>Договорённость: {title}</translation>
    </message>
    <message>
        <source>{value} is in force. {least} to {most} can be chosen; {usual} is traditional.</source>
        <translation>Сейчас: {value}. Можно выбрать от {least} до {most}; традиционно {usual}.</translation>
    </message>
    <message>
        <source>(in force)</source>
        <translation>(действует)</translation>
    </message>
    <message>
        <source>• changed</source>
        <translation>• изменено</translation>
    </message>
</context>
<context>
    <name>RulesPanel</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словарь</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To where you came from (Alt+Left)</source>
        <translation>Туда, откуда вы пришли (Alt+Left)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Искать на этой странице</translation>
    </message>
    <message>
        <source>The place found before</source>
        <translation>Предыдущее найденное место</translation>
    </message>
    <message>
        <source>The next place found</source>
        <translation>Следующее найденное место</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>found: {count}</source>
        <translation>найдено: {count}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} из {count}</translation>
    </message>
</context>
<context>
    <name>ScoreRows</name>
    <message>
        <source>{before} → {after}</source>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>of {target}</source>
        <translation>из {target}</translation>
    </message>
    <message>
        <source>{name}: {after} of {target} points</source>
        <translation>{name}: очки {after} из {target}</translation>
    </message>
    <message>
        <source>{name}: {after} of {target} points, before {before}</source>
        <translation>{name}: очки {after} из {target}, было {before}</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>The sealed pack</source>
        <translation>Запечатанная колода</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>The seal, shown before the cards moved</source>
        <translation>Печать, показанная до сдачи карт</translation>
    </message>
    <message>
        <source>Check it yourself: this command prints the seal</source>
        <translation>Проверьте сами: эта команда вычисляет печать</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Система</translation>
    </message>
    <message>
        <source>The command</source>
        <translation>Команда</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>Скопировать команду</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Проверить</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Эта раздача</translation>
    </message>
    <message>
        <source>No pack is sealed now. Packs are sealed in every match but those that begin with a deal code, the deal of the day, or cards that you play again: whoever has the code can know them, so that there would be no secret to prove.</source>
        <translation>Сейчас ни одна колода не запечатана. Колоды запечатывают в каждой партии, кроме тех, что начинаются с кода раздачи, с раздачи дня или с карт, которые вы играете снова: у кого есть код, тот может их знать, так что не было бы тайны, которую доказывать.</translation>
    </message>
    <message>
        <source>The pack was shuffled and sealed before it was cut and before a card was dealt. The seal fixes every card, and tells nothing about any. When the deal is over it is opened here, and you can check that no card was changed on the way.</source>
        <translation>Колоду перетасовали и запечатали до того, как её сняли и сдали первую карту. Печать удостоверяет место каждой карты, но ни одной не выдаёт. Когда раздача закончится, здесь она будет вскрыта, и вы сможете проверить, что по дороге не подменили ни одной карты.</translation>
    </message>
    <message>
        <source>This pack was fixed before the cut: its cards and a random number, put through SHA-256, give the seal. Nobody can find other cards that do.</source>
        <translation>Порядок карт в этой колоде определён до снятия: если пропустить его вместе со случайным числом через SHA-256, получится печать. Подобрать другие карты с такой же печатью не может никто.</translation>
    </message>
    <message numerus="yes">
        <source>The pack as it was sealed; then %n card(s) were lifted off</source>
        <translation>
            <numerusform>Порядок карт, когда колоду запечатали; потом сняли %n карту</numerusform>
            <numerusform>Порядок карт, когда колоду запечатали; потом сняли %n карты</numerusform>
            <numerusform>Порядок карт, когда колоду запечатали; потом сняли %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack as it was sealed; it was not cut</source>
        <translation>Порядок карт, когда колоду запечатали; её не снимали</translation>
    </message>
    <message>
        <source>✓ Right: the cards are those that were sealed.</source>
        <translation>✓ Верно: это те самые карты, которые запечатали.</translation>
    </message>
    <message>
        <source>✗ Wrong: these are not the cards that were sealed.</source>
        <translation>✗ Неверно: это не те карты, которые запечатали.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>You draw the {card} for the deal.</source>
        <translation>Вы тянете жребий: {card}.</translation>
    </message>
    <message>
        <source>{name} draws the {card} for the deal.</source>
        <translation>{name} тянет жребий: {card}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Сдаёте вы.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} сдаёт.</translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>Вам сдана %n карта, которая вам ещё не видна.</numerusform>
            <numerusform>Вам сданы %n карты, которые вам ещё не видны.</numerusform>
            <numerusform>Вам сдано %n карт, которые вам ещё не видны.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are dealt: {cards}.</source>
        <translation>Вам сданы: {cards}.</translation>
    </message>
    <message>
        <source>The turned card is the {card}.</source>
        <translation>Открытая карта — {card}.</translation>
    </message>
    <message>
        <source>{title}: {suit}.</source>
        <translation>{title}: {suit:nom}.</translation>
    </message>
    <message>
        <source>Now you see your cards: {cards}.</source>
        <translation>Теперь ваши карты открыты: {cards}.</translation>
    </message>
    <message>
        <source>You say: “{words}”.</source>
        <translation>Вы говорите: «{words}».</translation>
    </message>
    <message>
        <source>{name} says: “{words}”.</source>
        <translation>{name} говорит: «{words}».</translation>
    </message>
    <message>
        <source>You announce: {combination}.</source>
        <translation>Вы объявляете: {combination}.</translation>
    </message>
    <message>
        <source>{name} announces: {combination}.</source>
        <translation>{name} объявляет: {combination}.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: %n очко за «{reason}».</numerusform>
            <numerusform>{side}: %n очка за «{reason}».</numerusform>
            <numerusform>{side}: %n очков за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: minus %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: минус %n очко за «{reason}».</numerusform>
            <numerusform>{side}: минус %n очка за «{reason}».</numerusform>
            <numerusform>{side}: минус %n очков за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>Вы получаете %n очко за «{reason}».</numerusform>
            <numerusform>Вы получаете %n очка за «{reason}».</numerusform>
            <numerusform>Вы получаете %n очков за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{name} получает %n очко за «{reason}».</numerusform>
            <numerusform>{name} получает %n очка за «{reason}».</numerusform>
            <numerusform>{name} получает %n очков за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>Вы теряете %n очко: «{reason}».</numerusform>
            <numerusform>Вы теряете %n очка: «{reason}».</numerusform>
            <numerusform>Вы теряете %n очков: «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>{name} теряет %n очко: «{reason}».</numerusform>
            <numerusform>{name} теряет %n очка: «{reason}».</numerusform>
            <numerusform>{name} теряет %n очков: «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>Вы сбрасываете %n карту.</numerusform>
            <numerusform>Вы сбрасываете %n карты.</numerusform>
            <numerusform>Вы сбрасываете %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} сбрасывает %n карту.</numerusform>
            <numerusform>{name} сбрасывает %n карты.</numerusform>
            <numerusform>{name} сбрасывает %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard: {cards}.</source>
        <translation>Вы сбрасываете: {cards}.</translation>
    </message>
    <message>
        <source>{name} discards: {cards}.</source>
        <translation>{name} сбрасывает: {cards}.</translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation>Вы ходите {card:ins}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} ходит {card:ins}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Вы кладёте {card:acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} кладёт {card:acc}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Вы берёте взятку.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} берёт взятку.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Вы берёте карту из колоды.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} берёт карту из колоды.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Вы берёте из колоды {card:acc}.</translation>
    </message>
    <message>
        <source>{name} draws the {card}.</source>
        <translation>{name} берёт из колоды {card:acc}.</translation>
    </message>
    <message>
        <source>The {card} is set aside.</source>
        <translation>Отложено: {card}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>The score: {sides}.</source>
        <translation>Счёт: {sides}.</translation>
    </message>
    <message>
        <source>The deal is over. {score}</source>
        <translation>Раздача окончена. {score}</translation>
    </message>
    <message>
        <source>You have won the match. {score}</source>
        <translation>Вы выиграли партию. {score}</translation>
    </message>
    <message>
        <source>You and {name} have won the match. {score}</source>
        <translation>Партию выиграли вы и {name}. {score}</translation>
    </message>
    <message>
        <source>{name} has won the match. {score}</source>
        <translation>Партию выигрывает {name}. {score}</translation>
    </message>
    <message>
        <source>{first} and {second} have won the match. {score}</source>
        <translation>Партию выиграли {first} и {second}. {score}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Страница</translation>
    </message>
    <message>
        <source>R&amp;eset this page</source>
        <translation>С&amp;бросить страницу</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Copied: versions, settings without names, and the end of the log.</source>
        <translation>Скопировано: версии, настройки без имён и конец журнала.</translation>
    </message>
</context>
<context>
    <name>Slots</name>
    <message>
        <source>{point}: {side}</source>
        <comment>such as High: Oksana</comment>
        <translation>{point}: {side}</translation>
    </message>
</context>
<context>
    <name>SoundPage</name>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>Soun&amp;d</source>
        <translation>Зв&amp;ук</translation>
    </message>
    <message>
        <source>Cards, points and the end of a match are heard</source>
        <translation>Озвучивать карты, очки и конец партии</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>Гр&amp;омкость</translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <translation>Пров&amp;ерить</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#xa0;%</translation>
    </message>
    <message>
        <source>There is no sound device at the moment.</source>
        <translation>Сейчас нет звукового устройства.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Reset to the traditional rules</source>
        <translation>Вернуть традиционные правила</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдавайте!</translation>
    </message>
    <message>
        <source>Clear the ledger</source>
        <translation>Начать счёт с нуля</translation>
    </message>
    <message>
        <source>Deal from a code…</source>
        <translation>Сдать по коду…</translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation>{side} {total}</translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation>Общий счёт: {sums}</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Продолжить урок</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Покажите, как играть</translation>
    </message>
    <message>
        <source>House rules  •  {count} changed</source>
        <translation>Домашние правила  •  изменено: {count}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашние правила</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Без помощи</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>С помощью</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>С помощью и без неё</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Все противники</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>Все партнёры</translation>
    </message>
    <message>
        <source>All styles</source>
        <translation>Все стили</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Обычные правила</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Другие правила</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>Here you will see how you play: what you win, by what, and how that changes. Play a match!</source>
        <translation>Здесь вы увидите, как вы играете: что выигрываете, за счёт чего и как это меняется. Сыграйте партию!</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Очков за раздачу</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Подряд</translation>
    </message>
    <message>
        <source>Doubled wins</source>
        <translation>Двойные победы</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Лучшая раздача</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Худшая раздача</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Лучшая партия</translation>
    </message>
    <message>
        <source>Worst match</source>
        <translation>Худшая партия</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Сравнить по</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n раздача</numerusform>
            <numerusform>%n раздачи</numerusform>
            <numerusform>%n раздач</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}; not finished: {count}</source>
        <translation>{deals}; не закончено: {count}</translation>
    </message>
    <message>
        <source>Others: {points}</source>
        <translation>Другие: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n выигранная</numerusform>
            <numerusform>%n выигранные</numerusform>
            <numerusform>%n выигранных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n проигранная</numerusform>
            <numerusform>%n проигранные</numerusform>
            <numerusform>%n проигранных</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest: {won} won, {lost} lost</source>
        <translation>Больше всего: выиграно {won}, проиграно {lost}</translation>
    </message>
    <message>
        <source>counted double in the ledger</source>
        <translation>записано вдвойне</translation>
    </message>
    <message>
        <source>Charts need pyqtgraph, which is not installed; all figures are in tables.</source>
        <translation>Для графиков нужен pyqtgraph, а он не установлен; все числа приведены в таблицах.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>TableMatch</name>
    <message>
        <source>The pack is sealed: {digits}</source>
        <translation>Колода запечатана: {digits}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nothing can be claimed now: the tricks that are left are not certain</source>
        <translation>Забирать ещё рано: неизвестно, кому достанутся остальные взятки</translation>
    </message>
    <message>
        <source>Tricks are not looked at again in this game until the deal is over</source>
        <translation>В этой игре взятки не смотрят, пока раздача не окончена</translation>
    </message>
</context>
<context>
    <name>TableTree</name>
    <message>
        <source>Card table: {game}</source>
        <translation>Стол: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Ваша рука: %n карта</numerusform>
            <numerusform>Ваша рука: %n карты</numerusform>
            <numerusform>Ваша рука: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Закрытая карта</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбрана</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>можно выбрать</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>ею можно ходить</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>ею сейчас ходить нельзя</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Вы: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %n card(s)</source>
        <translation>
            <numerusform>Взятка: %n карта</numerusform>
            <numerusform>Взятка: %n карты</numerusform>
            <numerusform>Взятка: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{pile}: {cards}</source>
        <translation>{pile}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{pile}: %n card(s)</source>
        <translation>
            <numerusform>{pile}: %n карта</numerusform>
            <numerusform>{pile}: %n карты</numerusform>
            <numerusform>{pile}: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>раздающий</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>сейчас очередь этого игрока</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%n взятка</numerusform>
            <numerusform>%n взятки</numerusform>
            <numerusform>%n взяток</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>на руках %n карта</numerusform>
            <numerusform>на руках %n карты</numerusform>
            <numerusform>на руках %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>says: “{words}”</source>
        <translation>говорит: «{words}»</translation>
    </message>
    <message>
        <source>{point}: {side}</source>
        <comment>such as High: Oksana</comment>
        <translation>{point}: {side}</translation>
    </message>
    <message>
        <source>{point}: nobody yet</source>
        <comment>such as High: nobody yet</comment>
        <translation>{point}: ещё никому</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Очки этой раздачи</translation>
    </message>
    <message>
        <source>{side}: {total}</source>
        <comment>in the ledger</comment>
        <translation>{side}: {total}</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Общий счёт</translation>
    </message>
    <message>
        <source>{name}: {combination}, {points}</source>
        <comment>an announcement</comment>
        <translation>{name}: {combination}, {points}</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Объявлено</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message>
        <source>with {partner}</source>
        <translation>и {partner}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Partner · {level}</source>
        <translation>Партнёр · {level}</translation>
    </message>
    <message>
        <source>D</source>
        <comment>on the dealer&apos;s button</comment>
        <translation>Р</translation>
    </message>
    <message>
        <source>{caption}: {count}</source>
        <comment>such as Stock: 31</comment>
        <translation>{caption}: {count}</translation>
    </message>
</context>
<context>
    <name>ToldPanel</name>
    <message>
        <source>How the computers play fair</source>
        <translation>Почему компьютеры играют честно</translation>
    </message>
    <message>
        <source>Computer players think in a program of their own. It gets one message for each decision: the cards of the player who decides, what lies open, what everybody has seen and said in this deal, and the score. It is never told other hands, the stock or the pack, and it cannot ask.</source>
        <translation>Компьютерные игроки думают в отдельной программе. На каждое решение она получает одно сообщение: карты игрока, который решает, что лежит открытым, что все видели и говорили в этой раздаче, и счёт. Чужих карт или колоды ей никогда не сообщают, и спросить она не может.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>What the computers decided</source>
        <translation>Что решили компьютеры</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Сообщение</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Раздача {number}</translation>
    </message>
    <message>
        <source>The message as it was sent, without the number for its answer, the time limit and the random number.</source>
        <translation>Сообщение — такое, какое отправлено, только без номера для ответа, ограничения времени и случайного числа.</translation>
    </message>
    <message>
        <source>When a deal is over, each of its messages can be read here.</source>
        <translation>Когда раздача закончится, здесь можно прочитать каждое её сообщение.</translation>
    </message>
    <message>
        <source>Trick {number} · {name}: {move}</source>
        <translation>Взятка {number} · {name}: {move}</translation>
    </message>
    <message>
        <source>Before play · {name}: {move}</source>
        <translation>До игры · {name}: {move}</translation>
    </message>
    <message>
        <source>“hand”, “legal” and “own” are what {name} alone knew; all else everybody knew.</source>
        <translation>«hand», «legal» и «own» — то, что знал только игрок {name}; остальное знали все.</translation>
    </message>
    <message>
        <source>{name} held, and the message does not name: {cards}</source>
        <translation>{name}: карты на руках, которых сообщение не называет: {cards}</translation>
    </message>
</context>
<context>
    <name>ToolButton</name>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action} ({keys})</translation>
    </message>
</context>
<context>
    <name>TransportButton</name>
    <message>
        <source>{action} ({keys})</source>
        <translation>{action} ({keys})</translation>
    </message>
</context>
<context>
    <name>TrickShow</name>
    <message>
        <source>Click or press Space to go on</source>
        <translation>Щёлкните или нажмите пробел, чтобы играть дальше</translation>
    </message>
</context>
<context>
    <name>TrumpSign</name>
    <message>
        <source>Trump this trick</source>
        <translation>Козырь этой взятки</translation>
    </message>
    <message>
        <source>next still hidden</source>
        <translation>следующий закрыт</translation>
    </message>
    <message>
        <source>Trump to the end</source>
        <translation>Козырь до конца</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>What would you like to play?</source>
        <translation>Во что сыграем?</translation>
    </message>
    <message>
        <source>Welcome to {name}</source>
        <translation>Добро пожаловать в {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Покажите, как играть</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>You play offline, against the computer.</source>
        <translation>Вы играете с компьютером, без интернета.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>{move}: expected points {points}.</source>
        <translation>{move}: ожидаемые очки {points}.</translation>
    </message>
    <message>
        <source>Best is {move}: expected points {points}.</source>
        <translation>Лучшее — {move}: ожидаемые очки {points}.</translation>
    </message>
    <message>
        <source>{move}: expected points {points}, chance to take the trick {chance}.</source>
        <translation>{move}: ожидаемые очки {points}, вероятность взять взятку {chance}.</translation>
    </message>
    <message>
        <source>Best is {move}: expected points {points}, chance to take the trick {chance}.</source>
        <translation>Лучшее — {move}: ожидаемые очки {points}, вероятность взять взятку {chance}.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>{rank} of {suit}</source>
        <comment>queen of spades</comment>
        <translation>{rank} {suit:gen}</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message>
        <source>This is not a deal code</source>
        <translation>Это не код раздачи</translation>
    </message>
    <message>
        <source>This deal code is too short: something is missing</source>
        <translation>Этот код раздачи слишком короткий: чего-то не хватает</translation>
    </message>
    <message>
        <source>This deal code has a wrong letter somewhere</source>
        <translation>В этом коде раздачи где-то не та буква</translation>
    </message>
    <message>
        <source>This deal code comes from another version of the program</source>
        <translation>Этот код раздачи — из другой версии программы</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The turned card</source>
        <translation>Открытая карта</translation>
    </message>
    <message>
        <source>The winner of the trick takes it.</source>
        <translation>Её берёт тот, кто выиграл взятку.</translation>
    </message>
    <message>
        <source>It is put out of play; both draw unseen cards.</source>
        <translation>Она выходит из игры; оба берут закрытые карты.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>Each turned card makes the trump of the next trick.</source>
        <translation>Каждая открытая карта определяет козырь следующей взятки.</translation>
    </message>
    <message>
        <source>The first turned card makes the trump for the whole deal.</source>
        <translation>Первая открытая карта определяет козырь на всю раздачу.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Что засчитывается</translation>
    </message>
    <message>
        <source>High, Low and Jack of the last trump, when all is played.</source>
        <translation>Старший, Младший и Джек последнего козыря, когда всё сыграно.</translation>
    </message>
    <message>
        <source>High, Low and Jack of each trick&apos;s own trump, at once.</source>
        <translation>Старший, Младший и Джек козыря каждой взятки, сразу.</translation>
    </message>
    <message>
        <source>The point for Game</source>
        <translation>Очко за Гейм</translation>
    </message>
    <message>
        <source>It is not given.</source>
        <translation>Не начисляется.</translation>
    </message>
    <message>
        <source>The side whose won cards are worth most scores it.</source>
        <translation>Его получает тот, чьи взятые карты стоят больше всех.</translation>
    </message>
    <message>
        <source>A jack turned first</source>
        <translation>Первая открытая карта — валет</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Ничего не даёт.</translation>
    </message>
    <message>
        <source>The dealer scores a point for it.</source>
        <translation>Раздающий получает за него очко.</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>California Jack</source>
        <translation>Калифорнийский Джек</translation>
    </message>
    <message>
        <source>Two players and a stock: every trick wins a card, and the trump changes.</source>
        <translation>Два игрока и колода: каждая взятка приносит карту, а козырь меняется.</translation>
    </message>
    <message>
        <source>won the highest trump</source>
        <translation>взят старший козырь</translation>
    </message>
    <message>
        <source>the highest trump came into no trick</source>
        <translation>старший козырь не попал во взятки</translation>
    </message>
    <message>
        <source>won the lowest trump</source>
        <translation>взят младший козырь</translation>
    </message>
    <message>
        <source>the lowest trump came into no trick</source>
        <translation>младший козырь не попал во взятки</translation>
    </message>
    <message>
        <source>won the trump jack</source>
        <translation>взят козырный валет</translation>
    </message>
    <message>
        <source>won the cards worth most</source>
        <translation>взяты карты наибольшей стоимости</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Старшинство десятки</translation>
    </message>
    <message>
        <source>The ten is the highest card, above the ace.</source>
        <translation>Десятка — старшая карта, старше туза.</translation>
    </message>
    <message>
        <source>The ten ranks between the nine and the jack.</source>
        <translation>Десятка идёт между девяткой и валетом.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Класть в масть</translation>
    </message>
    <message>
        <source>Whoever can follow suit must do so.</source>
        <translation>У кого есть карта той же масти, тот обязан её положить.</translation>
    </message>
    <message>
        <source>A trump may be played even when able to follow.</source>
        <translation>Козырять можно и тогда, когда есть масть.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очков до победы</translation>
    </message>
    <message>
        <source>The first side to reach this many points wins the match.</source>
        <translation>Партию выигрывает тот, кто первым наберёт столько очков.</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Старший</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Младший</translation>
    </message>
    <message>
        <source>Jack</source>
        <translation>Джек</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гейм</translation>
    </message>
    <message>
        <source>the trump jack came into no trick</source>
        <translation>козырный валет не попал во взятки</translation>
    </message>
    <message>
        <source>no side counted more than all the others</source>
        <translation>никто не насчитал больше всех остальных</translation>
    </message>
    <message>
        <source>Jack turned</source>
        <translation>Открытый валет</translation>
    </message>
    <message>
        <source>the dealer turned a jack for trump</source>
        <translation>козырем открыт валет</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>A heart beats every card of another suit.</source>
        <translation>Черва бьёт любую карту другой масти.</translation>
    </message>
    <message>
        <source>No suit beats another; hearts matter for the Baba only.</source>
        <translation>Ни одна масть не бьёт другую; черви важны только для Бабы.</translation>
    </message>
    <message>
        <source>The Baba of hearts</source>
        <translation>Червонная Баба</translation>
    </message>
    <message>
        <source>5 alone; 6, 9, 15 with king, queen and jack.</source>
        <translation>Сама — 5; с королём, дамой, валетом — 6, 9, 15.</translation>
    </message>
    <message>
        <source>Two more than another: 5, 8, 11, 17.</source>
        <translation>На два больше другой: 5, 8, 11, 17.</translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation>Ошибочная карта</translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation>Ею нельзя сыграть.</translation>
    </message>
    <message>
        <source>It goes back to the hand and costs 3 points.</source>
        <translation>Она возвращается в руку, и это стоит 3 очка.</translation>
    </message>
    <message>
        <source>Fine for talk</source>
        <translation>Штраф за разговоры</translation>
    </message>
    <message>
        <source>What asking for a hint costs your side.</source>
        <translation>Сколько вашей стороне стоит подсказка.</translation>
    </message>
    <message>
        <source>Semerik</source>
        <translation>Семерик</translation>
    </message>
    <message>
        <source>Partners with forty cards: announce sets and Babas, then win counting cards.</source>
        <translation>Пара на пару, сорок карт: объявляйте комплекты и Баб, а потом берите очковые карты.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Комплект</translation>
    </message>
    <message>
        <source>three or four of a rank in one hand</source>
        <translation>три или четыре одинаковые карты на одной руке</translation>
    </message>
    <message>
        <source>Baba</source>
        <translation>Баба</translation>
    </message>
    <message>
        <source>three, two and ace of a suit in one hand</source>
        <translation>тройка, двойка и туз одной масти на одной руке</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>three or four counting cards in a trick</source>
        <translation>три или четыре очковые карты во взятке</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Все взятки</translation>
    </message>
    <message>
        <source>won all ten tricks</source>
        <translation>взяты все десять взяток</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>for a wrong card or for talk</source>
        <translation>за ошибочную карту или разговоры</translation>
    </message>
    <message>
        <source>Chief suit</source>
        <translation>Главная масть</translation>
    </message>
    <message>
        <source>Three {ranks}</source>
        <translation>Три {ranks:few}</translation>
    </message>
    <message>
        <source>Baba of {suit}: {ranks}</source>
        <translation>{suit:Fem} Баба: {ranks}</translation>
    </message>
    <message>
        <source>This gift would give your opponents the match. Give it all the same?</source>
        <translation>С этим подарком противники выиграют партию. Всё равно подарить?</translation>
    </message>
    <message>
        <source>A jack turned after a run</source>
        <translation>Валет после смены козыря</translation>
    </message>
    <message>
        <source>It scores when it fixes the new trump.</source>
        <translation>Даёт очко, когда определяет новый козырь.</translation>
    </message>
    <message>
        <source>Only the first card turned in a deal can score.</source>
        <translation>Дать очко может только первая карта, открытая в раздаче.</translation>
    </message>
    <message>
        <source>It always scores, even in the rejected suit.</source>
        <translation>Даёт очко всегда, даже в масти, от которой отказались.</translation>
    </message>
    <message>
        <source>More than six cards</source>
        <translation>Больше шести карт</translation>
    </message>
    <message>
        <source>Each player discards down to six before play.</source>
        <translation>Перед игрой каждый сбрасывает лишние, оставляя шесть.</translation>
    </message>
    <message>
        <source>All cards are kept; six tricks are played with them.</source>
        <translation>Все карты остаются; ими разыгрывают шесть взяток.</translation>
    </message>
    <message>
        <source>The point for Low</source>
        <translation>Очко за Младшего</translation>
    </message>
    <message>
        <source>It belongs to whoever was dealt the lowest trump.</source>
        <translation>Принадлежит тому, кто получил младший козырь при раздаче.</translation>
    </message>
    <message>
        <source>It belongs to the side that wins the lowest trump in a trick.</source>
        <translation>Принадлежит тому, кто взял младший козырь во взятке.</translation>
    </message>
    <message>
        <source>A tie for Game</source>
        <translation>Ничья за Гейм</translation>
    </message>
    <message>
        <source>Nobody scores the point.</source>
        <translation>Очка не получает никто.</translation>
    </message>
    <message>
        <source>The tied side nearest the dealer&apos;s left scores it.</source>
        <translation>Очко получает тот из равных, кто сидит ближе слева от раздающего.</translation>
    </message>
    <message>
        <source>Playing blind</source>
        <translation>Игра вслепую</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner and right neighbour see their cards once the trump is fixed.</source>
        <translation>Партнёр раздающего и игрок справа от него видят свои карты, когда козырь определён.</translation>
    </message>
    <message>
        <source>Everybody sees their cards at once.</source>
        <translation>Все сразу видят свои карты.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Стою</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Стою</translation>
    </message>
    <message>
        <source>Play with this trump</source>
        <translation>Играть с этим козырем</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Прошу</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Прошу</translation>
    </message>
    <message>
        <source>Ask for another trump: the dealer gives you a point or runs the cards</source>
        <translation>Попросить другой козырь: раздающий даст вам очко или сменит козырь</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Возьми одно</translation>
    </message>
    <message>
        <source>Keep this trump and give the beggar a point</source>
        <translation>Оставить этот козырь и дать очко тому, кто просит</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Сменить козырь</translation>
    </message>
    <message>
        <source>I run the cards</source>
        <translation>Меняю козырь</translation>
    </message>
    <message>
        <source>Deal three more each and turn a new trump</source>
        <translation>Раздать ещё по три карты и открыть новый козырь</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>I have discarded</source>
        <translation>Карты сброшены</translation>
    </message>
    <message>
        <source>Choose the cards to discard, down to six</source>
        <translation>Выберите, какие карты сбросить, чтобы осталось шесть</translation>
    </message>
    <message>
        <source>Play with this trump, or ask for another?</source>
        <translation>Играть с этим козырем или просить другой?</translation>
    </message>
    <message>
        <source>{name} begs: give a point, or deal for another trump?</source>
        <translation>{name} просит: дать очко или сменить козырь?</translation>
    </message>
    <message>
        <source>Turned card</source>
        <translation>Открытая карта</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Сброшенные</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Подарок</translation>
    </message>
    <message>
        <source>the dealer said “take one”</source>
        <translation>раздающий сказал «возьми одно»</translation>
    </message>
    <message>
        <source>was dealt the highest trump</source>
        <translation>старший козырь получен при раздаче</translation>
    </message>
    <message>
        <source>no trump was dealt</source>
        <translation>козырей при раздаче не было</translation>
    </message>
    <message>
        <source>was dealt the lowest trump</source>
        <translation>младший козырь получен при раздаче</translation>
    </message>
    <message>
        <source>won the trick with the trump jack</source>
        <translation>взята взятка с козырным валетом</translation>
    </message>
    <message>
        <source>Your cards stay face down until the trump is fixed (rule A15)</source>
        <translation>Ваши карты закрыты, пока не определён козырь (правило A15)</translation>
    </message>
    <message>
        <source>Seven Up for three</source>
        <translation>Севен ап втроём</translation>
    </message>
    <message>
        <source>Each for themselves: beg for a better trump, then play for High, Low, Jack and Game.</source>
        <translation>Каждый сам за себя: просите козырь получше, а потом играйте за Старшего, Младшего, Джека и Гейм.</translation>
    </message>
    <message>
        <source>Seven Up in pairs</source>
        <translation>Севен ап вчетвером</translation>
    </message>
    <message>
        <source>Four players, partners opposite; two of them play blind until the trump is fixed.</source>
        <translation>Четыре игрока, партнёры напротив; двое из них играют вслепую, пока не определён козырь.</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>Discard these cards: {cards}.</source>
        <translation>Сбросьте эти карты: {cards}.</translation>
    </message>
    <message>
        <source>Play the {play}: most likely it wins the trick.</source>
        <translation>Сыграйте {play:ins}: скорее всего, взятка будет ваша.</translation>
    </message>
    <message>
        <source>Play the {play}, though the {other} is about as good.</source>
        <translation>Сыграйте {play:ins}, хотя {other} — карта почти не хуже.</translation>
    </message>
    <message>
        <source>Play the {play}: no other card promises you as many points.</source>
        <translation>Сыграйте {play:ins}: ни одна другая карта не обещает вам столько очков.</translation>
    </message>
    <message>
        <source>Play the {play}: the trick is lost, and this is the card you will miss least.</source>
        <translation>Сыграйте {play:ins}: взятка потеряна, а эту карту меньше всего жалко.</translation>
    </message>
    <message>
        <source>Play the {play}: it is the only card that you may play.</source>
        <translation>Сыграйте {play:ins}: это единственная карта, которой можно ходить.</translation>
    </message>
    <message>
        <source>Play the {play}: it wins the match, however the cards lie.</source>
        <translation>Сыграйте {play:ins}: так вы выиграете партию, как бы ни лежали карты.</translation>
    </message>
    <message>
        <source>Play the {play}, though the match can hardly be saved.</source>
        <translation>Сыграйте {play:ins}, хотя партию вряд ли спасти.</translation>
    </message>
    <message>
        <source>Play the {play}: it wins the trick for sure.</source>
        <translation>Сыграйте {play:ins}: взятка точно ваша.</translation>
    </message>
    <message>
        <source>Play the {play}: let the others have this trick.</source>
        <translation>Сыграйте {play:ins}: эту взятку отдайте другим.</translation>
    </message>
    <message>
        <source>Play the {play}: your partner&apos;s {card} is winning the trick.</source>
        <translation>Сыграйте {play:ins}: взятку берёт ваш партнёр {card:ins}.</translation>
    </message>
    <message>
        <source>Play the {play}, though your partner&apos;s {card} is winning: it pays all the same.</source>
        <translation>Сыграйте {play:ins}, хотя взятку и так берёт ваш партнёр {card:ins}: это выгоднее.</translation>
    </message>
    <message>
        <source>Play the {play}: it brings home the trump jack for sure.</source>
        <translation>Сыграйте {play:ins}: так козырный валет точно ваш.</translation>
    </message>
    <message>
        <source>Play the {play}, though it is lost: everything else costs more.</source>
        <translation>Сыграйте {play:ins}, хотя эта карта пропадёт: всё остальное обойдётся дороже.</translation>
    </message>
    <message>
        <source>Play the {play}, and keep the {card} from falling to the {from}.</source>
        <translation>Сыграйте {play:ins} и придержите {card:acc}: эту карту бьёт {from}.</translation>
    </message>
    <message>
        <source>Play the {play}: its {pips} toward Game are yours for sure.</source>
        <translation>Сыграйте {play:ins}: эти {pips} на Гейм точно ваши.</translation>
    </message>
    <message numerus="yes">
        <source>Play the {play}: with {count} counting cards the trick brings you %n point(s).</source>
        <translation>
            <numerusform>Сыграйте {play:ins}: очковых карт во взятке {count}, она даёт вам %n очко.</numerusform>
            <numerusform>Сыграйте {play:ins}: очковых карт во взятке {count}, она даёт вам %n очка.</numerusform>
            <numerusform>Сыграйте {play:ins}: очковых карт во взятке {count}, она даёт вам %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the {play}, though the others score with it: everything else costs more.</source>
        <translation>Сыграйте {play:ins}, хотя другие получат на этом очки: всё остальное обойдётся дороже.</translation>
    </message>
    <message>
        <source>Play the {play}: you hold no {suit}, and this is the card you will miss least.</source>
        <translation>Сыграйте {play:ins}: {suit:gen} у вас нет, а эту карту меньше всего жалко.</translation>
    </message>
    <message>
        <source>Play the {play}: with the trick you take the {card} from the stock.</source>
        <translation>Сыграйте {play:ins}: вместе со взяткой вы возьмёте из колоды {card:acc}.</translation>
    </message>
    <message>
        <source>Say “{word}”: there is nothing else to say.</source>
        <translation>Скажите «{word}»: ничего другого сказать нельзя.</translation>
    </message>
    <message>
        <source>Say “{word}”, though “{other}” is about as good.</source>
        <translation>Скажите «{word}», хотя «{other}» почти не хуже.</translation>
    </message>
    <message>
        <source>Say “{word}”: it promises about {points} points more than “{other}”.</source>
        <translation>Скажите «{word}»: это обещает примерно на {points} очка больше, чем «{other}».</translation>
    </message>
</context>
<context>
    <name>key</name>
    <message>
        <source>S</source>
        <translation>С</translation>
    </message>
    <message>
        <source>B</source>
        <translation>П</translation>
    </message>
    <message>
        <source>T</source>
        <translation>В</translation>
    </message>
    <message>
        <source>R</source>
        <translation>С</translation>
    </message>
    <message>
        <source>D</source>
        <translation>С</translation>
    </message>
</context>
<context>
    <name>level</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Хороший</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Мастер</translation>
    </message>
</context>
<context>
    <name>mistake</name>
    <message>
        <source>{name}: this card may not be played, and goes back to the hand</source>
        <translation>{name}: такой картой ходить нельзя, она возвращается в руку</translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs your side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: карта возвращается в руку, ваша сторона теряет %n очко (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта возвращается в руку, ваша сторона теряет %n очка (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта возвращается в руку, ваша сторона теряет %n очков (правило&#xa0;{rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs their side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: карта возвращается в руку, их сторона теряет %n очко (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта возвращается в руку, их сторона теряет %n очка (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта возвращается в руку, их сторона теряет %n очков (правило&#xa0;{rule})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rank</name>
    <message>
        <source>two</source>
        <translation>двойка|двойки|двойку|двойкой</translation>
    </message>
    <message>
        <source>three</source>
        <translation>тройка|тройки|тройку|тройкой</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвёрка|четвёрки|четвёрку|четвёркой</translation>
    </message>
    <message>
        <source>five</source>
        <translation>пятёрка|пятёрки|пятёрку|пятёркой</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шестёрка|шестёрки|шестёрку|шестёркой</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>семёрка|семёрки|семёрку|семёркой</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>восьмёрка|восьмёрки|восьмёрку|восьмёркой</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка|девятки|девятку|девяткой</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка|десятки|десятку|десяткой</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет|валета|валета|валетом</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама|дамы|даму|дамой</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король|короля|короля|королём</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз|туза|туза|тузом</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>twos</source>
        <translation>двойки|двоек|двойки|двойками|двойки</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>тройки|троек|тройки|тройками|тройки</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>четвёрки|четвёрок|четвёрки|четвёрками|четвёрки</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>пятёрки|пятёрок|пятёрки|пятёрками|пятёрки</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>шестёрки|шестёрок|шестёрки|шестёрками|шестёрки</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>семёрки|семёрок|семёрки|семёрками|семёрки</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>восьмёрки|восьмёрок|восьмёрки|восьмёрками|восьмёрки</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>девятки|девяток|девятки|девятками|девятки</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>десятки|десяток|десятки|десятками|десятки</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>валеты|валетов|валетов|валетами|валета</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>дамы|дам|дам|дамами|дамы</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>короли|королей|королей|королями|короля</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>тузы|тузов|тузов|тузами|туза</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>It is the only move that the rules allow.</source>
        <translation>Это единственный ход, который разрешают правила.</translation>
    </message>
    <message>
        <source>It wins the match, however the cards lie.</source>
        <translation>Так вы выиграете партию, как бы ни лежали карты.</translation>
    </message>
    <message>
        <source>It loses the match, however the cards lie.</source>
        <translation>Так партия проиграна, как бы ни лежали карты.</translation>
    </message>
    <message>
        <source>The trick is yours for sure.</source>
        <translation>Взятка точно ваша.</translation>
    </message>
    <message>
        <source>The trick goes to the others.</source>
        <translation>Взятка достанется другим.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick with the {card}.</source>
        <translation>Взятку берёт ваш партнёр {card:ins}.</translation>
    </message>
    <message>
        <source>It beats your partner, who is winning with the {card}.</source>
        <translation>Это перебивает партнёра, который и так берёт взятку {card:ins}.</translation>
    </message>
    <message>
        <source>It brings home the trump jack, which is a point.</source>
        <translation>Так козырный валет ваш, а это очко.</translation>
    </message>
    <message>
        <source>The others win the trump jack, which is a point.</source>
        <translation>Козырного валета берут другие, а это очко.</translation>
    </message>
    <message>
        <source>It keeps the {card} from falling to the {from}.</source>
        <translation>Это бережёт {card:acc}: эту карту бьёт {from}.</translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for you.</source>
        <translation>{card:Nom} даёт вам {pips} на Гейм.</translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for the others.</source>
        <translation>{card:Nom} даёт другим {pips} на Гейм.</translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings you %n point(s).</source>
        <translation>
            <numerusform>Очковых карт во взятке {count}, она даёт вам %n очко.</numerusform>
            <numerusform>Очковых карт во взятке {count}, она даёт вам %n очка.</numerusform>
            <numerusform>Очковых карт во взятке {count}, она даёт вам %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings the others %n point(s).</source>
        <translation>
            <numerusform>Очковых карт во взятке {count}, она даёт другим %n очко.</numerusform>
            <numerusform>Очковых карт во взятке {count}, она даёт другим %n очка.</numerusform>
            <numerusform>Очковых карт во взятке {count}, она даёт другим %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows everybody that you hold no {suit}.</source>
        <translation>Это показывает всем, что {suit:gen} у вас нет.</translation>
    </message>
    <message>
        <source>With the trick you take the {card} from the stock.</source>
        <translation>Вместе со взяткой вы берёте из колоды {card:acc}.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>match {match}, {why}</source>
        <translation>партия {match}, {why}</translation>
    </message>
    <message>
        <source>{text} is not a card: write rank then suit, such as TH or 7S</source>
        <translation>{text} — не карта: пишут ранг, а за ним масть, например TH или 7S</translation>
    </message>
    <message>
        <source>{text} is not a move: a word, then cards, such as {example}</source>
        <translation>{text} — не ход: пишут слово, а за ним карты, например {example}</translation>
    </message>
    <message>
        <source>{text} is not a move: a space stands at its end</source>
        <translation>{text} — не ход: в конце стоит пробел</translation>
    </message>
    <message>
        <source>{text} is not an action: it begins with a seat number, 0 to {most}</source>
        <translation>{text} — не действие: оно начинается с номера места, от 0 до {most}</translation>
    </message>
    <message>
        <source>this is no game record: it is nested too deeply</source>
        <translation>это не запись партии: слишком много вложенных уровней</translation>
    </message>
    <message>
        <source>the text breaks off in the middle; its end is missing</source>
        <translation>текст обрывается на середине: конца не хватает</translation>
    </message>
    <message>
        <source>{key} should be an object</source>
        <translation>{key} должно быть объектом</translation>
    </message>
    <message>
        <source>{key} should be a list</source>
        <translation>{key} должно быть списком</translation>
    </message>
    <message>
        <source>{key} should be a seat, 0 to {most}, not {found}</source>
        <translation>{key} должно быть номером места, от 0 до {most}, а не {found}</translation>
    </message>
    <message>
        <source>this is no game record: it is longer than {most} characters</source>
        <translation>это не запись партии: она длиннее, чем разрешено (символов: {most})</translation>
    </message>
    <message>
        <source>this is not JSON: it goes wrong at line {line}, column {column}</source>
        <translation>это не JSON: ошибка в строке {line}, столбце {column}</translation>
    </message>
    <message>
        <source>this is no game record: it holds a number that is far too long</source>
        <translation>это не запись партии: в ней есть слишком длинное число</translation>
    </message>
    <message>
        <source>this is no game record: it lacks {entry}</source>
        <translation>это не запись партии: в ней нет {entry}</translation>
    </message>
    <message>
        <source>record version {found} cannot be read; this program reads version {right}</source>
        <translation>запись версии {found} прочитать нельзя; эта программа читает версию {right}</translation>
    </message>
    <message>
        <source>{game} is no game here; there are {games}</source>
        <translation>игры {game} здесь нет; есть {games}</translation>
    </message>
    <message>
        <source>{key} should be a list of names</source>
        <translation>{key} должно быть списком имён</translation>
    </message>
    <message>
        <source>{key} should hold {right} names for {game}, not {found}</source>
        <translation>{key}: имён для {game} должно быть {right}, а не {found}</translation>
    </message>
    <message>
        <source>{key} should be a side or null, 0 to {most}, not {found}</source>
        <translation>{key} должно быть номером стороны, от 0 до {most}, или null, а не {found}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>строка {line}: {why}</translation>
    </message>
    <message>
        <source>the file holds no record</source>
        <translation>в файле нет ни одной записи</translation>
    </message>
    <message>
        <source>this is no game record: it is longer than {most} bytes</source>
        <translation>это не запись партии: она длиннее, чем разрешено (байтов: {most})</translation>
    </message>
    <message>
        <source>this is no game record: byte {byte} is not UTF-8 text</source>
        <translation>это не запись партии: байт {byte} — не текст UTF-8</translation>
    </message>
    <message>
        <source>the key {key} stands twice in one object</source>
        <translation>ключ {key} стоит дважды в одном объекте</translation>
    </message>
    <message>
        <source>{number} is not a number that a record may hold</source>
        <translation>числа {number} в записи быть не может</translation>
    </message>
    <message>
        <source>this is no game record: {text} holds half a character</source>
        <translation>это не запись партии: в {text} есть половина символа</translation>
    </message>
    <message>
        <source>there is a key {key} that the format does not know</source>
        <translation>есть ключ {key}, которого формат не знает</translation>
    </message>
    <message>
        <source>{key} should be {right} whole numbers, not {found}</source>
        <translation>{key}: целых чисел должно быть {right}, а здесь {found}</translation>
    </message>
    <message>
        <source>it should be an object</source>
        <translation>она должна быть объектом</translation>
    </message>
    <message>
        <source>{key} should be a text of cards</source>
        <translation>{key} должно быть текстом с картами</translation>
    </message>
    <message>
        <source>the deck holds {card} twice</source>
        <translation>в колоде дважды есть {card}</translation>
    </message>
    <message>
        <source>the deck holds {card}, a card {game} is played without</source>
        <translation>в колоде есть {card}, а в {game} такой карты нет</translation>
    </message>
    <message>
        <source>the deck holds {found} cards instead of {right}</source>
        <translation>карт в колоде {found}, а должно быть {right}</translation>
    </message>
    <message>
        <source>{entry} should be a text</source>
        <translation>{entry} должно быть текстом</translation>
    </message>
    <message>
        <source>{entry} is no action of a player</source>
        <translation>{entry} — не действие игрока</translation>
    </message>
    <message>
        <source>{entry} should be side, points and why</source>
        <translation>{entry} должно состоять из стороны, очков и основания</translation>
    </message>
    <message>
        <source>deal {deal}: {why}</source>
        <translation>раздача {deal}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, action {place}: {why}</source>
        <translation>раздача {deal}, действие {place}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, points entry {place}: {why}</source>
        <translation>раздача {deal}, запись очков {place}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, action {place} ({action}): {why}</source>
        <translation>раздача {deal}, действие {place} ({action}): {why}</translation>
    </message>
    <message>
        <source>{entry} is missing</source>
        <translation>не хватает {entry}</translation>
    </message>
    <message>
        <source>the match was over before it</source>
        <translation>партия закончилась ещё до этого</translation>
    </message>
    <message>
        <source>the scores are {right}, not {found}</source>
        <translation>счёт должен быть {right}, а не {found}</translation>
    </message>
    <message>
        <source>the winner is {right}, not {found}</source>
        <translation>победитель — {right}, а не {found}</translation>
    </message>
    <message>
        <source>the dealer is {right}, not {found}</source>
        <translation>раздающий — {right}, а не {found}</translation>
    </message>
    <message>
        <source>it is not played to its end, yet another deal follows</source>
        <translation>она не доиграна, а дальше идёт ещё одна раздача</translation>
    </message>
    <message>
        <source>the deal was over before it</source>
        <translation>раздача закончилась ещё до этого</translation>
    </message>
    <message>
        <source>it is the turn of seat {seat}</source>
        <translation>ходить должен игрок на месте {seat}</translation>
    </message>
    <message>
        <source>{entry} was not scored</source>
        <translation>{entry} не начислялось</translation>
    </message>
    <message>
        <source>it is {right}, not {found}</source>
        <translation>здесь должно быть {right}, а не {found}</translation>
    </message>
    <message>
        <source>option {option} takes a whole number from {least} to {most}, not {found}</source>
        <translation>договорённость {option}: должно быть целое число от {least} до {most}, а не {found}</translation>
    </message>
    <message>
        <source>option {option} takes one of {values}, not {found}</source>
        <translation>договорённость {option}: должно быть одно из {values}, а не {found}</translation>
    </message>
    <message>
        <source>{game} has no option {option}; it has {known}</source>
        <translation>в {game} нет договорённости {option}; есть {known}</translation>
    </message>
    <message>
        <source>option {option} of {game} is missing</source>
        <translation>в {game} не хватает договорённости {option}</translation>
    </message>
    <message>
        <source>first_dealer is a seat from 0 to {most}, not {found}</source>
        <translation>first_dealer — это место от 0 до {most}, а не {found}</translation>
    </message>
    <message>
        <source>{sentence} (rule {rule})</source>
        <translation>{sentence} (правило {rule})</translation>
    </message>
</context>
<context>
    <name>record_files</name>
    <message>
        <source>{file} cannot be opened: {why}.</source>
        <translation>Не удаётся открыть {file}: {why}.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>его нельзя прочитать</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>система этого не разрешает</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заполнен</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>нет такого файла или папки</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Нет такого файла: {file}.</translation>
    </message>
    <message>
        <source>{file} is not a file that can be opened.</source>
        <translation>{file} — не файл, который можно открыть.</translation>
    </message>
    <message>
        <source>{file} is too large; cardtable-arena replay can check it.</source>
        <translation>{file} слишком велик; его может проверить cardtable-arena replay.</translation>
    </message>
    <message>
        <source>{file} holds too many matches; cardtable-arena replay can check it.</source>
        <translation>В {file} слишком много партий; их может проверить cardtable-arena replay.</translation>
    </message>
    <message>
        <source>{file} holds no deal yet: there is nothing to show.</source>
        <translation>В {file} ещё нет ни одной раздачи: показывать нечего.</translation>
    </message>
    <message>
        <source>that is not a file name</source>
        <translation>это не имя для файла</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>Не удаётся записать {file}: {why}.</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>Luck {points}</source>
        <translation>Удача {points}</translation>
    </message>
    <message>
        <source>Play {points}</source>
        <translation>Игра {points}</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Козырь: {suit}.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ваша рука: {cards}.</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Вы начинаете взятку</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваше</translation>
    </message>
    <message>
        <source>better</source>
        <translation>лучше</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Лучшее</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Так же хорошо</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Небольшой огрех</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Перед игрой</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>Вы сыграли {card:ins}.</translation>
    </message>
    <message>
        <source>You discarded: {cards}.</source>
        <translation>Вы сбросили: {cards}.</translation>
    </message>
    <message>
        <source>You said “{word}”.</source>
        <translation>Вы сказали «{word}».</translation>
    </message>
    <message>
        <source>Nothing was better, for all you could know.</source>
        <translation>Из того, что вы могли знать, лучшего не было.</translation>
    </message>
    <message>
        <source>It was as good as anything else, for all you could know.</source>
        <translation>Из того, что вы могли знать, это было не хуже другого.</translation>
    </message>
    <message>
        <source>The {card} was better: by about {points} points (give or take {error}), for all you could know.</source>
        <translation>Из того, что вы могли знать, лучше было сыграть {card:ins}: примерно на {points} очка (плюс-минус {error}).</translation>
    </message>
    <message>
        <source>Better to discard: {cards}, by about {points} points (give or take {error}), for all you could know.</source>
        <translation>Из того, что вы могли знать, лучше было сбросить: {cards} — примерно на {points} очка (плюс-минус {error}).</translation>
    </message>
    <message>
        <source>“{word}” was better: by about {points} points (give or take {error}), for all you could know.</source>
        <translation>Из того, что вы могли знать, лучше было сказать «{word}»: примерно на {points} очка (плюс-минус {error}).</translation>
    </message>
    <message>
        <source>As the cards lay, it did no harm.</source>
        <translation>При таком раскладе это не повредило.</translation>
    </message>
    <message>
        <source>With all cards seen nothing was better either.</source>
        <translation>И при открытых картах лучшего не было.</translation>
    </message>
    <message>
        <source>With all cards seen the {card} was better by about {points} points.</source>
        <translation>При открытых картах лучше было сыграть {card:ins}: примерно на {points} очка.</translation>
    </message>
    <message>
        <source>With all cards seen it was better by about {points} points to discard: {cards}.</source>
        <translation>При открытых картах лучше было сбросить: {cards} — примерно на {points} очка.</translation>
    </message>
    <message>
        <source>With all cards seen “{word}” was better by about {points} points.</source>
        <translation>При открытых картах лучше было сказать «{word}»: примерно на {points} очка.</translation>
    </message>
    <message>
        <source>With these cards, players of equal strength come out at {worth} (give or take {error}): that is luck. Your side came out at {made}: {skill} by play, yours and everybody else&apos;s.</source>
        <translation>С этими картами равные по силе игроки получают в среднем {worth} (плюс-минус {error}): это удача. Ваша сторона получила {made}: разницу {skill} сделала игра, ваша и всех остальных.</translation>
    </message>
    <message>
        <source>{when}: {grade}. {played} {verdict}</source>
        <translation>{when}: {grade}. {played} {verdict}</translation>
    </message>
    <message>
        <source>Number {rank} by cost. {when}: {grade}. {played} {verdict}</source>
        <translation>Место по цене: {rank}. {when}: {grade}. {played} {verdict}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>You must discard exactly {count} different cards</source>
        <translation>Надо сбросить ровно столько разных карт: {count}</translation>
    </message>
    <message>
        <source>the pack must hold each of its {count} cards once</source>
        <translation>в колоде должна быть каждая её карта по одному разу, всего {count}</translation>
    </message>
    <message>
        <source>{card} may be played, so it is no mistake</source>
        <translation>{card}: такой картой ходить можно, так что это не ошибка</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>партия окончена</translation>
    </message>
    <message>
        <source>the deal is over: the next pack is awaited</source>
        <translation>раздача окончена: ждём следующую колоду</translation>
    </message>
    <message>
        <source>{word} is not possible now</source>
        <translation>{word}: сейчас так нельзя</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>У вас нет такой карты: {card}</translation>
    </message>
    <message>
        <source>You must follow suit or trump: you hold {suit}</source>
        <translation>Кладите в масть или козыряйте: у вас есть {suit}</translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}</source>
        <translation>Кладите карту в масть: у вас есть {suit}</translation>
    </message>
    <message>
        <source>{word} goes with exactly one card</source>
        <translation>{word}: нужна ровно одна карта</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Different styles</source>
        <translation>Разные стили</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Обычные правила</translation>
    </message>
    <message>
        <source>Changed: {option}</source>
        <translation>Изменено: {option}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Противники</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Стиль</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выиграно</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Доля</translation>
    </message>
    <message>
        <source>Likely between</source>
        <translation>Вероятно между</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Раздачи</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Очков за раздачу</translation>
    </message>
    <message>
        <source>Others’</source>
        <translation>У других</translation>
    </message>
    <message>
        <source>too few to tell</source>
        <translation>слишком мало, чтобы судить</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} и {high}</translation>
    </message>
    <message>
        <source>Too few matches to tell</source>
        <translation>Слишком мало партий, чтобы судить</translation>
    </message>
    <message>
        <source>Likely {low} to {high}</source>
        <translation>Вероятно от {low} до {high}</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Все остальные</translation>
    </message>
    <message>
        <source>Each other player, on average</source>
        <translation>Каждый другой игрок, в среднем</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Противники</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Противник</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ваша сторона</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Раздача</translation>
    </message>
    <message>
        <source>The mean of the deals around. It lies within the band 95 times out of 100.</source>
        <translation>Среднее соседних раздач. В полосе оно лежит 95 раз из 100.</translation>
    </message>
    <message>
        <source>The line at {share} is what each would win among equals.</source>
        <translation>Линия на {share} — столько партий выигрывал бы каждый среди равных.</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>No deal has been played to its end yet.</source>
        <translation>Ни одна раздача ещё не доиграна.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) so far: too few for a curve.</source>
        <translation>
            <numerusform>Пока %n раздача: для графика мало.</numerusform>
            <numerusform>Пока %n раздачи: для графика мало.</numerusform>
            <numerusform>Пока %n раздач: для графика мало.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <translation>Ни одна партия ещё не доиграна.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far: too few for a curve.</source>
        <translation>
            <numerusform>Пока %n партия: для графика мало.</numerusform>
            <numerusform>Пока %n партии: для графика мало.</numerusform>
            <numerusform>Пока %n партий: для графика мало.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: times</source>
        <translation>{name}: раз</translation>
    </message>
    <message>
        <source>Points by kind</source>
        <translation>Очки по видам</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>No points have been scored yet.</source>
        <translation>Очков ещё не набрано.</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Удача и игра</translation>
    </message>
    <message>
        <source>Reviewed deal</source>
        <translation>Разобранная раздача</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Points ahead, added up: what your cards were worth, and what you made of them.</source>
        <translation>Сумма перевеса в очках: сколько стоили ваши карты и сколько вы из них извлекли.</translation>
    </message>
    <message>
        <source>Review a deal after it: then luck and play are told apart here.</source>
        <translation>Разберите какую-нибудь раздачу после неё: тогда здесь будут видны отдельно удача и игра.</translation>
    </message>
</context>
<context>
    <name>style</name>
    <message>
        <source>Cautious</source>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Takes few risks: stays with a fair trump, and keeps good cards safe.</source>
        <translation>Рискует редко: не меняет сносный козырь и бережёт хорошие карты.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Взвешенный</translation>
    </message>
    <message>
        <source>Takes a risk where it is worth it.</source>
        <translation>Рискует, когда оно того стоит.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Смелый</translation>
    </message>
    <message>
        <source>Takes risks readily: for a better trump, and with good cards.</source>
        <translation>Охотно рискует: и ради лучшего козыря, и хорошими картами.</translation>
    </message>
</context>
<context>
    <name>suit</name>
    <message>
        <source>spades</source>
        <translation>пики|пик|пики|пиками|пиковая</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви|червей|черви|червями|червонная</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны|бубён|бубны|бубнами|бубновая</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы|треф|трефы|трефами|трефовая</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} и {second}</translation>
    </message>
</context>
</TS>
