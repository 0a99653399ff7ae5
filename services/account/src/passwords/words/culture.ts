/** What people watch, read, hear and play, and what they believe in. */
export const CULTURE = `
starwars starwar skywalker lukeskywalker anakin vader darthvader yoda obiwan kenobi hansolo chewbacca chewie leia jedi
jedimaster sith stormtrooper bobafett r2d2 c3po deathstar padme mandalorian grogu startrek trek trekkie enterprise
ncc1701 spock picard voyager klingon borg stargate battlestar galactica babylon firefly serenity xfiles mulder scully
doctorwho tardis dalek neo morpheus zion terminator skynet robocop rambo rocky predator alien aliens godzilla kingkong
jurassic jurassicpark titanic avatar inception interstellar braveheart scarface godfather corleone goodfellas sopranos
soprano fightclub tylerdurden pulpfiction killbill reservoir tarantino snatch trainspotting donniedarko bladerunner
metropolis casablanca gonewiththewind wizardofoz scarecrow ghostbusters gremlins goonies backtothefuture delorean
indianajones bond goldfinger goldeneye skyfall casinoroyale missionimpossible fastandfurious transformers optimus
optimusprime megatron bumblebee starscream decepticon autobot lotr lordoftherings lordofthering frodo baggins bilbo
samwise gandalf aragorn strider legolas gimli gollum sauron mordor hobbit hobbits shire rivendell silmaril earendil
elessar harrypotter potter hogwarts gryffindor slytherin hufflepuff ravenclaw dumbledore voldemort hermione granger
weasley ronweasley malfoy draco snape sirius siriusblack hagrid quidditch expelliarmus alohomora narnia aslan twilight
edwardcullen cullen jacobblack hungergames katniss divergent gameofthrones winterfell starks lannister targaryen
khaleesi daenerys jonsnow tyrion westeros drogon dracarys winteriscoming witcher geralt yennefer ciri eragon saphira
dragonlance drizzt pratchett discworld hamlet macbeth othello romeojuliet sherlock holmes watson moriarty poirot
marple dracula frankenstein mobydick gatsby gulliver robinson crusoe robinhood zorro musketeer quixote ulysses odyssey
odysseus achilles hercules spartacus excalibur camelot lancelot merlin guinevere pendragon percyjackson batman batgirl
gotham joker harleyquinn catwoman bane supergirl superboy clark kent clarkkent smallville krypton kryptonite
wonderwoman aquaman greenlantern justiceleague deathstroke spiderman spider peterparker venom carnage tonystark stark
avenger avengers captainamerica thor loki odin hulk hawkeye blackwidow blackpanther wakanda thanos groot deadpool xmen
magneto cyclops storm gambit daredevil punisher ghostrider fantastic silversurfer marvel dccomics watchmen rorschach
spawn hellboy hellraiser turtles ninjaturtles donatello michelangelo splinter shredder powerrangers voltron gundam
evangelion naruto sasuke sakura kakashi itachi uchiha hinata shikamaru konoha akatsuki dragonball dragonballz goku
songoku vegeta gohan trunks piccolo kamehameha saiyan bleach ichigo onepiece luffy zoro pokemon pikachu charizard
charmander bulbasaur squirtle mewtwo eevee snorlax gengar digimon yugioh sailormoon totoro ghibli inuyasha deathnote
kira fullmetal alchemist anime manga otaku kawaii senpai attackontitan tokyoghoul cartoon cartoons disney disneyland
disneyworld mickey mickeymouse minnie minniemouse donaldduck daisyduck goofy pluto bambi thumper dumbo cinderella
snowwhite sleepingbeauty rapunzel aurora aladdin genie mulan pocahontas tarzan simba nala mufasa timon pumbaa hakuna
hakunamatata lionking frozen elsa olaf letitgo nemo findingnemo dory woody buzzlightyear lightyear toystory walle
wall-e shrek fiona donkey minion minions stitch liloandstitch tinkerbell tinkerbelle tinker tinkerbel peterpan
neverland captainhook winnie winniethepooh eeyore tigger piglet bugs bugsbunny bunny daffy daffyduck tweety tweetybird
tweetie taz roadrunner porky looneytunes tomandjerry tomjerry popeye garfield odie snoopy woodstock charliebrown
peanuts linus scooby scoobydoo shaggy velma flintstone flintstones jetsons yogi yogibear smurf smurfs smurfette barbie
barbiegirl barbiedoll kitty kuromi simpson simpsons homer homersimpson bart bartsimpson bartman lisasimpson
springfield krusty duff southpark cartman ericcartman familyguy stewie futurama bender fry rickandmorty spongebob
squarepants squidward jimmyneutron doratheexplorer boots elmo cookiemonster sesamestreet kermit misspiggy muppet
muppets bigbird teletubbies peppapig pawpatrol bluey sonic sonicthehedgehog tails knuckles shadow supermario luigi
mariobros yoshi peach bowser kirby zelda link hyrule ganon triforce metroid samus donkeykong tetris pacman mspacman
pong asteroids minecraft creeper herobrine roblox fortnite pubg apex overwatch valorant counterstrike csgo counter
strike dota dotaall leagueoflegends teemo warcraft worldofwarcraft wow horde alliance arthas illidan thrall sylvanas
azeroth hearthstone starcraft zerg zergling protoss terran kerrigan diablo overlord everquest runescape zezima
maplestory habbo habbohotel neopets simcity sims thesims halflife gordonfreeman freeman portal glados bioshock fallout
vaultboy skyrim dragonborn morrowind oblivion elderscrolls elden darksouls bloodborne sekiro halo masterchief cortana
gears gearsofwar callofduty blackops modernwarfare battlefield medalofhonor doom doomguy quake unreal unrealtournament
wolfenstein deusex maxpayne tombraider lara laracroft croft lara-croft residentevil silenthill assassinscreed ezio
altair godofwar kratos uncharted lastofus finalfantasy final fantasy sephiroth cloud cloudstrife tifa aerith squall
chocobo kingdomhearts sora riku kairi chronotrigger streetfighter ryu chunli mortalkombat subzero scorpion raiden
tekken kazuya needforspeed granturismo gta grandtheft vicecity sanandreas carljohnson cj nfs burnout fifa pes nba2k
madden genshin amongus impostor undertale sans papyrus terraria stardew stardewvalley solitaire monopoly scrabble
clash clashofclans clashroyale angrybirds candycrush music musica musical harmony rhythm song songs singing karaoke
radio guitar guitars bass bassman bassplayer drums drumline piano pianoman violin cello saxophone sax trumpet trombone
clarinet flute tuba orchestra symphony concert band bands rock rocks rockon rocker rocknroll rockandroll rockstar
hardrock heavymetal metal metalhead deathmetal blackmetal punk punkrock punkrocker emo emoboy emogirl goth gothic
grunge indie hiphop rap rapper rapstar reggae rasta rastaman dubstep trance house disco funk funky blues soul country
bluegrass classic classical beatles thebeatles lennon johnlennon mccartney ringo yellowsubmarine abbeyroad letitbe
heyjude imagine yesterday rollingstones stones jagger zeppelin ledzeppelin stairway pinkfloyd floyd darkside thewall
deeppurple blacksabbath sabbath ozzy ozzyosbourne freddiemercury bohemian metallica hetfield megadeth pantera anthrax
motorhead ironmaiden maiden judaspriest acdc ac/dc angusyoung aerosmith gunsnroses gnr slash axlrose bonjovi vanhalen
kiss kissme motley motleycrue defleppard scorpions rammstein nirvana kurtcobain cobain foofighters pearljam
soundgarden aliceinchains radiohead coldplay oasis blur u2 bono theclash sexpistols ramones greenday blink blink182
offspring sum simpleplan goodcharlotte fallouboy falloutboy mychemicalromance mcr paramore evanescence linkinpark
linkin limpbizkit korn slipknot mudvayne disturbed systemofadown toolband rageagainst nickelback muse placebo
depechemode depeche thecure morrissey smiths joydivision neworder davidbowie bowie ziggy eltonjohn rocketman
michaeljackson thriller beatit billiejean madonna mariahcarey celinedion shakira rihanna beyonce destinyschild britney
britneyspears spears aguilera ladygaga gaga katyperry taylorswift swift swifties adele billieeilish arianagrande
selenagomez selena mileycyrus miley hannahmontana jonasbrothers nickjonas justinbieber bieber belieber onedirection
harrystyles zayn niall niallhoran louistomlinson directioner bts btsarmy jungkook jimin taehyung blackpink kpop exo
bigbang superjunior twice eminem slimshady shady marshall mathers rapgod tupac 2pac biggie snoop snoopdogg snoopdog
doggystyle drdre 50cent fiftycent gunit jayz kanye kanyewest lilwayne weezy drake kendrick nickiminaj cardib pitbull
usher chrisbrown akon neyo spicegirls backstreet backstreetboys nsync westlife takethat abba dancingqueen boney modern
moderntalking elvis elvispresley presley graceland johnnycash bobdylan bobmarley marley onelove nowoman hendrix
jimihendrix joplin doors thedoors jimmorrison morrison grateful gratefuldead deadhead phish santana hotelcalifornia
fleetwood stevie okean okeanelzy vakarchuk skryabin kalush kazka onuka dakhabrakha kino viktortsoi tsoi zemfira ddt
alisa kinoman viagra god godisgood godisgreat godislove godbless godblessyou godfirst mygod ilovegod lovegod thankgod
praisegod godson godess goddess jesus jesuschrist jesusislord jesuslovesme lovejesus ilovejesus jesussaves jesusfreak
christ christlives lordjesus savior messiah holy holyspirit holyghost bible psalm psalm23 psalms john316 genesis
exodus leviticus revelation gospel bless blessed blessing blessings amen hallelujah alleluia amazinggrace mercy
faithful faithhope hope hopeful pray prayer prayers church pastor priest bishop pope catholic baptist archangel
michaelarch heaven heavenly paradise hellfire hellspawn infidel allah allahakbar bismillah alhamdulillah inshallah
islam muslim muhammad mohammed mohamed ahmed ramadan makkah buddha buddhist dharma karma zen zenmaster namaste krishna
harekrishna shiva shakti ganesh omsairam sairam saibaba jaimatadi hanuman lakshmi om vishnu torah shalom kabbalah
christmas merrychristmas xmas santa santaclaus rudolph snowman easter halloween thanksgiving holiday holidays birthday
happybirthday anniversary
nemesis
`;
