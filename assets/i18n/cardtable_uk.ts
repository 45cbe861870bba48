<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>AboutPanel</name>
    <message>
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
    <message>
        <source>Seven Up, California Jack and Semerik against the computer, on your own machine, offline.</source>
        <translation>Севен ап, Каліфорнійський Джек і Семерик: грайте з комп’ютером у себе вдома, без інтернету.</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>Вільна програма за ліцензією MIT.</translation>
    </message>
    <message>
        <source>Qt {qt}, PySide6 {pyside}, Python {python}</source>
        <translation>Qt {qt}, PySide6 {pyside}, Python {python}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Скопіювати версії</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>The saved match is damaged: what was played last is missing.</source>
        <translation>Збережену партію пошкоджено: останніх ходів бракує.</translation>
    </message>
    <message>
        <source>The match that was not finished is damaged and cannot go on; nothing else is lost.</source>
        <translation>Незакінчену партію пошкоджено, продовжити її не можна; більше нічого не втрачено.</translation>
    </message>
    <message>
        <source>Matches are saved again, with what was played in between.</source>
        <translation>Партії знову зберігаються, разом із тим, що зіграно за цей час.</translation>
    </message>
    <message>
        <source>The saved matches are damaged: their file now lies in {folder} as {file}, and new matches are saved in a new one.</source>
        <translation>Збережені партії пошкоджено: їхній файл тепер лежить у теці {folder} під назвою {file}, а нові партії зберігаються в новому файлі.</translation>
    </message>
    <message>
        <source>The saved matches in {folder} are damaged: this match is not saved.</source>
        <translation>Збережені партії в теці {folder} пошкоджено: ця партія не зберігається.</translation>
    </message>
    <message>
        <source>The disk is full: until there is room in {folder}, this match is not saved.</source>
        <translation>Диск заповнено: доки в теці {folder} немає місця, ця партія не зберігається.</translation>
    </message>
    <message>
        <source>Nothing can be written in {folder}: this match is not saved.</source>
        <translation>У теку {folder} нічого не вдається записати: ця партія не зберігається.</translation>
    </message>
    <message>
        <source>Another program holds the saved matches: this match will be saved when it lets go.</source>
        <translation>Файл збережених партій зайняла інша програма: цю партію буде збережено, щойно він звільниться.</translation>
    </message>
    <message>
        <source>The saved matches come from a later version of the program: this match is not saved.</source>
        <translation>Збережені партії — з новішої версії програми: ця партія не зберігається.</translation>
    </message>
    <message>
        <source>The disk in {folder} does not answer: this match is not saved.</source>
        <translation>Диск із текою {folder} не відповідає: ця партія не зберігається.</translation>
    </message>
</context>
<context>
    <name>CardsPage</name>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Карти</translation>
    </message>
    <message>
        <source>&amp;Deck</source>
        <translation>Ко&amp;лода</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Класична</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Великі знаки</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>Соро&amp;чка</translation>
    </message>
    <message>
        <source>Poppy</source>
        <translation>Мак</translation>
    </message>
    <message>
        <source>Cornflower</source>
        <translation>Волошка</translation>
    </message>
    <message>
        <source>Fern</source>
        <translation>Папороть</translation>
    </message>
    <message>
        <source>&amp;Index letters</source>
        <translation>Літ&amp;ери на картах</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>За мовою</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>Ч&amp;отири кольори</translation>
    </message>
    <message>
        <source>Clubs are green, diamonds blue</source>
        <translation>Трефи зелені, бубни сині</translation>
    </message>
    <message>
        <source>Si&amp;ze</source>
        <translation>Розм&amp;ір</translation>
    </message>
    <message>
        <source>Much smaller</source>
        <translation>Значно менші</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Менші</translation>
    </message>
    <message>
        <source>As the window allows</source>
        <translation>За розміром вікна</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Більші</translation>
    </message>
    <message>
        <source>Much larger</source>
        <translation>Значно більші</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>at least</source>
        <translation>щонайменше</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>щонайбільше</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{name}: {value} ({low} to {high})</source>
        <translation>{name}: {value} (від {low} до {high})</translation>
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
        <translation>Показати як графік</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Показати як таблицю</translation>
    </message>
    <message>
        <source>{name}: &lt;b&gt;{value}&lt;/b&gt;</source>
        <translation>{name}: &lt;b&gt;{value}&lt;/b&gt;</translation>
    </message>
    <message>
        <source>({low} to {high})</source>
        <translation>(від {low} до {high})</translation>
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
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Закінчити роздачу</translation>
    </message>
    <message>
        <source>The rest goes to {name}</source>
        <translation>Решту бере {name}</translation>
    </message>
    <message>
        <source>The rest is yours</source>
        <translation>Решта взяток ваша</translation>
    </message>
    <message numerus="yes">
        <source>In this order your cards win all %n trick(s) left, whatever the others hold.</source>
        <translation>
            <numerusform>У такому порядку ваші карти візьмуть %n взятку, що лишилася, хоч би що було в інших.</numerusform>
            <numerusform>У такому порядку ваші карти візьмуть усі %n взятки, що лишилися, хоч би що було в інших.</numerusform>
            <numerusform>У такому порядку ваші карти візьмуть усі %n взяток, що лишилися, хоч би що було в інших.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are theirs.</source>
        <translation>
            <numerusform>Хоч би хто як зіграв, %n взятка, що лишилася, їхня.</numerusform>
            <numerusform>Хоч би хто як зіграв, усі %n взятки, що лишилися, їхні.</numerusform>
            <numerusform>Хоч би хто як зіграв, усі %n взяток, що лишилися, їхні.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whatever anybody plays, all %n trick(s) left are yours.</source>
        <translation>
            <numerusform>Хоч би хто як зіграв, %n взятка, що лишилася, ваша.</numerusform>
            <numerusform>Хоч би хто як зіграв, усі %n взятки, що лишилися, ваші.</numerusform>
            <numerusform>Хоч би хто як зіграв, усі %n взяток, що лишилися, ваші.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} holds</source>
        <translation>{name}: карти на руках</translation>
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
        <translation>Спочатку</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Вийти з уроку</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} з {count}</translation>
    </message>
</context>
<context>
    <name>CodePanel</name>
    <message>
        <source>Play by a deal code</source>
        <translation>Грати за кодом роздачі</translation>
    </message>
    <message>
        <source>A code from a friend gives you the same game, the same rules and the same cards.</source>
        <translation>Код від друга дає вам ту саму гру, ті самі правила й ті самі карти.</translation>
    </message>
    <message>
        <source>such as {code}</source>
        <translation>наприклад, {code}</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Код роздачі</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
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
        <translation>{reason}: нікому, бо {clause} (правило&#xa0;{rule})</translation>
    </message>
</context>
<context>
    <name>CutCard</name>
    <message>
        <source>Cut the pack</source>
        <translation>Зніміть колоду</translation>
    </message>
    <message>
        <source>Sealed: {digits}</source>
        <translation>Печатка: {digits}</translation>
    </message>
    <message>
        <source>Cards to lift</source>
        <translation>Скільки карт зняти</translation>
    </message>
    <message>
        <source>Cut for me</source>
        <translation>Зніміть за мене</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Зняти</translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s)</source>
        <translation>
            <numerusform>Зняти %n карту</numerusform>
            <numerusform>Зняти %n карти</numerusform>
            <numerusform>Зняти %n карт</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealDeeds</name>
    <message>
        <source>This match counts as played with help from now on</source>
        <translation>Відтепер ця партія вважається зіграною не без допомоги</translation>
    </message>
    <message>
        <source>Copied, for a friend to play the same cards: {code}</source>
        <translation>Скопійовано, щоб друг зіграв тими самими картами: {code}</translation>
    </message>
    <message>
        <source>{game} (played)</source>
        <translation>{game} (зіграно)</translation>
    </message>
</context>
<context>
    <name>DealPanel</name>
    <message>
        <source>The sealed pack</source>
        <translation>Запечатана колода</translation>
    </message>
    <message>
        <source>Check that these were the cards from the beginning</source>
        <translation>Перевірте, що карти від початку були саме ці</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>What each of your decisions has cost (R)</source>
        <translation>Чого коштувало кожне ваше рішення (R)</translation>
    </message>
    <message>
        <source>Deal code {code}</source>
        <translation>Код роздачі {code}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>The pack could not serve another run: all cards are thrown in.</source>
        <translation>На нову зміну козиря карт у колоді не вистачило: усі карти скинуто.</translation>
    </message>
    <message>
        <source>The match is decided.</source>
        <translation>Долю партії вирішено.</translation>
    </message>
    <message>
        <source>{name} deals again.</source>
        <translation>{name} здає ще раз.</translation>
    </message>
    <message>
        <source>The next deal is yours.</source>
        <translation>Далі здаєте ви.</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Далі здає {name}.</translation>
    </message>
    <message>
        <source>Nobody scored in this deal.</source>
        <translation>У цій роздачі очок ніхто не набрав.</translation>
    </message>
    <message>
        <source>Cards counted</source>
        <translation>Підрахунок карт</translation>
    </message>
</context>
<context>
    <name>Director</name>
    <message>
        <source>{suit} again: the cards are run once more</source>
        <translation>Знову {suit:nom}: козир міняють ще раз</translation>
    </message>
    <message>
        <source>The pack cannot serve another run: the cards are thrown in, and the same dealer deals</source>
        <translation>Карт у колоді не вистачає: їх скидають, і здає той самий здавач</translation>
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
        <translation>&amp;Чесність</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) of this game so far.</source>
        <translation>
            <numerusform>Поки що %n роздача цієї гри.</numerusform>
            <numerusform>Поки що %n роздачі цієї гри.</numerusform>
            <numerusform>Поки що %n роздач цієї гри.</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few to tell: it takes {count} deals for every card to come often enough.</source>
        <translation>Судити ще рано: щоб кожна карта прийшла досить часто, роздач треба {count}.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) have been counted.</source>
        <translation>
            <numerusform>Враховано %n роздачу.</numerusform>
            <numerusform>Враховано %n роздачі.</numerusform>
            <numerusform>Враховано %n роздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Who got which card: {chance}</source>
        <translation>Кому які карти прийшли: {chance}</translation>
    </message>
    <message>
        <source>Your own cards: {chance}</source>
        <translation>Ваші власні карти: {chance}</translation>
    </message>
    <message>
        <source>Suits turned up for trump: {chance}</source>
        <translation>Масті, відкриті як козир: {chance}</translation>
    </message>
    <message>
        <source>Cards turned up for trump: {chance}</source>
        <translation>Карти, відкриті як козир: {chance}</translation>
    </message>
    <message>
        <source>This is what fair cards look like.</source>
        <translation>Саме такими й бувають чесні карти.</translation>
    </message>
    <message>
        <source>That is unusual, but no proof: a few of a hundred honest tables look like this.</source>
        <translation>Це незвично, але ще не доказ: за кількома чесними столами зі ста буває так само.</translation>
    </message>
    <message>
        <source>Chance alone hardly ever does that: these cards do not look fair.</source>
        <translation>Випадково такого майже не буває: ці карти не схожі на чесні.</translation>
    </message>
    <message>
        <source>How often each card was turned up for trump</source>
        <translation>Як часто кожну карту відкривали як козир</translation>
    </message>
    <message>
        <source>How often each suit was turned up for trump</source>
        <translation>Як часто кожну масть відкривали як козир</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>The line is the mean, {mean} times. In the band around it lie about 95 of 100 fair cards.</source>
        <translation>Лінія — середнє: {mean} раза. У смугу навколо неї потрапляє близько 95 зі 100 чесних карт.</translation>
    </message>
    <message>
        <source>How often each card was dealt to you</source>
        <translation>Як часто вам здавали кожну карту</translation>
    </message>
    <message>
        <source>Were the cards dealt fairly? Then each card comes to everybody equally often, but for chance. Here you see how often chance alone strays as far as your deals do (the chi-square test). Deals with help do not count: there the same cards may come again.</source>
        <translation>Чи чесно роздано карти? Тоді кожна карта приходить до всіх однаково часто, якщо не зважати на випадок. Тут видно, як часто сам лише випадок відхиляється так само далеко, як ваші роздачі (критерій хі-квадрат). Роздачі, зіграні не без допомоги, не враховуються: у них можуть знову прийти ті самі карти.</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Разів</translation>
    </message>
    <message>
        <source>No deal of this game has been played to its end without help yet.</source>
        <translation>Жодної роздачі цієї гри ще не зіграно до кінця без допомоги.</translation>
    </message>
    <message>
        <source>fewer than 1 in 100 honest tables would be as uneven as this, or more so.</source>
        <translation>такі самі або більші відхилення дав би менш ніж 1 чесний стіл зі 100.</translation>
    </message>
    <message numerus="yes">
        <source>%n in 100 honest tables would be as uneven as this, or more so.</source>
        <translation>
            <numerusform>такі самі або більші відхилення дав би %n чесний стіл зі 100.</numerusform>
            <numerusform>такі самі або більші відхилення дали б %n чесні столи зі 100.</numerusform>
            <numerusform>такі самі або більші відхилення дали б %n чесних столів зі 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Felt</name>
    <message>
        <source>No picture has been chosen for the table yet.</source>
        <translation>Зображення для столу ще не вибрано.</translation>
    </message>
    <message>
        <source>The table stays green, as this picture is too large: {file}</source>
        <translation>Стіл лишається зеленим, бо це зображення завелике: {file}</translation>
    </message>
    <message>
        <source>The table stays green, as this picture cannot be read: {file}</source>
        <translation>Стіл лишається зеленим, бо це зображення не вдається прочитати: {file}</translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Стіл</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелене</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синє</translation>
    </message>
    <message>
        <source>Wine</source>
        <translation>Бордове</translation>
    </message>
    <message>
        <source>Sand</source>
        <translation>Піскове</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Гладке</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Своє зображення</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>С&amp;укно</translation>
    </message>
    <message>
        <source>Choose a p&amp;icture…</source>
        <translation>Ви&amp;брати зображення…</translation>
    </message>
    <message>
        <source>Plain draws fastest. A picture is darkened, so that cards stand out.</source>
        <translation>Гладке малюється найшвидше. Зображення притемнюється, щоб карти було краще видно.</translation>
    </message>
    <message>
        <source>Choose a picture for the table</source>
        <translation>Виберіть зображення для столу</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>Зображення ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Усі файли (*)</translation>
    </message>
    <message>
        <source>Chosen: {file}</source>
        <translation>Вибрано: {file}</translation>
    </message>
</context>
<context>
    <name>FigureTile</name>
    <message>
        <source>Show the match</source>
        <translation>Показати партію</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message numerus="yes">
        <source>%n player(s) in pairs</source>
        <translation>
            <numerusform>%n гравець, пара на пару</numerusform>
            <numerusform>%n гравці, пара на пару</numerusform>
            <numerusform>%n гравців, пара на пару</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n гравець</numerusform>
            <numerusform>%n гравці</numerusform>
            <numerusform>%n гравців</numerusform>
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
        <translation>Зразок, де козир — {suit}.</translation>
    </message>
    <message>
        <source>S&amp;uits</source>
        <translation>М&amp;асті</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козир</translation>
    </message>
    <message>
        <source>Stands at the le&amp;ft</source>
        <translation>Стоїть &amp;ліворуч</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Старшинство</translation>
    </message>
    <message>
        <source>The h&amp;ighest stands at the left</source>
        <translation>Найстарша карта лівору&amp;ч</translation>
    </message>
    <message>
        <source>Colours alternate</source>
        <translation>Кольори чергуються</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>More</source>
        <translation>Докладніше</translation>
    </message>
    <message>
        <source>every move with what speaks for and against it</source>
        <translation>кожен хід і те, що говорить за нього й проти нього</translation>
    </message>
    <message>
        <source>Close the hint</source>
        <translation>Закрити підказку</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>What your moves promise</source>
        <translation>Що обіцяють ваші ходи</translation>
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
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Points: what the deal may still bring your side, less what it brings the best of the others.</source>
        <translation>Очки: що роздача ще може дати вашій стороні, мінус те, що вона дасть найкращій з інших.</translation>
    </message>
    <message>
        <source>Trick: how likely your side takes it.</source>
        <translation>Взятка: наскільки ймовірно, що її візьме ваша сторона.</translation>
    </message>
</context>
<context>
    <name>HintShow</name>
    <message numerus="yes">
        <source>You have agreed that a hint costs your side %n point(s) (rule C13).</source>
        <translation>
            <numerusform>Ви домовилися, що підказка коштує вашій стороні %n очко (правило&#xa0;C13).</numerusform>
            <numerusform>Ви домовилися, що підказка коштує вашій стороні %n очки (правило&#xa0;C13).</numerusform>
            <numerusform>Ви домовилися, що підказка коштує вашій стороні %n очок (правило&#xa0;C13).</numerusform>
        </translation>
    </message>
    <message>
        <source>Pay for a hint?</source>
        <translation>Заплатити за підказку?</translation>
    </message>
    <message>
        <source>No hint</source>
        <translation>Без підказки</translation>
    </message>
    <message>
        <source>Pay and ask</source>
        <translation>Заплатити й спитати</translation>
    </message>
    <message>
        <source>Looking for the best move…</source>
        <translation>Шукаю найкращий хід…</translation>
    </message>
    <message>
        <source>No hint can be given just now.</source>
        <translation>Зараз підказати не можу.</translation>
    </message>
</context>
<context>
    <name>HistoryDeeds</name>
    <message>
        <source>Nothing is saved in this mode, so there is no history.</source>
        <translation>У цьому режимі нічого не зберігається, тож історії немає.</translation>
    </message>
    <message>
        <source>From your history</source>
        <translation>З вашої історії</translation>
    </message>
    <message>
        <source>This match cannot be shown: it is damaged.</source>
        <translation>Цю партію не можна показати: її пошкоджено.</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>&amp;History</source>
        <translation>&amp;Історія</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Deals of the match</source>
        <translation>Роздачі партії</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Переглянути</translation>
    </message>
    <message>
        <source>Re&amp;view the deal</source>
        <translation>Розі&amp;брати роздачу</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ви&amp;далити…</translation>
    </message>
    <message>
        <source>Delete a&amp;ll…</source>
        <translation>Видалити &amp;все…</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Коли</translation>
    </message>
    <message>
        <source>With</source>
        <translation>З ким</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Підсумок</translation>
    </message>
    <message>
        <source>The sealed &amp;pack</source>
        <translation>З&amp;апечатана колода</translation>
    </message>
    <message>
        <source>Check that these were the cards from the beginning</source>
        <translation>Перевірте, що карти від початку були саме ці</translation>
    </message>
    <message>
        <source>No match of this game has been saved.</source>
        <translation>Жодної партії цієї гри не збережено.</translation>
    </message>
    <message>
        <source>Here your matches will be listed, each with its deals. Play one!</source>
        <translation>Тут будуть ваші партії, кожна зі своїми роздачами. Зіграйте одну!</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n партія</numerusform>
            <numerusform>%n партії</numerusform>
            <numerusform>%n партій</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Програно</translation>
    </message>
    <message>
        <source>Goes on</source>
        <translation>Триває</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Пошкоджено</translation>
    </message>
    <message>
        <source>Ended early</source>
        <translation>Не дограно</translation>
    </message>
    <message>
        <source>{result}, with help</source>
        <translation>{result}, не без допомоги</translation>
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
        <translation>Історія та статистика</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>Зберегти &amp;копію…</translation>
    </message>
    <message>
        <source>Save as &amp;CSV…</source>
        <translation>Зберегти як &amp;CSV…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The saved matches cannot be read just now.</source>
        <translation>Збережені партії зараз не вдається прочитати.</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Видалити цю партію?</translation>
    </message>
    <message>
        <source>It will be gone from the history and from all statistics, and cannot be brought back.</source>
        <translation>Вона зникне з історії та з усієї статистики, і повернути її не можна.</translation>
    </message>
    <message>
        <source>Delete all matches?</source>
        <translation>Видалити всі партії?</translation>
    </message>
    <message>
        <source>The whole history, all statistics and all reviews will be gone, and cannot be brought back. A match that is not finished stays.</source>
        <translation>Зникнуть уся історія, уся статистика й усі розбори, і повернути їх не можна. Незакінчена партія залишиться.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Nothing was deleted: the saved matches cannot be written just now.</source>
        <translation>Нічого не видалено: у збережені партії зараз не вдається записати.</translation>
    </message>
    <message>
        <source>Back up</source>
        <translation>Зберегти копію</translation>
    </message>
    <message>
        <source>Saved matches (*.sqlite)</source>
        <translation>Збережені партії (*.sqlite)</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Зберегти як CSV</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблиці (*.csv)</translation>
    </message>
    <message>
        <source>{file} cannot be written.</source>
        <translation>Не вдається записати {file}.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Збережено як {file}</translation>
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
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
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
        <translation>вибрати карту в руці або кнопку</translation>
    </message>
    <message>
        <source>choose the next card that may be played</source>
        <translation>вибрати наступну карту, якою можна ходити</translation>
    </message>
    <message>
        <source>choose the first to the tenth card</source>
        <translation>вибрати карту, від першої до десятої</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play the chosen card, press the chosen button, go on</source>
        <translation>зіграти вибраною картою, натиснути вибрану кнопку, грати далі</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>finish at once what is being shown</source>
        <translation>одразу завершити показ</translation>
    </message>
    <message>
        <source>the letter on a button</source>
        <translation>літера на кнопці</translation>
    </message>
    <message>
        <source>say that word</source>
        <translation>сказати це слово</translation>
    </message>
    <message>
        <source>look at the last trick again, where the game allows it</source>
        <translation>ще раз глянути на останню взятку, якщо гра це дозволяє</translation>
    </message>
    <message>
        <source>claim the tricks that are left, where they are certain</source>
        <translation>забрати решту взяток, коли вже ясно, чиї вони</translation>
    </message>
    <message>
        <source>ask for a hint, and again for more of it</source>
        <translation>попросити підказку, а ще раз — докладніше</translation>
    </message>
    <message>
        <source>review the deal, in the panel after it</source>
        <translation>розібрати роздачу, коли показано її підсумок</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go from one control to the next</source>
        <translation>перейти до наступного елемента вікна</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>go back a step: unchoose, close a sheet, stay, leave full screen</source>
        <translation>на крок назад: зняти вибір, закрити віконце, лишитися, вийти з повноекранного режиму</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>show the menus in full screen</source>
        <translation>показати меню в повноекранному режимі</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Усюди</translation>
    </message>
</context>
<context>
    <name>LanguagePage</name>
    <message>
        <source>L&amp;anguage</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Lang&amp;uage</source>
        <translation>М&amp;ова</translation>
    </message>
    <message>
        <source>The system asks for {language}. A match goes on in the language that is chosen.</source>
        <translation>Мова системи — {language}. Партія триває далі тією мовою, яку вибрано.</translation>
    </message>
</context>
<context>
    <name>LastTrickView</name>
    <message>
        <source>Last trick</source>
        <translation>Остання взятка</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>You took the last trick</source>
        <translation>Остання взятка ваша</translation>
    </message>
    <message>
        <source>{name} took the last trick</source>
        <translation>Останню взятку бере {name}</translation>
    </message>
    <message>
        <source>{name} led</source>
        <translation>{name}: перший хід</translation>
    </message>
</context>
<context>
    <name>LeaveQuestion</name>
    <message>
        <source>The match is not finished, and it cannot be kept. The score is {scores}.</source>
        <translation>Партію не закінчено, і зберегти її не можна. Рахунок {scores}.</translation>
    </message>
    <message>
        <source>The match is not finished, and will stay unfinished. The score is {scores}.</source>
        <translation>Партію не закінчено, такою вона й лишиться. Рахунок {scores}.</translation>
    </message>
    <message>
        <source>Quit {program}?</source>
        <translation>Вийти з «{program}»?</translation>
    </message>
    <message>
        <source>End this match?</source>
        <translation>Закінчити цю партію?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message>
        <source>End the match</source>
        <translation>Закінчити партію</translation>
    </message>
</context>
<context>
    <name>LessonEnd</name>
    <message>
        <source>Play a match</source>
        <translation>Зіграти партію</translation>
    </message>
    <message>
        <source>To the games</source>
        <translation>До ігор</translation>
    </message>
</context>
<context>
    <name>LessonPage</name>
    <message>
        <source>First read what the coach says</source>
        <translation>Спершу прочитайте, що каже наставник</translation>
    </message>
</context>
<context>
    <name>LicencesPanel</name>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>LotShow</name>
    <message>
        <source>The highest card deals first</source>
        <translation>Першим здає той, у кого найстарша карта</translation>
    </message>
    <message>
        <source>Equal cards: they draw again</source>
        <translation>Карти рівні: тягнуть ще раз</translation>
    </message>
    <message>
        <source>You deal first</source>
        <translation>Першими здаєте ви</translation>
    </message>
    <message>
        <source>{name} deals first</source>
        <translation>Роздачу починає {name}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>For practice only: your match goes on when you end this one</source>
        <translation>Це лише вправа: ваша партія продовжиться, коли ви закінчите цю</translation>
    </message>
    <message>
        <source>Your match goes on</source>
        <translation>Ваша партія триває</translation>
    </message>
    <message>
        <source>Nothing can be kept in {folder}: choices are forgotten when you quit.</source>
        <translation>У теці {folder} нічого не вдається зберегти: після виходу налаштування забудуться.</translation>
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
        <translation>{name}: обдумати хід не вдалося; далі за цього гравця ходить простіша програма.</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Play again</source>
        <translation>Ще партію</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Інша гра</translation>
    </message>
    <message>
        <source>Deals played: {count}, with help</source>
        <translation>Зіграно роздач: {count}, не без допомоги</translation>
    </message>
    <message>
        <source>Deals played: {count}</source>
        <translation>Зіграно роздач: {count}</translation>
    </message>
    <message>
        <source>Well played: you and {partner} win!</source>
        <translation>Чудова гра: ви й {partner} — переможці!</translation>
    </message>
    <message>
        <source>Well played: you win!</source>
        <translation>Чудова гра: ви перемогли!</translation>
    </message>
    <message>
        <source>{first} and {second} win</source>
        <translation>Перемагають {first} і {second}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>Перемагає {name}</translation>
    </message>
    <message>
        <source>Written in the ledger for {side}: {points}</source>
        <translation>До загального рахунку: {side} — {points}</translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation>{side} {total}</translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation>Загальний рахунок: {sums}</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Повільно</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Звичайно</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Швидко</translation>
    </message>
    <message>
        <source>&amp;Brisk</source>
        <translation>&amp;Жваво</translation>
    </message>
    <message>
        <source>&amp;Off: nothing moves</source>
        <translation>&amp;Вимкнено: ніщо не рухається</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Нова партія…</translation>
    </message>
    <message>
        <source>&amp;Same game again</source>
        <translation>&amp;Ще одна така сама партія</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Ще раз &amp;ці самі карти</translation>
    </message>
    <message>
        <source>Ne&amp;w deal</source>
        <translation>Нова &amp;роздача</translation>
    </message>
    <message>
        <source>Swap sea&amp;ts</source>
        <translation>Помінятися &amp;місцями</translation>
    </message>
    <message>
        <source>Co&amp;py deal code</source>
        <translation>С&amp;копіювати код роздачі</translation>
    </message>
    <message>
        <source>Enter a deal &amp;code…</source>
        <translation>Ввести ко&amp;д роздачі…</translation>
    </message>
    <message>
        <source>&amp;Open record…</source>
        <translation>В&amp;ідкрити запис партії…</translation>
    </message>
    <message>
        <source>Sa&amp;ve record as…</source>
        <translation>З&amp;берегти запис як…</translation>
    </message>
    <message>
        <source>&amp;History and statistics…</source>
        <translation>Історія та &amp;статистика…</translation>
    </message>
    <message>
        <source>&amp;End match</source>
        <translation>&amp;Закінчити партію</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Вийти</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>Deal of the &amp;day</source>
        <translation>Р&amp;оздача дня</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Остання взятка</translation>
    </message>
    <message>
        <source>&amp;Claim the rest</source>
        <translation>&amp;Забрати решту</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Пі&amp;дказка</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;Tell me</source>
        <translation>&amp;Розказати</translation>
    </message>
    <message>
        <source>My &amp;hand</source>
        <translation>Мої &amp;карти</translation>
    </message>
    <message>
        <source>The &amp;trick</source>
        <translation>&amp;Взятка</translation>
    </message>
    <message>
        <source>The &amp;score</source>
        <translation>&amp;Рахунок</translation>
    </message>
    <message>
        <source>&amp;Whose turn it is</source>
        <translation>&amp;Чий хід</translation>
    </message>
    <message>
        <source>What has &amp;happened</source>
        <translation>&amp;Що сталося</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Інструменти</translation>
    </message>
    <message>
        <source>&amp;Larger cards</source>
        <translation>Карти &amp;більші</translation>
    </message>
    <message>
        <source>&amp;Smaller cards</source>
        <translation>Карти &amp;менші</translation>
    </message>
    <message>
        <source>Cards of &amp;usual size</source>
        <translation>&amp;Звичайний розмір карт</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Швидкість</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>All &amp;settings…</source>
        <translation>&amp;Усі налаштування…</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Налаштування</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Мова</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Як у &amp;системі</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>П&amp;равила</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>С&amp;ловник</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Клавіші</translation>
    </message>
    <message>
        <source>The &amp;sealed pack</source>
        <translation>З&amp;апечатана колода</translation>
    </message>
    <message>
        <source>How the computers play &amp;fair</source>
        <translation>Чому комп’ютери грають &amp;чесно</translation>
    </message>
    <message>
        <source>Report this &amp;play…</source>
        <translation>Повідомити про цей &amp;хід…</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>Скопіювати &amp;діагностику</translation>
    </message>
    <message>
        <source>&amp;About {name}</source>
        <translation>&amp;Про {name}</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Про &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Навчитися грати</translation>
    </message>
</context>
<context>
    <name>MishapBox</name>
    <message>
        <source>Something went wrong, and it is our fault.</source>
        <translation>Щось пішло не так, і це наша провина.</translation>
    </message>
    <message>
        <source>You can play on. If the table looks odd, begin a new match or start again.</source>
        <translation>Можна грати далі. Якщо стіл має дивний вигляд, почніть нову партію або запустіть програму знову.</translation>
    </message>
    <message>
        <source>The report is also kept in {file}.</source>
        <translation>Звіт збережено також у {file}.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Скопіювати звіт</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
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
        <translation>&amp;Швидкість</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Жваво</translation>
    </message>
    <message>
        <source>Nothing moves</source>
        <translation>Ніщо не рухається</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>М&amp;енше руху</translation>
    </message>
    <message>
        <source>As the system asks</source>
        <translation>Як просить система</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Так</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ні</translation>
    </message>
    <message>
        <source>With reduced motion cards do not fly: they are where they belong at once.</source>
        <translation>Коли руху менше, карти не літають, а одразу лежать на своєму місці.</translation>
    </message>
    <message>
        <source>Tric&amp;ks</source>
        <translation>Вз&amp;ятки</translation>
    </message>
    <message>
        <source>Each stays until I click</source>
        <translation>Кожна лежить, поки я не клацну</translation>
    </message>
    <message>
        <source>S&amp;ure tricks</source>
        <translation>Певн&amp;і взятки</translation>
    </message>
    <message>
        <source>Play them out</source>
        <translation>Дограти</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Питати мене</translation>
    </message>
    <message>
        <source>Skip them</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>When all the remaining tricks are certain for one side, the deal can be finished at once; the hands are shown as proof.</source>
        <translation>Коли решта взяток уже точно дістанеться одній стороні, роздачу можна закінчити одразу; на доказ карти відкривають.</translation>
    </message>
</context>
<context>
    <name>Note</name>
    <message>
        <source>Ledger</source>
        <translation>Загальний рахунок</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Оголошено</translation>
    </message>
    <message>
        <source>and before these: {count}</source>
        <translation>а до того ще: {count}</translation>
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
        <translation>{title}  •  змінено</translation>
    </message>
</context>
<context>
    <name>PersonTurn</name>
    <message>
        <source>Your lead</source>
        <translation>Ваш хід: починайте взятку</translation>
    </message>
    <message numerus="yes">
        <source>{word} %n card(s)</source>
        <comment>Discard 3 cards</comment>
        <translation>
            <numerusform>{word} %n карту</numerusform>
            <numerusform>{word} %n карти</numerusform>
            <numerusform>{word} %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Chosen: {picked} of {wanted}</source>
        <translation>Вибрано: {picked} з {wanted}</translation>
    </message>
    <message>
        <source>Are you sure?</source>
        <translation>Ви певні?</translation>
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
        <translation>Очки: {score} з {target}</translation>
    </message>
</context>
<context>
    <name>PlayerRows</name>
    <message>
        <source>You</source>
        <translation>Ви</translation>
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
        <translation>Партнер</translation>
    </message>
    <message>
        <source>Opposite</source>
        <translation>Навпроти</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Ліворуч</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Праворуч</translation>
    </message>
    <message>
        <source>Name of the player at the seat: {seat}</source>
        <translation>Ім’я гравця на місці: {seat}</translation>
    </message>
    <message>
        <source>Style of the player at the seat: {seat}</source>
        <translation>Стиль гравця на місці: {seat}</translation>
    </message>
    <message>
        <source>As the strongest here</source>
        <translation>Як найсильніший тут</translation>
    </message>
    <message>
        <source>As the best</source>
        <translation>Як найсильніший</translation>
    </message>
    <message>
        <source>Level of the player at the seat: {seat}</source>
        <translation>Рівень гравця на місці: {seat}</translation>
    </message>
    <message>
        <source>As the strongest here: {level}</source>
        <translation>Як найсильніший тут: {level}</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>P&amp;layers</source>
        <translation>Грав&amp;ці</translation>
    </message>
    <message>
        <source>At the table of {game}, from the next match on.</source>
        <translation>За столом «{game}», з наступної партії.</translation>
    </message>
</context>
<context>
    <name>QuestionsPage</name>
    <message>
        <source>&amp;Questions</source>
        <translation>&amp;Питання</translation>
    </message>
    <message>
        <source>As&amp;k before leaving an unfinished match</source>
        <translation>Питати, п&amp;ерш ніж покинути незакінчену партію</translation>
    </message>
    <message>
        <source>Ask before saying a &amp;word that loses the match at once</source>
        <translation>Питати перед с&amp;ловом, після якого партію одразу програно</translation>
    </message>
    <message>
        <source>C&amp;ut the pack</source>
        <translation>Зн&amp;яття колоди</translation>
    </message>
    <message>
        <source>Ask me</source>
        <translation>Питати мене</translation>
    </message>
    <message>
        <source>For me</source>
        <translation>За мене</translation>
    </message>
    <message>
        <source>Not at all</source>
        <translation>Не знімати</translation>
    </message>
    <message>
        <source>The pack is sealed before it is cut: see the sealed pack in the help menu.</source>
        <translation>Колоду запечатують, перш ніж зняти: дивіться «Запечатана колода» в меню довідки.</translation>
    </message>
</context>
<context>
    <name>Readings</name>
    <message>
        <source>You hold no cards.</source>
        <translation>У вас немає карт.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>У вас %n карта, якої вам ще не видно.</numerusform>
            <numerusform>У вас %n карти, яких вам ще не видно.</numerusform>
            <numerusform>У вас %n карт, яких вам ще не видно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): {cards}.</source>
        <translation>
            <numerusform>У вас %n карта: {cards}.</numerusform>
            <numerusform>У вас %n карти: {cards}.</numerusform>
            <numerusform>У вас %n карт: {cards}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You: {card}.</source>
        <translation>Ви: {card}.</translation>
    </message>
    <message>
        <source>{name}: {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
    <message>
        <source>No card lies in the trick.</source>
        <translation>У взятці ще немає жодної карти.</translation>
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
        <translation>Відкрита карта — {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{score} %n point(s) win the match.</source>
        <translation>
            <numerusform>{score} Для перемоги треба набрати %n очко.</numerusform>
            <numerusform>{score} Для перемоги треба набрати %n очки.</numerusform>
            <numerusform>{score} Для перемоги треба набрати %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the turn of {name}.</source>
        <translation>Зараз ходить {name}.</translation>
    </message>
    <message>
        <source>It is nobody’s turn.</source>
        <translation>Зараз не ходить ніхто.</translation>
    </message>
    <message numerus="yes">
        <source>It is your turn to discard: choose %n card(s).</source>
        <translation>
            <numerusform>Ваша черга скидати: виберіть %n карту.</numerusform>
            <numerusform>Ваша черга скидати: виберіть %n карти.</numerusform>
            <numerusform>Ваша черга скидати: виберіть %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is your turn to speak. You may say: {words}.</source>
        <translation>Ваше слово. Можна сказати: {words}.</translation>
    </message>
    <message>
        <source>It is your turn to play.</source>
        <translation>Ваш хід.</translation>
    </message>
    <message>
        <source>It is your lead.</source>
        <translation>Ваш хід: ви починаєте взятку.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Ще нічого не сталося.</translation>
    </message>
</context>
<context>
    <name>RecordDeeds</name>
    <message>
        <source>Open record</source>
        <translation>Відкрити запис партії</translation>
    </message>
    <message>
        <source>Played on from a record, the match counts as played with help</source>
        <translation>Партію продовжено із запису, тож вона вважається зіграною не без допомоги</translation>
    </message>
    <message>
        <source>Save record</source>
        <translation>Зберегти запис</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Зберегти звіт</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Збережено як {file}</translation>
    </message>
    <message>
        <source>Game records (*.json *.jsonl)</source>
        <translation>Записи партій (*.json *.jsonl)</translation>
    </message>
</context>
<context>
    <name>ReplayControls</name>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Home</translation>
    </message>
    <message>
        <source>A step back</source>
        <translation>Крок назад</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Показувати</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>A step on</source>
        <translation>Крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
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
        <translation>Що було зроблено</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>{name} deals</source>
        <translation>{name} здає</translation>
    </message>
    <message>
        <source>You deal</source>
        <translation>Здаєте ви</translation>
    </message>
    <message>
        <source>tries</source>
        <translation>помилка</translation>
    </message>
    <message>
        <source>gives a hint</source>
        <translation>підказка</translation>
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
        <translation>Партії у файлі</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Усі карти</translation>
    </message>
    <message>
        <source>Show everybody&apos;s cards (A)</source>
        <translation>Показати карти всіх (A)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>{number}. {score}</source>
        <translation>{number}. {score}</translation>
    </message>
    <message>
        <source>{number}. {score}, unfinished</source>
        <translation>{number}. {score}, не закінчено</translation>
    </message>
    <message>
        <source>Deal {deal} of {deals}, step {step} of {steps}</source>
        <translation>Роздача {deal} з {deals}, крок {step} з {steps}</translation>
    </message>
    <message>
        <source>Go on with this match</source>
        <translation>Продовжити цю партію</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Report this play</source>
        <translation>Повідомити про цей хід</translation>
    </message>
    <message>
        <source>The report is a file with the record of this match, the versions of the program and of your system, and your note. It holds all cards, those too that you have not seen. Nothing is sent: you choose where it is saved, and whom you give it to.</source>
        <translation>Звіт — це файл із записом цієї партії, версіями програми й вашої системи та вашою приміткою. У ньому всі карти, навіть ті, яких ви не бачили. Програма нікуди нічого не надсилає: ви самі вибираєте, де зберегти звіт і кому його дати.</translation>
    </message>
    <message>
        <source>What was odd? What did you expect?</source>
        <translation>Що було дивним? Чого ви очікували?</translation>
    </message>
    <message>
        <source>Your note</source>
        <translation>Ваша примітка</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Save report…</source>
        <translation>Зберегти звіт…</translation>
    </message>
</context>
<context>
    <name>ReviewList</name>
    <message>
        <source>Your decisions</source>
        <translation>Ваші рішення</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Try it again from here</source>
        <translation>Спробувати ще раз звідси</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Розбір</translation>
    </message>
    <message>
        <source>Review of deal {number}</source>
        <translation>Розбір роздачі {number}</translation>
    </message>
    <message>
        <source>Each decision is compared with the others by what you knew then.</source>
        <translation>Кожне рішення порівнюється з іншими за тим, що ви тоді знали.</translation>
    </message>
    <message>
        <source>Decision {done} of {of}</source>
        <translation>Рішення {done} з {of}</translation>
    </message>
    <message>
        <source>The deal cannot be reviewed now: the computer player has failed.</source>
        <translation>Зараз розібрати роздачу не вдається: програма, яка думає за гравців, не працює.</translation>
    </message>
    <message>
        <source>Stopped: these decisions have been reviewed.</source>
        <translation>Зупинено: розібрано ці рішення.</translation>
    </message>
    <message>
        <source>There was nothing to decide in this deal.</source>
        <translation>У цій роздачі вирішувати не було чого.</translation>
    </message>
    <message>
        <source>No errors: for all you could know, nothing was better.</source>
        <translation>Без помилок: з того, що ви могли знати, кращого не було.</translation>
    </message>
    <message>
        <source>The costliest come first. A point is what it is worth for the match.</source>
        <translation>Спочатку — найдорожчі. Очко важить стільки, скільки воно варте для всієї партії.</translation>
    </message>
    <message>
        <source>{when}: {grade}</source>
        <translation>{when}: {grade}</translation>
    </message>
    <message>
        <source>The better one: {reasons}</source>
        <translation>Кращий хід: {reasons}</translation>
    </message>
    <message>
        <source>Yours: {reasons}</source>
        <translation>Ваш хід: {reasons}</translation>
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
        <translation>закрита карта</translation>
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
        <translation>Це правила, які ви вибрали востаннє.</translation>
    </message>
    <message>
        <source>These are the rules of the match on the table.</source>
        <translation>Це правила партії, що на столі.</translation>
    </message>
    <message>
        <source>These are the rules chosen for the next match.</source>
        <translation>Це правила, вибрані для наступної партії.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>Options in force</source>
        <translation>Чинні домовленості</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>Приклад</translation>
    </message>
    <message>
        <source>{whose} Options that differ from the traditional rules: {count}.</source>
        <translation>{whose} Відмінностей від традиційних правил: {count}.</translation>
    </message>
    <message>
        <source>{whose} All options are as the traditional rules have them.</source>
        <translation>{whose} Усе так, як у традиційних правилах.</translation>
    </message>
    <message>
        <source>Option: {title}</source>
        <translation>Домовленість: {title}</translation>
    </message>
    <message>
        <source>{value} is in force. {least} to {most} can be chosen; {usual} is traditional.</source>
        <translation>Зараз: {value}. Можна вибрати від {least} до {most}; традиційно {usual}.</translation>
    </message>
    <message>
        <source>(in force)</source>
        <translation>(чинне)</translation>
    </message>
    <message>
        <source>• changed</source>
        <translation>• змінено</translation>
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
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Словник</translation>
    </message>
    <message>
        <source>Chapter</source>
        <translation>Розділ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>To where you came from (Alt+Left)</source>
        <translation>Туди, звідки ви прийшли (Alt+Left)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>RulesSearch</name>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Search this page</source>
        <translation>Шукати на цій сторінці</translation>
    </message>
    <message>
        <source>The place found before</source>
        <translation>Попереднє знайдене місце</translation>
    </message>
    <message>
        <source>The next place found</source>
        <translation>Наступне знайдене місце</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>не знайдено</translation>
    </message>
    <message>
        <source>found: {count}</source>
        <translation>знайдено: {count}</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <translation>{place} з {count}</translation>
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
        <translation>з {target}</translation>
    </message>
    <message>
        <source>{name}: {after} of {target} points</source>
        <translation>{name}: очки {after} з {target}</translation>
    </message>
    <message>
        <source>{name}: {after} of {target} points, before {before}</source>
        <translation>{name}: очки {after} з {target}, було {before}</translation>
    </message>
</context>
<context>
    <name>SealPanel</name>
    <message>
        <source>The sealed pack</source>
        <translation>Запечатана колода</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>The seal, shown before the cards moved</source>
        <translation>Печатка, показана до здачі карт</translation>
    </message>
    <message>
        <source>Check it yourself: this command prints the seal</source>
        <translation>Перевірте самі: ця команда обчислює печатку</translation>
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
        <translation>Скопіювати команду</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Перевірити</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Ця роздача</translation>
    </message>
    <message>
        <source>No pack is sealed now. Packs are sealed in every match but those that begin with a deal code, the deal of the day, or cards that you play again: whoever has the code can know them, so that there would be no secret to prove.</source>
        <translation>Зараз жодної колоди не запечатано. Колоди запечатують у кожній партії, крім тих, що починаються з коду роздачі, з роздачі дня або з карт, які ви граєте знову: хто має код, той може їх знати, тож не було б таємниці, яку доводити.</translation>
    </message>
    <message>
        <source>The pack was shuffled and sealed before it was cut and before a card was dealt. The seal fixes every card, and tells nothing about any. When the deal is over it is opened here, and you can check that no card was changed on the way.</source>
        <translation>Колоду перетасували й запечатали до того, як її зняли і здали першу карту. Печатка засвідчує місце кожної карти, але жодної не видає. Коли роздача скінчиться, тут її буде розкрито, і ви зможете перевірити, що дорогою не підмінили жодної карти.</translation>
    </message>
    <message>
        <source>This pack was fixed before the cut: its cards and a random number, put through SHA-256, give the seal. Nobody can find other cards that do.</source>
        <translation>Порядок карт у цій колоді визначено до зняття: якщо пропустити його разом із випадковим числом через SHA-256, вийде печатка. Підібрати інші карти з такою самою печаткою не може ніхто.</translation>
    </message>
    <message numerus="yes">
        <source>The pack as it was sealed; then %n card(s) were lifted off</source>
        <translation>
            <numerusform>Порядок карт, коли колоду запечатали; потім зняли %n карту</numerusform>
            <numerusform>Порядок карт, коли колоду запечатали; потім зняли %n карти</numerusform>
            <numerusform>Порядок карт, коли колоду запечатали; потім зняли %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>The pack as it was sealed; it was not cut</source>
        <translation>Порядок карт, коли колоду запечатали; її не знімали</translation>
    </message>
    <message>
        <source>✓ Right: the cards are those that were sealed.</source>
        <translation>✓ Правильно: це ті самі карти, які запечатали.</translation>
    </message>
    <message>
        <source>✗ Wrong: these are not the cards that were sealed.</source>
        <translation>✗ Неправильно: це не ті карти, які запечатали.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
</context>
<context>
    <name>Sentences</name>
    <message>
        <source>You draw the {card} for the deal.</source>
        <translation>Ви тягнете жереб: {card}.</translation>
    </message>
    <message>
        <source>{name} draws the {card} for the deal.</source>
        <translation>{name} тягне жереб: {card}.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Здаєте ви.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} здає.</translation>
    </message>
    <message numerus="yes">
        <source>You are dealt %n card(s), which you may not see yet.</source>
        <translation>
            <numerusform>Вам здано %n карту, якої вам ще не видно.</numerusform>
            <numerusform>Вам здано %n карти, яких вам ще не видно.</numerusform>
            <numerusform>Вам здано %n карт, яких вам ще не видно.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are dealt: {cards}.</source>
        <translation>Вам здано: {cards}.</translation>
    </message>
    <message>
        <source>The turned card is the {card}.</source>
        <translation>Відкрита карта — {card}.</translation>
    </message>
    <message>
        <source>{title}: {suit}.</source>
        <translation>{title}: {suit:nom}.</translation>
    </message>
    <message>
        <source>Now you see your cards: {cards}.</source>
        <translation>Тепер ваші карти відкрито: {cards}.</translation>
    </message>
    <message>
        <source>You say: “{words}”.</source>
        <translation>Ви кажете: «{words}».</translation>
    </message>
    <message>
        <source>{name} says: “{words}”.</source>
        <translation>{name} каже: «{words}».</translation>
    </message>
    <message>
        <source>You announce: {combination}.</source>
        <translation>Ви оголошуєте: {combination}.</translation>
    </message>
    <message>
        <source>{name} announces: {combination}.</source>
        <translation>{name} оголошує: {combination}.</translation>
    </message>
    <message numerus="yes">
        <source>{side}: %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: %n очко за «{reason}».</numerusform>
            <numerusform>{side}: %n очки за «{reason}».</numerusform>
            <numerusform>{side}: %n очок за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side}: minus %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{side}: мінус %n очко за «{reason}».</numerusform>
            <numerusform>{side}: мінус %n очки за «{reason}».</numerusform>
            <numerusform>{side}: мінус %n очок за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>Ви отримуєте %n очко за «{reason}».</numerusform>
            <numerusform>Ви отримуєте %n очки за «{reason}».</numerusform>
            <numerusform>Ви отримуєте %n очок за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores %n point(s) for “{reason}”.</source>
        <translation>
            <numerusform>{name} отримує %n очко за «{reason}».</numerusform>
            <numerusform>{name} отримує %n очки за «{reason}».</numerusform>
            <numerusform>{name} отримує %n очок за «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>Ви втрачаєте %n очко: «{reason}».</numerusform>
            <numerusform>Ви втрачаєте %n очки: «{reason}».</numerusform>
            <numerusform>Ви втрачаєте %n очок: «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n point(s): “{reason}”.</source>
        <translation>
            <numerusform>{name} втрачає %n очко: «{reason}».</numerusform>
            <numerusform>{name} втрачає %n очки: «{reason}».</numerusform>
            <numerusform>{name} втрачає %n очок: «{reason}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %n card(s).</source>
        <translation>
            <numerusform>Ви скидаєте %n карту.</numerusform>
            <numerusform>Ви скидаєте %n карти.</numerusform>
            <numerusform>Ви скидаєте %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} discards %n card(s).</source>
        <translation>
            <numerusform>{name} скидає %n карту.</numerusform>
            <numerusform>{name} скидає %n карти.</numerusform>
            <numerusform>{name} скидає %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard: {cards}.</source>
        <translation>Ви скидаєте: {cards}.</translation>
    </message>
    <message>
        <source>{name} discards: {cards}.</source>
        <translation>{name} скидає: {cards}.</translation>
    </message>
    <message>
        <source>You lead the {card}.</source>
        <translation>Ви ходите {card:ins}.</translation>
    </message>
    <message>
        <source>{name} leads the {card}.</source>
        <translation>{name} ходить {card:ins}.</translation>
    </message>
    <message>
        <source>You play the {card}.</source>
        <translation>Ви кладете {card:acc}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} кладе {card:acc}.</translation>
    </message>
    <message>
        <source>You take the trick.</source>
        <translation>Ви берете взятку.</translation>
    </message>
    <message>
        <source>{name} takes the trick.</source>
        <translation>{name} бере взятку.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Ви берете карту з колоди.</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} бере карту з колоди.</translation>
    </message>
    <message>
        <source>You draw the {card}.</source>
        <translation>Ви берете з колоди {card:acc}.</translation>
    </message>
    <message>
        <source>{name} draws the {card}.</source>
        <translation>{name} бере з колоди {card:acc}.</translation>
    </message>
    <message>
        <source>The {card} is set aside.</source>
        <translation>Відкладено: {card}.</translation>
    </message>
    <message>
        <source>{side} {points}</source>
        <translation>{side} {points}</translation>
    </message>
    <message>
        <source>The score: {sides}.</source>
        <translation>Рахунок: {sides}.</translation>
    </message>
    <message>
        <source>The deal is over. {score}</source>
        <translation>Роздачу закінчено. {score}</translation>
    </message>
    <message>
        <source>You have won the match. {score}</source>
        <translation>Ви виграли партію. {score}</translation>
    </message>
    <message>
        <source>You and {name} have won the match. {score}</source>
        <translation>Партію виграли ви й {name}. {score}</translation>
    </message>
    <message>
        <source>{name} has won the match. {score}</source>
        <translation>Партію виграє {name}. {score}</translation>
    </message>
    <message>
        <source>{first} and {second} have won the match. {score}</source>
        <translation>Партію виграли {first} і {second}. {score}</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Сторінка</translation>
    </message>
    <message>
        <source>R&amp;eset this page</source>
        <translation>Ск&amp;инути сторінку</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>SheetWindow</name>
    <message>
        <source>Copied: versions, settings without names, and the end of the log.</source>
        <translation>Скопійовано: версії, налаштування без імен і кінець журналу.</translation>
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
        <translation>Озвучувати карти, очки й кінець партії</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>Гучн&amp;ість</translation>
    </message>
    <message>
        <source>Tr&amp;y</source>
        <translation>Спро&amp;бувати</translation>
    </message>
    <message>
        <source>{volume}%</source>
        <translation>{volume}&#xa0;%</translation>
    </message>
    <message>
        <source>There is no sound device at the moment.</source>
        <translation>Зараз немає звукового пристрою.</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Reset to the traditional rules</source>
        <translation>Повернути традиційні правила</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Здавайте!</translation>
    </message>
    <message>
        <source>Clear the ledger</source>
        <translation>Почати рахунок з нуля</translation>
    </message>
    <message>
        <source>Deal from a code…</source>
        <translation>Здати за кодом…</translation>
    </message>
    <message>
        <source>{side} {total}</source>
        <translation>{side} {total}</translation>
    </message>
    <message>
        <source>Ledger: {sums}</source>
        <translation>Загальний рахунок: {sums}</translation>
    </message>
    <message>
        <source>Go on with the lesson</source>
        <translation>Продовжити урок</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Покажіть, як грати</translation>
    </message>
    <message>
        <source>House rules  •  {count} changed</source>
        <translation>Домашні правила  •  змінено: {count}</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Домашні правила</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Help</source>
        <translation>Допомога</translation>
    </message>
    <message>
        <source>Without help</source>
        <translation>Без допомоги</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>З допомогою</translation>
    </message>
    <message>
        <source>With or without help</source>
        <translation>З допомогою й без неї</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>All opponents</source>
        <translation>Усі суперники</translation>
    </message>
    <message>
        <source>All partners</source>
        <translation>Усі партнери</translation>
    </message>
    <message>
        <source>All styles</source>
        <translation>Усі стилі</translation>
    </message>
    <message>
        <source>All rules</source>
        <translation>Усі правила</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Звичайні правила</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Інші правила</translation>
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
        <translation>Тут ви побачите, як ви граєте: що виграєте, завдяки чому і як це змінюється. Зіграйте партію!</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партії</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Очок за роздачу</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>Поспіль</translation>
    </message>
    <message>
        <source>Doubled wins</source>
        <translation>Подвійні перемоги</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Найкраща роздача</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Найгірша роздача</translation>
    </message>
    <message>
        <source>Best match</source>
        <translation>Найкраща партія</translation>
    </message>
    <message>
        <source>Worst match</source>
        <translation>Найгірша партія</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Порівняння</translation>
    </message>
    <message>
        <source>Compared by</source>
        <translation>Порівняти за</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n роздача</numerusform>
            <numerusform>%n роздачі</numerusform>
            <numerusform>%n роздач</numerusform>
        </translation>
    </message>
    <message>
        <source>{deals}; not finished: {count}</source>
        <translation>{deals}; не закінчено: {count}</translation>
    </message>
    <message>
        <source>Others: {points}</source>
        <translation>Інші: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n виграна</numerusform>
            <numerusform>%n виграні</numerusform>
            <numerusform>%n виграних</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n програна</numerusform>
            <numerusform>%n програні</numerusform>
            <numerusform>%n програних</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest: {won} won, {lost} lost</source>
        <translation>Найбільше: виграно {won}, програно {lost}</translation>
    </message>
    <message>
        <source>counted double in the ledger</source>
        <translation>записано подвійно</translation>
    </message>
    <message>
        <source>Charts need pyqtgraph, which is not installed; all figures are in tables.</source>
        <translation>Для графіків потрібен pyqtgraph, а його не встановлено; усі числа наведено в таблицях.</translation>
    </message>
</context>
<context>
    <name>Stepper</name>
    <message>
        <source>Less</source>
        <translation>Менше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Більше</translation>
    </message>
</context>
<context>
    <name>TableMatch</name>
    <message>
        <source>The pack is sealed: {digits}</source>
        <translation>Колоду запечатано: {digits}</translation>
    </message>
</context>
<context>
    <name>TablePage</name>
    <message>
        <source>Nothing can be claimed now: the tricks that are left are not certain</source>
        <translation>Забирати ще рано: невідомо, кому дістанеться решта взяток</translation>
    </message>
    <message>
        <source>Tricks are not looked at again in this game until the deal is over</source>
        <translation>У цій грі взяток не переглядають, доки роздачу не закінчено</translation>
    </message>
</context>
<context>
    <name>TableTree</name>
    <message>
        <source>Card table: {game}</source>
        <translation>Стіл: {game}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <translation>
            <numerusform>Ваша рука: %n карта</numerusform>
            <numerusform>Ваша рука: %n карти</numerusform>
            <numerusform>Ваша рука: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden card</source>
        <translation>Закрита карта</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>вибрано</translation>
    </message>
    <message>
        <source>may be chosen</source>
        <translation>можна вибрати</translation>
    </message>
    <message>
        <source>may be played</source>
        <translation>нею можна ходити</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>нею зараз ходити не можна</translation>
    </message>
    <message>
        <source>You: {card}</source>
        <translation>Ви: {card}</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message numerus="yes">
        <source>Trick: %n card(s)</source>
        <translation>
            <numerusform>Взятка: %n карта</numerusform>
            <numerusform>Взятка: %n карти</numerusform>
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
            <numerusform>{pile}: %n карти</numerusform>
            <numerusform>{pile}: %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>здавач</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>зараз черга цього гравця</translation>
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
            <numerusform>на руках %n карти</numerusform>
            <numerusform>на руках %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>says: “{words}”</source>
        <translation>каже: «{words}»</translation>
    </message>
    <message>
        <source>{point}: {side}</source>
        <comment>such as High: Oksana</comment>
        <translation>{point}: {side}</translation>
    </message>
    <message>
        <source>{point}: nobody yet</source>
        <comment>such as High: nobody yet</comment>
        <translation>{point}: ще нікому</translation>
    </message>
    <message>
        <source>Points of this deal</source>
        <translation>Очки цієї роздачі</translation>
    </message>
    <message>
        <source>{side}: {total}</source>
        <comment>in the ledger</comment>
        <translation>{side}: {total}</translation>
    </message>
    <message>
        <source>Ledger</source>
        <translation>Загальний рахунок</translation>
    </message>
    <message>
        <source>{name}: {combination}, {points}</source>
        <comment>an announcement</comment>
        <translation>{name}: {combination}, {points}</translation>
    </message>
    <message>
        <source>Announced</source>
        <translation>Оголошено</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Остання взятка</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message>
        <source>with {partner}</source>
        <translation>і {partner}</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнер</translation>
    </message>
    <message>
        <source>Partner · {level}</source>
        <translation>Партнер · {level}</translation>
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
        <translation>Чому комп’ютери грають чесно</translation>
    </message>
    <message>
        <source>Computer players think in a program of their own. It gets one message for each decision: the cards of the player who decides, what lies open, what everybody has seen and said in this deal, and the score. It is never told other hands, the stock or the pack, and it cannot ask.</source>
        <translation>Комп’ютерні гравці думають в окремій програмі. На кожне рішення вона отримує одне повідомлення: карти гравця, який вирішує, що лежить відкрите, що всі бачили й казали в цій роздачі, та рахунок. Чужих карт чи колоди їй ніколи не повідомляють, і спитати вона не може.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>What the computers decided</source>
        <translation>Що вирішили комп’ютери</translation>
    </message>
    <message>
        <source>The message</source>
        <translation>Повідомлення</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Роздача {number}</translation>
    </message>
    <message>
        <source>The message as it was sent, without the number for its answer, the time limit and the random number.</source>
        <translation>Повідомлення — таке, яке надіслано, лише без номера для відповіді, обмеження часу та випадкового числа.</translation>
    </message>
    <message>
        <source>When a deal is over, each of its messages can be read here.</source>
        <translation>Коли роздача скінчиться, тут можна прочитати кожне її повідомлення.</translation>
    </message>
    <message>
        <source>Trick {number} · {name}: {move}</source>
        <translation>Взятка {number} · {name}: {move}</translation>
    </message>
    <message>
        <source>Before play · {name}: {move}</source>
        <translation>До гри · {name}: {move}</translation>
    </message>
    <message>
        <source>“hand”, “legal” and “own” are what {name} alone knew; all else everybody knew.</source>
        <translation>«hand», «legal» і «own» — те, що знав лише гравець {name}; решту знали всі.</translation>
    </message>
    <message>
        <source>{name} held, and the message does not name: {cards}</source>
        <translation>{name}: карти на руках, яких повідомлення не називає: {cards}</translation>
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
        <translation>Клацніть або натисніть пробіл, щоб грати далі</translation>
    </message>
</context>
<context>
    <name>TrumpSign</name>
    <message>
        <source>Trump this trick</source>
        <translation>Козир цієї взятки</translation>
    </message>
    <message>
        <source>next still hidden</source>
        <translation>наступний закритий</translation>
    </message>
    <message>
        <source>Trump to the end</source>
        <translation>Козир до кінця</translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>What would you like to play?</source>
        <translation>У що зіграємо?</translation>
    </message>
    <message>
        <source>Welcome to {name}</source>
        <translation>Вітаємо в {name}</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Show me how</source>
        <translation>Покажіть, як грати</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>You play offline, against the computer.</source>
        <translation>Ви граєте з комп’ютером, без інтернету.</translation>
    </message>
</context>
<context>
    <name>_Row</name>
    <message>
        <source>Best</source>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>{move}: expected points {points}.</source>
        <translation>{move}: очікувані очки {points}.</translation>
    </message>
    <message>
        <source>Best is {move}: expected points {points}.</source>
        <translation>Найкраще — {move}: очікувані очки {points}.</translation>
    </message>
    <message>
        <source>{move}: expected points {points}, chance to take the trick {chance}.</source>
        <translation>{move}: очікувані очки {points}, імовірність узяти взятку {chance}.</translation>
    </message>
    <message>
        <source>Best is {move}: expected points {points}, chance to take the trick {chance}.</source>
        <translation>Найкраще — {move}: очікувані очки {points}, імовірність узяти взятку {chance}.</translation>
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
        <translation>Піки</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Чирви</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубни</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефи</translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message>
        <source>This is not a deal code</source>
        <translation>Це не код роздачі</translation>
    </message>
    <message>
        <source>This deal code is too short: something is missing</source>
        <translation>Цей код роздачі закороткий: чогось бракує</translation>
    </message>
    <message>
        <source>This deal code has a wrong letter somewhere</source>
        <translation>У цьому коді роздачі десь не та літера</translation>
    </message>
    <message>
        <source>This deal code comes from another version of the program</source>
        <translation>Цей код роздачі — з іншої версії програми</translation>
    </message>
</context>
<context>
    <name>game</name>
    <message>
        <source>The turned card</source>
        <translation>Відкрита карта</translation>
    </message>
    <message>
        <source>The winner of the trick takes it.</source>
        <translation>Її бере той, хто виграв взятку.</translation>
    </message>
    <message>
        <source>It is put out of play; both draw unseen cards.</source>
        <translation>Вона виходить із гри; обидва беруть закриті карти.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Козир</translation>
    </message>
    <message>
        <source>Each turned card makes the trump of the next trick.</source>
        <translation>Кожна відкрита карта визначає козир наступної взятки.</translation>
    </message>
    <message>
        <source>The first turned card makes the trump for the whole deal.</source>
        <translation>Перша відкрита карта визначає козир на всю роздачу.</translation>
    </message>
    <message>
        <source>What is counted</source>
        <translation>Що зараховується</translation>
    </message>
    <message>
        <source>High, Low and Jack of the last trump, when all is played.</source>
        <translation>Старший, Молодший і Джек останнього козиря, коли все зіграно.</translation>
    </message>
    <message>
        <source>High, Low and Jack of each trick&apos;s own trump, at once.</source>
        <translation>Старший, Молодший і Джек козиря кожної взятки, одразу.</translation>
    </message>
    <message>
        <source>The point for Game</source>
        <translation>Очко за Гейм</translation>
    </message>
    <message>
        <source>It is not given.</source>
        <translation>Не нараховується.</translation>
    </message>
    <message>
        <source>The side whose won cards are worth most scores it.</source>
        <translation>Його отримує той, чиї взяті карти коштують найбільше.</translation>
    </message>
    <message>
        <source>A jack turned first</source>
        <translation>Перша відкрита карта — валет</translation>
    </message>
    <message>
        <source>It scores nothing.</source>
        <translation>Нічого не дає.</translation>
    </message>
    <message>
        <source>The dealer scores a point for it.</source>
        <translation>Здавач отримує за нього очко.</translation>
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
        <translation>Відкладено</translation>
    </message>
    <message>
        <source>California Jack</source>
        <translation>Каліфорнійський Джек</translation>
    </message>
    <message>
        <source>Two players and a stock: every trick wins a card, and the trump changes.</source>
        <translation>Двоє гравців і колода: кожна взятка приносить карту, а козир змінюється.</translation>
    </message>
    <message>
        <source>won the highest trump</source>
        <translation>узято найстарший козир</translation>
    </message>
    <message>
        <source>the highest trump came into no trick</source>
        <translation>найстарший козир не потрапив до взяток</translation>
    </message>
    <message>
        <source>won the lowest trump</source>
        <translation>узято наймолодший козир</translation>
    </message>
    <message>
        <source>the lowest trump came into no trick</source>
        <translation>наймолодший козир не потрапив до взяток</translation>
    </message>
    <message>
        <source>won the trump jack</source>
        <translation>узято козирного валета</translation>
    </message>
    <message>
        <source>won the cards worth most</source>
        <translation>узято карти найбільшої вартості</translation>
    </message>
    <message>
        <source>Rank of the ten</source>
        <translation>Старшинство десятки</translation>
    </message>
    <message>
        <source>The ten is the highest card, above the ace.</source>
        <translation>Десятка — найстарша карта, старша за туза.</translation>
    </message>
    <message>
        <source>The ten ranks between the nine and the jack.</source>
        <translation>Десятка йде між дев’яткою та валетом.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Класти в масть</translation>
    </message>
    <message>
        <source>Whoever can follow suit must do so.</source>
        <translation>Хто має карту тієї самої масті, мусить її покласти.</translation>
    </message>
    <message>
        <source>A trump may be played even when able to follow.</source>
        <translation>Козиряти можна й тоді, коли є масть.</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Очок до перемоги</translation>
    </message>
    <message>
        <source>The first side to reach this many points wins the match.</source>
        <translation>Партію виграє той, хто першим набере стільки очок.</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Старший</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Молодший</translation>
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
        <translation>козирний валет не потрапив до взяток</translation>
    </message>
    <message>
        <source>no side counted more than all the others</source>
        <translation>ніхто не нарахував більше за всіх інших</translation>
    </message>
    <message>
        <source>Jack turned</source>
        <translation>Відкритий валет</translation>
    </message>
    <message>
        <source>the dealer turned a jack for trump</source>
        <translation>козирем відкрито валета</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Чирви</translation>
    </message>
    <message>
        <source>A heart beats every card of another suit.</source>
        <translation>Чирва б’є будь-яку карту іншої масті.</translation>
    </message>
    <message>
        <source>No suit beats another; hearts matter for the Baba only.</source>
        <translation>Жодна масть не б’є іншої; чирви важливі лише для Баби.</translation>
    </message>
    <message>
        <source>The Baba of hearts</source>
        <translation>Чирвова Баба</translation>
    </message>
    <message>
        <source>5 alone; 6, 9, 15 with king, queen and jack.</source>
        <translation>Сама — 5; з королем, дамою, валетом — 6, 9, 15.</translation>
    </message>
    <message>
        <source>Two more than another: 5, 8, 11, 17.</source>
        <translation>На два більше за іншу: 5, 8, 11, 17.</translation>
    </message>
    <message>
        <source>A wrong card</source>
        <translation>Помилкова карта</translation>
    </message>
    <message>
        <source>It cannot be played.</source>
        <translation>Нею не можна зіграти.</translation>
    </message>
    <message>
        <source>It goes back to the hand and costs 3 points.</source>
        <translation>Вона повертається в руку, і це коштує 3 очки.</translation>
    </message>
    <message>
        <source>Fine for talk</source>
        <translation>Штраф за розмови</translation>
    </message>
    <message>
        <source>What asking for a hint costs your side.</source>
        <translation>Скільки вашій стороні коштує підказка.</translation>
    </message>
    <message>
        <source>Semerik</source>
        <translation>Семерик</translation>
    </message>
    <message>
        <source>Partners with forty cards: announce sets and Babas, then win counting cards.</source>
        <translation>Пара на пару, сорок карт: оголошуйте комплекти й Баб, а тоді беріть очкові карти.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Комплект</translation>
    </message>
    <message>
        <source>three or four of a rank in one hand</source>
        <translation>три або чотири однакові карти на одній руці</translation>
    </message>
    <message>
        <source>Baba</source>
        <translation>Баба</translation>
    </message>
    <message>
        <source>three, two and ace of a suit in one hand</source>
        <translation>трійка, двійка й туз однієї масті на одній руці</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>three or four counting cards in a trick</source>
        <translation>три або чотири очкові карти у взятці</translation>
    </message>
    <message>
        <source>All tricks</source>
        <translation>Усі взятки</translation>
    </message>
    <message>
        <source>won all ten tricks</source>
        <translation>узято всі десять взяток</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>for a wrong card or for talk</source>
        <translation>за помилкову карту або розмови</translation>
    </message>
    <message>
        <source>Chief suit</source>
        <translation>Головна масть</translation>
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
        <translation>Із цим подарунком суперники виграють партію. Усе одно подарувати?</translation>
    </message>
    <message>
        <source>A jack turned after a run</source>
        <translation>Валет після зміни козиря</translation>
    </message>
    <message>
        <source>It scores when it fixes the new trump.</source>
        <translation>Дає очко, коли визначає новий козир.</translation>
    </message>
    <message>
        <source>Only the first card turned in a deal can score.</source>
        <translation>Дати очко може лише перша карта, відкрита в роздачі.</translation>
    </message>
    <message>
        <source>It always scores, even in the rejected suit.</source>
        <translation>Дає очко завжди, навіть у масті, від якої відмовилися.</translation>
    </message>
    <message>
        <source>More than six cards</source>
        <translation>Більше шести карт</translation>
    </message>
    <message>
        <source>Each player discards down to six before play.</source>
        <translation>Перед грою кожен скидає зайві, лишаючи шість.</translation>
    </message>
    <message>
        <source>All cards are kept; six tricks are played with them.</source>
        <translation>Усі карти лишаються; ними розігрують шість взяток.</translation>
    </message>
    <message>
        <source>The point for Low</source>
        <translation>Очко за Молодшого</translation>
    </message>
    <message>
        <source>It belongs to whoever was dealt the lowest trump.</source>
        <translation>Належить тому, хто отримав наймолодший козир при роздачі.</translation>
    </message>
    <message>
        <source>It belongs to the side that wins the lowest trump in a trick.</source>
        <translation>Належить тому, хто взяв наймолодший козир у взятці.</translation>
    </message>
    <message>
        <source>A tie for Game</source>
        <translation>Нічия за Гейм</translation>
    </message>
    <message>
        <source>Nobody scores the point.</source>
        <translation>Очка не отримує ніхто.</translation>
    </message>
    <message>
        <source>The tied side nearest the dealer&apos;s left scores it.</source>
        <translation>Очко отримує той із рівних, хто сидить ближче ліворуч від здавача.</translation>
    </message>
    <message>
        <source>Playing blind</source>
        <translation>Гра наосліп</translation>
    </message>
    <message>
        <source>The dealer&apos;s partner and right neighbour see their cards once the trump is fixed.</source>
        <translation>Партнер здавача й гравець праворуч від нього бачать свої карти, коли козир визначено.</translation>
    </message>
    <message>
        <source>Everybody sees their cards at once.</source>
        <translation>Усі одразу бачать свої карти.</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Стій</translation>
    </message>
    <message>
        <source>I stand</source>
        <translation>Стій</translation>
    </message>
    <message>
        <source>Play with this trump</source>
        <translation>Грати з цим козирем</translation>
    </message>
    <message>
        <source>Beg</source>
        <translation>Я прошу</translation>
    </message>
    <message>
        <source>I beg</source>
        <translation>Я прошу</translation>
    </message>
    <message>
        <source>Ask for another trump: the dealer gives you a point or runs the cards</source>
        <translation>Попросити інший козир: здавач дасть вам очко або змінить козир</translation>
    </message>
    <message>
        <source>Take one</source>
        <translation>Візьми одне</translation>
    </message>
    <message>
        <source>Keep this trump and give the beggar a point</source>
        <translation>Лишити цей козир і дати очко тому, хто просить</translation>
    </message>
    <message>
        <source>Run the cards</source>
        <translation>Змінити козир</translation>
    </message>
    <message>
        <source>I run the cards</source>
        <translation>Міняю козир</translation>
    </message>
    <message>
        <source>Deal three more each and turn a new trump</source>
        <translation>Роздати ще по три карти й відкрити новий козир</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>I have discarded</source>
        <translation>Карти скинуто</translation>
    </message>
    <message>
        <source>Choose the cards to discard, down to six</source>
        <translation>Виберіть, які карти скинути, щоб лишилося шість</translation>
    </message>
    <message>
        <source>Play with this trump, or ask for another?</source>
        <translation>Грати з цим козирем чи просити інший?</translation>
    </message>
    <message>
        <source>{name} begs: give a point, or deal for another trump?</source>
        <translation>{name} просить: дати очко чи змінити козир?</translation>
    </message>
    <message>
        <source>Turned card</source>
        <translation>Відкрита карта</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Скинуті</translation>
    </message>
    <message>
        <source>Gift</source>
        <translation>Подарунок</translation>
    </message>
    <message>
        <source>the dealer said “take one”</source>
        <translation>здавач сказав «візьми одне»</translation>
    </message>
    <message>
        <source>was dealt the highest trump</source>
        <translation>найстарший козир отримано при роздачі</translation>
    </message>
    <message>
        <source>no trump was dealt</source>
        <translation>козирів при роздачі не було</translation>
    </message>
    <message>
        <source>was dealt the lowest trump</source>
        <translation>наймолодший козир отримано при роздачі</translation>
    </message>
    <message>
        <source>won the trick with the trump jack</source>
        <translation>узято взятку з козирним валетом</translation>
    </message>
    <message>
        <source>Your cards stay face down until the trump is fixed (rule A15)</source>
        <translation>Ваші карти закриті, доки не визначено козир (правило A15)</translation>
    </message>
    <message>
        <source>Seven Up for three</source>
        <translation>Севен ап утрьох</translation>
    </message>
    <message>
        <source>Each for themselves: beg for a better trump, then play for High, Low, Jack and Game.</source>
        <translation>Кожен сам за себе: просіть кращий козир, а тоді грайте за Старшого, Молодшого, Джека й Гейм.</translation>
    </message>
    <message>
        <source>Seven Up in pairs</source>
        <translation>Севен ап учотирьох</translation>
    </message>
    <message>
        <source>Four players, partners opposite; two of them play blind until the trump is fixed.</source>
        <translation>Четверо гравців, партнери навпроти; двоє з них грають наосліп, доки не визначено козир.</translation>
    </message>
</context>
<context>
    <name>hint</name>
    <message>
        <source>Discard these cards: {cards}.</source>
        <translation>Скиньте ці карти: {cards}.</translation>
    </message>
    <message>
        <source>Play the {play}: most likely it wins the trick.</source>
        <translation>Зіграйте {play:ins}: найімовірніше, взятка буде ваша.</translation>
    </message>
    <message>
        <source>Play the {play}, though the {other} is about as good.</source>
        <translation>Зіграйте {play:ins}, хоча {other} — карта майже не гірша.</translation>
    </message>
    <message>
        <source>Play the {play}: no other card promises you as many points.</source>
        <translation>Зіграйте {play:ins}: жодна інша карта не обіцяє вам стільки очок.</translation>
    </message>
    <message>
        <source>Play the {play}: the trick is lost, and this is the card you will miss least.</source>
        <translation>Зіграйте {play:ins}: взятку втрачено, а цієї карти найменше шкода.</translation>
    </message>
    <message>
        <source>Play the {play}: it is the only card that you may play.</source>
        <translation>Зіграйте {play:ins}: це єдина карта, якою можна ходити.</translation>
    </message>
    <message>
        <source>Play the {play}: it wins the match, however the cards lie.</source>
        <translation>Зіграйте {play:ins}: так ви виграєте партію, хоч би як лежали карти.</translation>
    </message>
    <message>
        <source>Play the {play}, though the match can hardly be saved.</source>
        <translation>Зіграйте {play:ins}, хоча партію навряд чи врятувати.</translation>
    </message>
    <message>
        <source>Play the {play}: it wins the trick for sure.</source>
        <translation>Зіграйте {play:ins}: взятка точно ваша.</translation>
    </message>
    <message>
        <source>Play the {play}: let the others have this trick.</source>
        <translation>Зіграйте {play:ins}: цю взятку віддайте іншим.</translation>
    </message>
    <message>
        <source>Play the {play}: your partner&apos;s {card} is winning the trick.</source>
        <translation>Зіграйте {play:ins}: взятку бере ваш партнер {card:ins}.</translation>
    </message>
    <message>
        <source>Play the {play}, though your partner&apos;s {card} is winning: it pays all the same.</source>
        <translation>Зіграйте {play:ins}, хоча взятку й так бере ваш партнер {card:ins}: це вигідніше.</translation>
    </message>
    <message>
        <source>Play the {play}: it brings home the trump jack for sure.</source>
        <translation>Зіграйте {play:ins}: так козирний валет точно ваш.</translation>
    </message>
    <message>
        <source>Play the {play}, though it is lost: everything else costs more.</source>
        <translation>Зіграйте {play:ins}, хоча ця карта пропаде: усе інше обійдеться дорожче.</translation>
    </message>
    <message>
        <source>Play the {play}, and keep the {card} from falling to the {from}.</source>
        <translation>Зіграйте {play:ins} і притримайте {card:acc}: цю карту б’є {from}.</translation>
    </message>
    <message>
        <source>Play the {play}: its {pips} toward Game are yours for sure.</source>
        <translation>Зіграйте {play:ins}: ці {pips} на Гейм точно ваші.</translation>
    </message>
    <message numerus="yes">
        <source>Play the {play}: with {count} counting cards the trick brings you %n point(s).</source>
        <translation>
            <numerusform>Зіграйте {play:ins}: очкових карт у взятці {count}, вона дає вам %n очко.</numerusform>
            <numerusform>Зіграйте {play:ins}: очкових карт у взятці {count}, вона дає вам %n очки.</numerusform>
            <numerusform>Зіграйте {play:ins}: очкових карт у взятці {count}, вона дає вам %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play the {play}, though the others score with it: everything else costs more.</source>
        <translation>Зіграйте {play:ins}, хоча інші здобудуть на цьому очки: усе інше обійдеться дорожче.</translation>
    </message>
    <message>
        <source>Play the {play}: you hold no {suit}, and this is the card you will miss least.</source>
        <translation>Зіграйте {play:ins}: {suit:gen} у вас немає, а цієї карти найменше шкода.</translation>
    </message>
    <message>
        <source>Play the {play}: with the trick you take the {card} from the stock.</source>
        <translation>Зіграйте {play:ins}: разом із взяткою ви візьмете з колоди {card:acc}.</translation>
    </message>
    <message>
        <source>Say “{word}”: there is nothing else to say.</source>
        <translation>Скажіть «{word}»: нічого іншого сказати не можна.</translation>
    </message>
    <message>
        <source>Say “{word}”, though “{other}” is about as good.</source>
        <translation>Скажіть «{word}», хоча «{other}» майже не гірше.</translation>
    </message>
    <message>
        <source>Say “{word}”: it promises about {points} points more than “{other}”.</source>
        <translation>Скажіть «{word}»: це обіцяє приблизно на {points} очка більше, ніж «{other}».</translation>
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
        <translation>З</translation>
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
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкий</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Вправний</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильний</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Майстер</translation>
    </message>
</context>
<context>
    <name>mistake</name>
    <message>
        <source>{name}: this card may not be played, and goes back to the hand</source>
        <translation>{name}: такою картою ходити не можна, вона повертається в руку</translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs your side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: карта повертається в руку, ваша сторона втрачає %n очко (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта повертається в руку, ваша сторона втрачає %n очки (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта повертається в руку, ваша сторона втрачає %n очок (правило&#xa0;{rule})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: this card goes back to the hand, and costs their side %n point(s) (rule {rule})</source>
        <translation>
            <numerusform>{name}: карта повертається в руку, їхня сторона втрачає %n очко (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта повертається в руку, їхня сторона втрачає %n очки (правило&#xa0;{rule})</numerusform>
            <numerusform>{name}: карта повертається в руку, їхня сторона втрачає %n очок (правило&#xa0;{rule})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rank</name>
    <message>
        <source>two</source>
        <translation>двійка|двійки|двійку|двійкою</translation>
    </message>
    <message>
        <source>three</source>
        <translation>трійка|трійки|трійку|трійкою</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четвірка|четвірки|четвірку|четвіркою</translation>
    </message>
    <message>
        <source>five</source>
        <translation>п’ятірка|п’ятірки|п’ятірку|п’ятіркою</translation>
    </message>
    <message>
        <source>six</source>
        <translation>шістка|шістки|шістку|шісткою</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>сімка|сімки|сімку|сімкою</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>вісімка|вісімки|вісімку|вісімкою</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>дев’ятка|дев’ятки|дев’ятку|дев’яткою</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка|десятки|десятку|десяткою</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет|валета|валета|валетом</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама|дами|даму|дамою</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король|короля|короля|королем</translation>
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
        <translation>двійки|двійок|двійки|двійками|двійки</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>трійки|трійок|трійки|трійками|трійки</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>четвірки|четвірок|четвірки|четвірками|четвірки</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>п’ятірки|п’ятірок|п’ятірки|п’ятірками|п’ятірки</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>шістки|шісток|шістки|шістками|шістки</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>сімки|сімок|сімки|сімками|сімки</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>вісімки|вісімок|вісімки|вісімками|вісімки</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>дев’ятки|дев’яток|дев’ятки|дев’ятками|дев’ятки</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>десятки|десяток|десятки|десятками|десятки</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>валети|валетів|валетів|валетами|валети</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>дами|дам|дам|дамами|дами</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>королі|королів|королів|королями|королі</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>тузи|тузів|тузів|тузами|тузи</translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>It is the only move that the rules allow.</source>
        <translation>Це єдиний хід, який дозволяють правила.</translation>
    </message>
    <message>
        <source>It wins the match, however the cards lie.</source>
        <translation>Так ви виграєте партію, хоч би як лежали карти.</translation>
    </message>
    <message>
        <source>It loses the match, however the cards lie.</source>
        <translation>Так партію програно, хоч би як лежали карти.</translation>
    </message>
    <message>
        <source>The trick is yours for sure.</source>
        <translation>Взятка точно ваша.</translation>
    </message>
    <message>
        <source>The trick goes to the others.</source>
        <translation>Взятка дістанеться іншим.</translation>
    </message>
    <message>
        <source>Your partner is winning the trick with the {card}.</source>
        <translation>Взятку бере ваш партнер {card:ins}.</translation>
    </message>
    <message>
        <source>It beats your partner, who is winning with the {card}.</source>
        <translation>Це перебиває партнера, який і так бере взятку {card:ins}.</translation>
    </message>
    <message>
        <source>It brings home the trump jack, which is a point.</source>
        <translation>Так козирний валет ваш, а це очко.</translation>
    </message>
    <message>
        <source>The others win the trump jack, which is a point.</source>
        <translation>Козирного валета беруть інші, а це очко.</translation>
    </message>
    <message>
        <source>It keeps the {card} from falling to the {from}.</source>
        <translation>Це береже {card:acc}: цю карту б’є {from}.</translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for you.</source>
        <translation>{card:Nom} дає вам {pips} на Гейм.</translation>
    </message>
    <message>
        <source>The {card} counts {pips} toward Game for the others.</source>
        <translation>{card:Nom} дає іншим {pips} на Гейм.</translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings you %n point(s).</source>
        <translation>
            <numerusform>Очкових карт у взятці {count}, вона дає вам %n очко.</numerusform>
            <numerusform>Очкових карт у взятці {count}, вона дає вам %n очки.</numerusform>
            <numerusform>Очкових карт у взятці {count}, вона дає вам %n очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick holds {count} counting cards and brings the others %n point(s).</source>
        <translation>
            <numerusform>Очкових карт у взятці {count}, вона дає іншим %n очко.</numerusform>
            <numerusform>Очкових карт у взятці {count}, вона дає іншим %n очки.</numerusform>
            <numerusform>Очкових карт у взятці {count}, вона дає іншим %n очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It shows everybody that you hold no {suit}.</source>
        <translation>Це показує всім, що {suit:gen} у вас немає.</translation>
    </message>
    <message>
        <source>With the trick you take the {card} from the stock.</source>
        <translation>Разом із взяткою ви берете з колоди {card:acc}.</translation>
    </message>
</context>
<context>
    <name>record</name>
    <message>
        <source>match {match}, {why}</source>
        <translation>партія {match}, {why}</translation>
    </message>
    <message>
        <source>{text} is not a card: write rank then suit, such as TH or 7S</source>
        <translation>{text} — не карта: пишуть ранг, а за ним масть, наприклад TH або 7S</translation>
    </message>
    <message>
        <source>{text} is not a move: a word, then cards, such as {example}</source>
        <translation>{text} — не хід: пишуть слово, а за ним карти, наприклад {example}</translation>
    </message>
    <message>
        <source>{text} is not a move: a space stands at its end</source>
        <translation>{text} — не хід: у кінці стоїть пробіл</translation>
    </message>
    <message>
        <source>{text} is not an action: it begins with a seat number, 0 to {most}</source>
        <translation>{text} — не дія: вона починається з номера місця, від 0 до {most}</translation>
    </message>
    <message>
        <source>this is no game record: it is nested too deeply</source>
        <translation>це не запис партії: забагато вкладених рівнів</translation>
    </message>
    <message>
        <source>the text breaks off in the middle; its end is missing</source>
        <translation>текст обривається посередині: кінця бракує</translation>
    </message>
    <message>
        <source>{key} should be an object</source>
        <translation>{key} має бути об’єктом</translation>
    </message>
    <message>
        <source>{key} should be a list</source>
        <translation>{key} має бути списком</translation>
    </message>
    <message>
        <source>{key} should be a seat, 0 to {most}, not {found}</source>
        <translation>{key} має бути номером місця, від 0 до {most}, а не {found}</translation>
    </message>
    <message>
        <source>this is no game record: it is longer than {most} characters</source>
        <translation>це не запис партії: він довший, ніж дозволено (символів: {most})</translation>
    </message>
    <message>
        <source>this is not JSON: it goes wrong at line {line}, column {column}</source>
        <translation>це не JSON: помилка в рядку {line}, стовпчику {column}</translation>
    </message>
    <message>
        <source>this is no game record: it holds a number that is far too long</source>
        <translation>це не запис партії: у ньому є задовге число</translation>
    </message>
    <message>
        <source>this is no game record: it lacks {entry}</source>
        <translation>це не запис партії: у ньому немає {entry}</translation>
    </message>
    <message>
        <source>record version {found} cannot be read; this program reads version {right}</source>
        <translation>запис версії {found} прочитати не можна; ця програма читає версію {right}</translation>
    </message>
    <message>
        <source>{game} is no game here; there are {games}</source>
        <translation>гри {game} тут немає; є {games}</translation>
    </message>
    <message>
        <source>{key} should be a list of names</source>
        <translation>{key} має бути списком імен</translation>
    </message>
    <message>
        <source>{key} should hold {right} names for {game}, not {found}</source>
        <translation>{key}: імен для {game} має бути {right}, а не {found}</translation>
    </message>
    <message>
        <source>{key} should be a side or null, 0 to {most}, not {found}</source>
        <translation>{key} має бути номером сторони, від 0 до {most}, або null, а не {found}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл порожній</translation>
    </message>
    <message>
        <source>line {line}: {why}</source>
        <translation>рядок {line}: {why}</translation>
    </message>
    <message>
        <source>the file holds no record</source>
        <translation>у файлі немає жодного запису</translation>
    </message>
    <message>
        <source>this is no game record: it is longer than {most} bytes</source>
        <translation>це не запис партії: він довший, ніж дозволено (байтів: {most})</translation>
    </message>
    <message>
        <source>this is no game record: byte {byte} is not UTF-8 text</source>
        <translation>це не запис партії: байт {byte} — не текст UTF-8</translation>
    </message>
    <message>
        <source>the key {key} stands twice in one object</source>
        <translation>ключ {key} стоїть двічі в одному об’єкті</translation>
    </message>
    <message>
        <source>{number} is not a number that a record may hold</source>
        <translation>числа {number} у записі бути не може</translation>
    </message>
    <message>
        <source>this is no game record: {text} holds half a character</source>
        <translation>це не запис партії: у {text} є половина символу</translation>
    </message>
    <message>
        <source>there is a key {key} that the format does not know</source>
        <translation>є ключ {key}, якого формат не знає</translation>
    </message>
    <message>
        <source>{key} should be {right} whole numbers, not {found}</source>
        <translation>{key}: цілих чисел має бути {right}, а тут {found}</translation>
    </message>
    <message>
        <source>it should be an object</source>
        <translation>вона має бути об’єктом</translation>
    </message>
    <message>
        <source>{key} should be a text of cards</source>
        <translation>{key} має бути текстом з картами</translation>
    </message>
    <message>
        <source>the deck holds {card} twice</source>
        <translation>у колоді двічі є {card}</translation>
    </message>
    <message>
        <source>the deck holds {card}, a card {game} is played without</source>
        <translation>у колоді є {card}, а в {game} такої карти немає</translation>
    </message>
    <message>
        <source>the deck holds {found} cards instead of {right}</source>
        <translation>карт у колоді {found}, а має бути {right}</translation>
    </message>
    <message>
        <source>{entry} should be a text</source>
        <translation>{entry} має бути текстом</translation>
    </message>
    <message>
        <source>{entry} is no action of a player</source>
        <translation>{entry} — не дія гравця</translation>
    </message>
    <message>
        <source>{entry} should be side, points and why</source>
        <translation>{entry} має складатися зі сторони, очок і підстави</translation>
    </message>
    <message>
        <source>deal {deal}: {why}</source>
        <translation>роздача {deal}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, action {place}: {why}</source>
        <translation>роздача {deal}, дія {place}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, points entry {place}: {why}</source>
        <translation>роздача {deal}, запис очок {place}: {why}</translation>
    </message>
    <message>
        <source>deal {deal}, action {place} ({action}): {why}</source>
        <translation>роздача {deal}, дія {place} ({action}): {why}</translation>
    </message>
    <message>
        <source>{entry} is missing</source>
        <translation>бракує {entry}</translation>
    </message>
    <message>
        <source>the match was over before it</source>
        <translation>партія скінчилася ще до цього</translation>
    </message>
    <message>
        <source>the scores are {right}, not {found}</source>
        <translation>рахунок має бути {right}, а не {found}</translation>
    </message>
    <message>
        <source>the winner is {right}, not {found}</source>
        <translation>переможець — {right}, а не {found}</translation>
    </message>
    <message>
        <source>the dealer is {right}, not {found}</source>
        <translation>здавач — {right}, а не {found}</translation>
    </message>
    <message>
        <source>it is not played to its end, yet another deal follows</source>
        <translation>її не дограно, а далі йде ще одна роздача</translation>
    </message>
    <message>
        <source>the deal was over before it</source>
        <translation>роздача скінчилася ще до цього</translation>
    </message>
    <message>
        <source>it is the turn of seat {seat}</source>
        <translation>ходити має гравець на місці {seat}</translation>
    </message>
    <message>
        <source>{entry} was not scored</source>
        <translation>{entry} не нараховувалося</translation>
    </message>
    <message>
        <source>it is {right}, not {found}</source>
        <translation>тут має бути {right}, а не {found}</translation>
    </message>
    <message>
        <source>option {option} takes a whole number from {least} to {most}, not {found}</source>
        <translation>домовленість {option}: має бути ціле число від {least} до {most}, а не {found}</translation>
    </message>
    <message>
        <source>option {option} takes one of {values}, not {found}</source>
        <translation>домовленість {option}: має бути одне з {values}, а не {found}</translation>
    </message>
    <message>
        <source>{game} has no option {option}; it has {known}</source>
        <translation>у {game} немає домовленості {option}; є {known}</translation>
    </message>
    <message>
        <source>option {option} of {game} is missing</source>
        <translation>у {game} бракує домовленості {option}</translation>
    </message>
    <message>
        <source>first_dealer is a seat from 0 to {most}, not {found}</source>
        <translation>first_dealer — це місце від 0 до {most}, а не {found}</translation>
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
        <translation>Не вдається відкрити {file}: {why}.</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>його не можна прочитати</translation>
    </message>
    <message>
        <source>the system does not allow it</source>
        <translation>система цього не дозволяє</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>диск заповнено</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>немає такого файлу чи теки</translation>
    </message>
    <message>
        <source>There is no file {file}.</source>
        <translation>Немає такого файлу: {file}.</translation>
    </message>
    <message>
        <source>{file} is not a file that can be opened.</source>
        <translation>{file} — не файл, який можна відкрити.</translation>
    </message>
    <message>
        <source>{file} is too large; cardtable-arena replay can check it.</source>
        <translation>{file} завеликий; його може перевірити cardtable-arena replay.</translation>
    </message>
    <message>
        <source>{file} holds too many matches; cardtable-arena replay can check it.</source>
        <translation>У {file} забагато партій; їх може перевірити cardtable-arena replay.</translation>
    </message>
    <message>
        <source>{file} holds no deal yet: there is nothing to show.</source>
        <translation>У {file} ще немає жодної роздачі: показувати нічого.</translation>
    </message>
    <message>
        <source>that is not a file name</source>
        <translation>це не назва для файлу</translation>
    </message>
    <message>
        <source>{file} cannot be written: {why}.</source>
        <translation>Не вдається записати {file}: {why}.</translation>
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
        <translation>Гра {points}</translation>
    </message>
    <message>
        <source>Trump: {suit}.</source>
        <translation>Козир: {suit}.</translation>
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
        <translation>Ви починаєте взятку</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>ваше</translation>
    </message>
    <message>
        <source>better</source>
        <translation>краще</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Найкраще</translation>
    </message>
    <message>
        <source>As good</source>
        <translation>Так само добре</translation>
    </message>
    <message>
        <source>Small slip</source>
        <translation>Дрібний огріх</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Помилка</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Груба помилка</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Скидання</translation>
    </message>
    <message>
        <source>Before play</source>
        <translation>Перед грою</translation>
    </message>
    <message>
        <source>You played the {card}.</source>
        <translation>Ви зіграли {card:ins}.</translation>
    </message>
    <message>
        <source>You discarded: {cards}.</source>
        <translation>Ви скинули: {cards}.</translation>
    </message>
    <message>
        <source>You said “{word}”.</source>
        <translation>Ви сказали «{word}».</translation>
    </message>
    <message>
        <source>Nothing was better, for all you could know.</source>
        <translation>З того, що ви могли знати, кращого не було.</translation>
    </message>
    <message>
        <source>It was as good as anything else, for all you could know.</source>
        <translation>З того, що ви могли знати, це було не гірше за інше.</translation>
    </message>
    <message>
        <source>The {card} was better: by about {points} points (give or take {error}), for all you could know.</source>
        <translation>З того, що ви могли знати, краще було зіграти {card:ins}: приблизно на {points} очка (плюс-мінус {error}).</translation>
    </message>
    <message>
        <source>Better to discard: {cards}, by about {points} points (give or take {error}), for all you could know.</source>
        <translation>З того, що ви могли знати, краще було скинути: {cards} — приблизно на {points} очка (плюс-мінус {error}).</translation>
    </message>
    <message>
        <source>“{word}” was better: by about {points} points (give or take {error}), for all you could know.</source>
        <translation>З того, що ви могли знати, краще було сказати «{word}»: приблизно на {points} очка (плюс-мінус {error}).</translation>
    </message>
    <message>
        <source>As the cards lay, it did no harm.</source>
        <translation>За такого розкладу це не зашкодило.</translation>
    </message>
    <message>
        <source>With all cards seen nothing was better either.</source>
        <translation>І з відкритими картами кращого не було.</translation>
    </message>
    <message>
        <source>With all cards seen the {card} was better by about {points} points.</source>
        <translation>З відкритими картами краще було зіграти {card:ins}: приблизно на {points} очка.</translation>
    </message>
    <message>
        <source>With all cards seen it was better by about {points} points to discard: {cards}.</source>
        <translation>З відкритими картами краще було скинути: {cards} — приблизно на {points} очка.</translation>
    </message>
    <message>
        <source>With all cards seen “{word}” was better by about {points} points.</source>
        <translation>З відкритими картами краще було сказати «{word}»: приблизно на {points} очка.</translation>
    </message>
    <message>
        <source>With these cards, players of equal strength come out at {worth} (give or take {error}): that is luck. Your side came out at {made}: {skill} by play, yours and everybody else&apos;s.</source>
        <translation>З цими картами рівні за силою гравці отримують у середньому {worth} (плюс-мінус {error}): це удача. Ваша сторона отримала {made}: різницю {skill} зробила гра, ваша і всіх інших.</translation>
    </message>
    <message>
        <source>{when}: {grade}. {played} {verdict}</source>
        <translation>{when}: {grade}. {played} {verdict}</translation>
    </message>
    <message>
        <source>Number {rank} by cost. {when}: {grade}. {played} {verdict}</source>
        <translation>Місце за ціною: {rank}. {when}: {grade}. {played} {verdict}</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>You must discard exactly {count} different cards</source>
        <translation>Треба скинути рівно стільки різних карт: {count}</translation>
    </message>
    <message>
        <source>the pack must hold each of its {count} cards once</source>
        <translation>у колоді має бути кожна з її карт по одному разу, усього {count}</translation>
    </message>
    <message>
        <source>{card} may be played, so it is no mistake</source>
        <translation>{card}: такою картою ходити можна, тож це не помилка</translation>
    </message>
    <message>
        <source>the match is over</source>
        <translation>партію закінчено</translation>
    </message>
    <message>
        <source>the deal is over: the next pack is awaited</source>
        <translation>роздачу закінчено: чекаємо на наступну колоду</translation>
    </message>
    <message>
        <source>{word} is not possible now</source>
        <translation>{word}: зараз так не можна</translation>
    </message>
    <message>
        <source>You do not hold {card}</source>
        <translation>У вас немає такої карти: {card}</translation>
    </message>
    <message>
        <source>You must follow suit or trump: you hold {suit}</source>
        <translation>Кладіть у масть або козиряйте: у вас є {suit}</translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}</source>
        <translation>Кладіть карту в масть: у вас є {suit}</translation>
    </message>
    <message>
        <source>{word} goes with exactly one card</source>
        <translation>{word}: потрібна рівно одна карта</translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message>
        <source>Different styles</source>
        <translation>Різні стилі</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Звичайні правила</translation>
    </message>
    <message>
        <source>Changed: {option}</source>
        <translation>Змінено: {option}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Суперники</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Партнер</translation>
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
        <translation>Партії</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Виграно</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Частка</translation>
    </message>
    <message>
        <source>Likely between</source>
        <translation>Імовірно між</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Роздачі</translation>
    </message>
    <message>
        <source>Points a deal</source>
        <translation>Очок за роздачу</translation>
    </message>
    <message>
        <source>Others’</source>
        <translation>В інших</translation>
    </message>
    <message>
        <source>too few to tell</source>
        <translation>замало, щоб судити</translation>
    </message>
    <message>
        <source>{low} and {high}</source>
        <translation>{low} і {high}</translation>
    </message>
    <message>
        <source>Too few matches to tell</source>
        <translation>Замало партій, щоб судити</translation>
    </message>
    <message>
        <source>Likely {low} to {high}</source>
        <translation>Імовірно від {low} до {high}</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Усі інші</translation>
    </message>
    <message>
        <source>Each other player, on average</source>
        <translation>Кожен інший гравець, у середньому</translation>
    </message>
    <message>
        <source>The opponents</source>
        <translation>Суперники</translation>
    </message>
    <message>
        <source>The opponent</source>
        <translation>Суперник</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>Your side</source>
        <translation>Ваша сторона</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Роздача</translation>
    </message>
    <message>
        <source>The mean of the deals around. It lies within the band 95 times out of 100.</source>
        <translation>Середнє сусідніх роздач. У смузі воно лежить 95 разів зі 100.</translation>
    </message>
    <message>
        <source>The line at {share} is what each would win among equals.</source>
        <translation>Лінія на {share} — стільки партій вигравав би кожен серед рівних.</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Виграні партії</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партія</translation>
    </message>
    <message>
        <source>No deal has been played to its end yet.</source>
        <translation>Жодної роздачі ще не дограно.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) so far: too few for a curve.</source>
        <translation>
            <numerusform>Поки що %n роздача: для графіка замало.</numerusform>
            <numerusform>Поки що %n роздачі: для графіка замало.</numerusform>
            <numerusform>Поки що %n роздач: для графіка замало.</numerusform>
        </translation>
    </message>
    <message>
        <source>No match has been played to its end yet.</source>
        <translation>Жодної партії ще не дограно.</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) so far: too few for a curve.</source>
        <translation>
            <numerusform>Поки що %n партія: для графіка замало.</numerusform>
            <numerusform>Поки що %n партії: для графіка замало.</numerusform>
            <numerusform>Поки що %n партій: для графіка замало.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: times</source>
        <translation>{name}: разів</translation>
    </message>
    <message>
        <source>Points by kind</source>
        <translation>Очки за видами</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>No points have been scored yet.</source>
        <translation>Очок ще не набрано.</translation>
    </message>
    <message>
        <source>Luck and play</source>
        <translation>Удача й гра</translation>
    </message>
    <message>
        <source>Reviewed deal</source>
        <translation>Розібрана роздача</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Удача</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Points ahead, added up: what your cards were worth, and what you made of them.</source>
        <translation>Сума переваги в очках: скільки були варті ваші карти і скільки ви з них здобули.</translation>
    </message>
    <message>
        <source>Review a deal after it: then luck and play are told apart here.</source>
        <translation>Розберіть якусь роздачу після неї: тоді тут буде видно окремо удачу й гру.</translation>
    </message>
</context>
<context>
    <name>style</name>
    <message>
        <source>Cautious</source>
        <translation>Обережний</translation>
    </message>
    <message>
        <source>Takes few risks: stays with a fair trump, and keeps good cards safe.</source>
        <translation>Ризикує рідко: не міняє стерпного козиря й береже добрі карти.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Виважений</translation>
    </message>
    <message>
        <source>Takes a risk where it is worth it.</source>
        <translation>Ризикує, коли воно того варте.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Сміливий</translation>
    </message>
    <message>
        <source>Takes risks readily: for a better trump, and with good cards.</source>
        <translation>Охоче ризикує: і заради кращого козиря, і добрими картами.</translation>
    </message>
</context>
<context>
    <name>suit</name>
    <message>
        <source>spades</source>
        <translation>піки|пік|піки|піками|пікова</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>чирви|чирв|чирви|чирвами|чирвова</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубни|бубон|бубни|бубнами|бубнова</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефи|треф|трефи|трефами|трефова</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} і {second}</translation>
    </message>
</context>
</TS>
