/**
 * Words that people take for a password, in lower case; with digits and signs around them they stay as easy to guess
 * (see `isCommonPassword`). Ukrainian and Russian words stand here as they are typed: in Cyrillic, in Latin letters,
 * and on the wrong keyboard layout.
 */
const WORDS = `
password passwort passwd pass passphrase secret topsecret private access login logmein letmein welcome hello hellohello
admin administrator root user guest test tester testing testtest demo default changeme change temp temporary newpass
mypassword mypass nopassword yourpassword thepassword passpass computer internet windows microsoft google gmail yahoo
hotmail facebook instagram youtube twitter tiktok telegram whatsapp linkedin amazon apple iphone android samsung nokia
sony xiaomi huawei nintendo playstation xbox minecraft fortnite roblox pokemon pikachu dota counterstrike warcraft
starcraft diablo zelda mario naruto sasuke starwars startrek skywalker yoda vader matrix trinity gandalf frodo hobbit
hogwarts harrypotter potter hermione dumbledore batman superman spiderman ironman wolverine deadpool avengers marvel
joker catwoman robin godzilla terminator rambo rocky simpsons homer bart garfield snoopy scooby mickey minnie donald
disney barbie cinderella princess prince queen king knight warrior soldier ranger hunter killer sniper ninja samurai
shadow phantom ghost demon devil angel angels heaven jesus jesuschrist christ godisgood blessed church faith destiny
freedom liberty justice america american canada england london paris berlin moscow ukraine kyiv kiev lviv odesa odessa
kharkiv dnipro poland europe africa brazil mexico italy france germany russia china japan newyork chicago boston
dallas texas florida california hawaii sunshine sunset sunrise summer winter spring autumn january february march april
june july august september october november december monday tuesday wednesday thursday friday saturday sunday rainbow
flower flowers rose lily jasmine daisy violet orchid tulip garden forest mountain ocean river island beach thunder
lightning storm hurricane tornado snowball snowflake diamond crystal silver golden gold platinum emerald sapphire ruby
orange banana cherry strawberry pineapple peaches apples chocolate cookie cookies candy sugar honey coffee cheese
pepper ginger pumpkin peanut butter buttercup popcorn pizza hamburger chicken turkey dragon tiger tigers lion lions
panther leopard cheetah wolf wolves fox bear eagle eagles falcon hawk raven phoenix dolphin dolphins shark whale
penguin turtle monkey gorilla elephant rabbit bunny kitten kitty pussycat puppy doggie bulldog mustang pony horse
horses unicorn butterfly spider scorpion snake cobra viper football soccer baseball basketball softball hockey tennis
golf golfer swimming running cycling boxing wrestling karate dancer dancing guitar drummer music musicman metallica
nirvana slipknot eminem beatles elvis madonna beyonce rihanna rockstar rocknroll superstar champion winner victory
success money dollar million lucky fortune casino poker jackpot happy happiness smile smiley family mother father
brother sister daddy mommy mama papa baby babygirl babyboy lover lovers loveme lovely loveyou iloveyou iloveu ilove
forever always together friend friends bestfriend sweet sweetheart sweetie darling beautiful gorgeous handsome cutie
sexy hottie naughty whatever nothing something everything anything nobody somebody remember forgotten trustno trustnoone
trustme openup opensesame sesame abracadabra magic wizard merlin mystery fantasy dream dreams dreamer believe imagine
inspire power energy extreme ultimate infinity eternal genesis nemesis legend hero superhero captain general sergeant
police fireman doctor nurse teacher student school college university football1 chelsea arsenal liverpool manchester
barcelona realmadrid juventus milan dynamo shakhtar ronaldo messi beckham zidane jordan lebron kobe lakers yankees
cowboys steelers packers patriots raiders redskins broncos giants ferrari porsche mercedes bmw audi toyota honda nissan
mazda lexus corvette camaro mitsubishi subaru volkswagen chevrolet harley kawasaki yamaha suzuki ducati michael michelle
jennifer jessica ashley amanda samantha stephanie elizabeth victoria alexander alexandra alexandr aleksandr alexey
alexei andrew anthony benjamin brandon charlie charles christopher christian christina daniel danielle david dmitry
dmitriy dmytro edward emily ethan george hannah isabella jackson jacob james jason jonathan jordan23 joseph joshua
justin katherine kimberly lauren madison martin matthew maverick melissa morgan natalia natalie natasha nathan nicholas
nicole oliver olivia patrick rachel rebecca richard robert ryan sabrina sandra sarah scooter sergey sergei serhii sophia
sophie steven svetlana taylor thomas tyler vanessa veronica vladimir volodymyr william yulia yuliya yaroslav zachary
anastasia anastasiya angelina bohdan bogdan kateryna ekaterina maksym maxim maria mariya marina mykola mykhailo nikita
oksana oleksandr oleksii olena elena petro polina roman ruslan taras tatiana tetiana vasyl viktor viktoria
parol parolparol moiparol paroli lubov lubov lyubov liubov kohannia kokhannia kohana kohanyi lyublyu sonce soniechko
solnce solnyshko zaika zaichik kotik koshka kotenok sobaka privet pryvit poka mamapapa mamochka semya rodyna drug druzi
dusha zhizn schastie shchastia ukraina ukrayina slavaukraini vesna leto osen zima
пароль парольпароль мойпароль мійпароль секрет доступ привіт привет любов любовь кохання коханий кохана люблю кохаю
сонце сонечко солнце солнышко котик кошка кіт собака зайка зайчик мама тато папа мамочка родина сімья семья друг друзі
україна украина київ киев львів одеса харків дніпро славаукраїні весна літо лето осінь осень зима щастя счастье життя
жизнь душа красуня красотка принцеса принцесса ангел дракон тигр динамо шахтар футбол наташа настя олена олександр
александр сергій сергей андрій андрей дмитро дмитрий володимир владимир тарас богдан максим марія мария оксана юлія
gfhjkm gfhjkmgfhjkm ghbdsn ghbdtn k.,jdm k.,k. vfvfgfgf yfnfif yfcnz fylhtq cthutq djdrf ubnfhf cjkysirj cjkywt
зфіыцщкв зфыыцщкв йцукен фівапролдж фывапролдж ячсмить stezhka стежка shchodennyk щоденник diary diaries dnevnik дневник
nextgen trueman letmeinnow lifeisgood carpediem hakunamatata namaste buddha lotus zenmaster yoga meditation gratitude
harmony peaceful serenity kindness
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));

/** Ways a finger walks over a keyboard or along a row that everybody knows. */
export const WALKS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'йцукенгшщзхїъ',
  'фівапролджє',
  'фывапролджэ',
  'ячсмитьбю',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  '1й2ц3у4к5е6н7г8ш9щ',
  '147258369',
  '159357',
  '!@#$%^&*()',
];
