/** Passwords of eight signs and more that stand at the top of every leaked list, and what is typed in this country. */
export const TYPICAL_PASSWORDS = `
password password1 password12 password123 password1234 password! password01 password99 passw0rd p@ssw0rd p@ssword1 Passw0rd
P@ssword1 Password1 pa55word pa$$word passwort passwords mypassword newpassword thepassword mypass123 pass1234 passpass
12345678 123456789 1234567890 87654321 987654321 0987654321 11111111 00000000 88888888 99999999 66666666 12341234 11112222
11223344 1122334455 112233445566 44332211 12121212 12344321 123123123 123321123 147258369 159753456 789456123 741852963
963852741 123654789 147852369 14789632 1357924680 10203040 102030405060 12301230 31415926 1123581321 19841984 20002000
19902000 12041990 04121990 19901204 12.04.1990 12/04/90 2004-11-20 01011980 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
qwertyqwerty qwer1234 1234qwer 12345qwert qwert12345 asdf1234 asdfasdf asdfghjk asdfghjkl asdfjkl; zxcvbnm1 zxcvbnm123
zaq12wsx zaq1xsw2 zaq1zaq1 1qaz2wsx 2wsx1qaz 1qazxsw2 !qaz2wsx qazwsxedc qazwsx123 q1w2e3r4 q1w2e3r4t5 1q2w3e4r 1q2w3e4r5t
1a2b3c4d a1b2c3d4 a1s2d3f4 1a2s3d4f abcd1234 abc12345 abcdefgh abcdefg1 abc123abc aaaabbbb aabbccdd a1234567 1234567a
12345678a 123456aa 1234abcd qweasdzxc qweasd123 123qweasd zxcasdqwe poiuytrewq mnbvcxz1 lkjhgfdsa 123qwe123 trustno1 letmein1
letmein123 welcome1 welcome123 hello123 helloworld iloveyou iloveyou1 iloveyou2 iloveyou! iloveu123 ilovekyiv lovelove
loveyou1 mylove123 lovely12 babygirl babygirl1 sweetheart princess princess1 sunshine sunshine1 football football1
baseball baseball1 basketball superman superman1 batman123 spiderman starwars starwars1 jordan23 michael1 michelle
jennifer jessica1 ashley12 nicole123 daniel123 thomas123 charlie1 anthony1 jonathan william1 alexander victoria
elizabeth danielle samantha nicholas1 benjamin patricia stephanie christina cristina natasha1 nastya123 computer internet
corvette mercedes porsche9 ferrari1 mustang1 chevrolet camaro69 bigdaddy butterfly butterfly1 chocolate chocolate1 blink182
slipknot metallica metallica1 nirvana1 rockstar1 greenday eminem123 december december1 november september february october1
whatever whatever1 anything nothing1 something forever1 forever21 liverpool liverpool1 chelsea1 arsenal1 barcelona
realmadrid juventus ronaldo7 manchester manutd123 rangers1 celtic1888 steelers yankees1 lakers24 cowboys1 redskins packers1
dragon12 dragon123 monkey12 monkey123 tigger12 shadow12 master12 killer12 hunter12 ginger12 cookie12 pepper12 maggie12
buster12 snoopy12 bubbles1 peaches1 cheese12 banana12 orange12 purple12 snowball snowflake midnight moonlight starlight
platinum maverick scorpion penguin1 elephant dolphin1 marlboro cocacola hardcore guitar12 pokemon1 pikachu1 minecraft
nintendo playstation samsung1 samsung12 google123 facebook1 facebook123 linkedin youtube1 microsoft administrator admin123
admin1234 adminadmin administrator1 changeme changeme1 access14 test1234 testtest testing1 guest123 root1234 toor1234
secret12 secret123 temp1234 default1 login123 user1234 private1 fuckyou1 fuckyou2 fuckyou! asshole1 bullshit tinkerbell
hellokitty harrypotter gandalf1 voldemort hogwarts legolas1 matrix123 hakunamatata abracadabra opensesame correcthorse
jesus123 jesuschrist godisgood blessed1 heaven77 angel123 angels12 california newyork1 london12 australia scotland brooklyn
america1 canada123 thunder1 summer12 summer2024 winter2023 Summer2024! spring2025 autumn2022 sweety12 sweetie1 cutiepie
beautiful1 gorgeous handsome superstar champion winner12 success1 freedom1 happy123 happiness lucky777 lucky123 diamond1
crystal1 silver12 golden12 cheyenne dakota12 cassie12 molly123 bailey12 sophie12 oliver12 jasmine1 brandon1 jackson5
jackson1 madison1 taylor13 hannah12 lauren12 drowssap nimda123 0p3nsesame m0nkey123 dr4g0n123 sh4d0w12 1loveyou mustang69
ukraine1 ukraina1 ukraina2022 slavaukraini slavaukraini1 SlavaUkraini! heroiamslava kharkiv1 kiev2014 kyiv2024 odessa123
lviv1256 dnipro2020 donetsk1 dynamo1927 dinamokiev shakhtar shakhtar1 natasha12 nastia2005 sashka12 oleksandr alexandr1
volodymyr vladimir1 svetlana1 tatyana1 katerina1 yaroslav andriy123 bogdan2001 maksim12 dimadima kotik123 koteno4ek
kotenok1 zaichik1 solnyshko solnce12 sonechko sobaka12 privet123 pryvit12 parol123 parol1234 moyparol lubov123 lyubov12
liubov12 kohannia kokhannia1 kohana12 mamochka mamapapa mamapapa1 babushka marusia1 druzhba1 schastye vesna2020 zima2021
пароль12 пароль123 парольпароль мійпароль привіт12 привіт123 Привет123 кохання1 кохання123 любов123 любовь12 ялюблютебе
ялюблютебе1 солнышко сонечко1 котик123 зайчик12 мамапапа мама1234 наташа12 настя2005 олександр оксана123 україна1
Україна2022 славаукраїні СлаваУкраїні! київ2024 харків12 динамо1927 шахтар12 дракон12 йцукен123 йцукенгш йцукен12 фывапрол
фівапрол ячсмитьб 1й2ц3у4к йцуфыв123 абвгд123 gfhjkm12 gfhjkm123 gfhjkmgfhjkm ghbdtn123 ghbdsn123 k.,jdm12 k.,bvfz1 yfnfif12
cjkysirj cjytxrj1 vfvfgfgf vfvjxrf1 rjnbr123 rhfcjnrf ghbywtccf erhf]yf1 erhfbyf2022 ckfdferhf]ys [fhrsd12 gbpltw12 rhfcfdbwf
зфіыцщкв1 зфыыцщкв1 вкфпщт12 ыгзукьфт йцу123йцу дщмуещь12
`
  .split(/\s+/)
  .filter(Boolean);
