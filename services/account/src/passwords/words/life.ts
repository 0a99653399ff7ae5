/** Everything else one sees, eats, feels, counts and dreams of. */
export const LIFE = `
monkey monkeys monkeyboy monkeyman gorilla gorillas chimp ape baboon lemur sloth elephant elephants rhino hippo
giraffe zebra zebras lion lionheart lioness tiger tigress panther pinkpanther leopard cheetah cougar lynx bobcat
wildcat cat cats catcat catlover kittens kitten kittycat kittykat pussycat tomcat meow meowmeow siamese dog dogs doggy
doggie doggies dogdog doglover hotdog hotdogs bulldog puppy puppies puppydog poodle beagle husky rottweiler pitbulls
doberman dalmatian collie lassie chihuahua labrador retriever shepherd terrier terriers dachshund pug pugs hound
bluedog reddog bigdog bigdogs maddog baddog topdog wolf wolves wolfman wolfpack wolfgang lonewolf greywolf coyote fox
foxes foxy foxylady silverfox bear bearbear teddy teddybear polarbear grizzly panda pandas koala kangaroo wombat
platypus horse horses horselover horsey pony ponies unicorn unicorns stallion mustangs bronco colt filly mare mule cow
cows moocow bull bullfrog buffalo bison moose elk deer deers buck reindeer antelope llama alpaca sheep lamb goat pig
pigs piggy hog hogs boar rabbit rabbits bunnies bunnyrabbit whiterabbit hamster hamsters gerbil guineapig mice rat
rats ferret weasel otter beaver beavers badger skunk raccoon squirrel chipmunk hedgehog mole bat bats eagle falcon
hawk nighthawk blackhawk crow crows blackbird bluebird redbird redbirds songbird birdie birdy bird birds freebird
thunderbird hummingbird parrot cockatoo canary finch sparrow swallow swan dove doves pigeon seagull pelican penguin
ostrich emu flamingo peacock chicken chickens chickenwing rooster duck duckie ducky duckling goose owl owls dragon
dragons dragonfly blackdragon reddragon dragonfire snapdragon dinosaur dino raptor trex gecko lizard lizards iguana
chameleon turtle tortoise frog frogs froggy froggie toad snake snakes python cobra anaconda rattlesnake crocodile
alligator gator shark hammerhead whale whales orca killerwhale dolphin dolfin seal seals walrus octopus squid
jellyfish starfish seahorse lobster crab shrimp fish fishes fishy fishfish bigfish catfish goldfish swordfish blowfish
angelfish salmon trout tuna cod spiders tarantula scorpio butterfly butterflies moth bee bees grasshopper mosquito ant
ants hornet wasp worm snail animal animals pets petlover sunshine sunrise sunset sunlight sunflower sunflowers
sunnyday sunday sun star stars starlight stardust stargazer starfire starbright superstar shootingstar northstar
starship moon moonlight moonbeam moonstone moonshine fullmoon newmoon bluemoon halfmoon solar lunar venus jupiter
saturn uranus neptune comet meteor nebula supernova andromeda orion polaris zodiac aries taurus gemini cancer virgo
libra sagittarius capricorn aquarius pisces rocket apollo nasa space spaceman spaceship astronaut sky skyblue bluesky
skyhigh clouds cloudy cloudnine rain rainbow rainbows rainy rainyday raindrop purplerain snow snowy snowball snowflake
ice iceman iceberg icecold icecream icecube frost frosty freeze winter spring springtime summertime summerlove autumn
fall season seasons weather lightning thunderstorm thundercat thundercats stormy tornado hurricane cyclone twister
breeze wind windy windsurf whirlwind fire fires fireball firestorm firestarter flame inferno blaze burn burning smoke
smokey smoky smoking ash ashes volcano lava earthquake mountain mountains everest hill hills valley canyon cliff stone
pebbles desert sahara forest forever jungle woods wood tree trees treehouse oak pine willow cedar birch palm palmtree
leaf leaves branch grass green greens greenleaf garden gardens flower flowers flowerpower flowergirl roses redrose
roseblack rosebud rosebuds lilies daisies tulip tulips orchid orchids violet violets lavender lotus poppy iris
marigold magnolia carnation dandelion bamboo cactus clover shamrock ivy fern river rivers riverside stream lake
lakeside waterfall water waterman waters ocean oceans oceanblue sea seaside beach beaches beachbum beachboy beachboys
beachgirl island islander coral reef wave waves tsunami surf pearl pearls blackpearl shell seashell sand sandman
harbor ship ships sailing sailboat boat boats yacht anchor submarine crystals diamond diamonds blackdiamond gold
golden goldie goldstar silver quicksilver platinum bronze copper iron steel titanium emerald sapphire topaz opal
garnet amethyst onyx jewel jewels treasure treasures color colors colour red redred redhot redman scarlet orange
orangejuice yellow blue blueblue bluebell blueeyes blueboy navyblue purple purplehaze pink pinky pinkgirl pinklady
hotpink black blackblack blackcat blackman blackjack blackout blackstar blackrose blackbox darkblack white whitey
whiteboy browneyes grey gray silvermoon magenta indigo turquoise maroon banana bananas apples applepie pineapple
greenapple pear plum cherry cherries cherrypie strawberry strawberries raspberry blueberry cranberry gooseberry grape
grapes grapefruit lemon lemons lemonade lime limes mango mangos papaya coconut kiwi melon watermelon avocado tomato
potato potatoes carrot carrots onion onions garlic pepper peppers peppermint drpepper chili pumpkins cabbage broccoli
spinach corn popcorn beans mushroom mushrooms cucumber pickle pickles ginger cinnamon vanilla mint basil nutmeg
saffron salt saltandpepper sugars honeys syrup chocolate chocolat choco cocoa caramel candy candies candyman candygirl
candycane lollipop lollypop jellybean jellybeans jelly jello gummybear cookie cookies cookiedough biscuit cupcake
cupcakes cake cakes cheesecake pancake pancakes waffle waffles donut donuts doughnut muffin muffins brownie brownies
pie pudding custard milk milkshake milkyway cheese cheeses cheeseburger cheddar butter buttercup butters peanutbutter
cream creamy yogurt egg eggs bread breads toast bagel sandwich burger burgers hamburger pizza pizzas pizzahut pizzaman
pasta spaghetti macaroni lasagna ravioli noodle noodles rice sushi taco tacos burrito nachos nacho enchilada salsa
guacamole bacon sausage ham steak beef meat meatball meatloaf pork ribs soup stew salad sauce ketchup mustard
mayonnaise coffee coffeebean espresso latte cappuccino mocha tea teatime teapot juice juicy soda cola beer beers
beerman wine wines redwine whitewine champagne martini whisky rum cocktail drunk drinks drink foods food foodie
breakfast lunch dinner supper hungry love loves loved loving lovely lovelove lovelife lovelylady lovebug lovebird
lovebirds lovehurts lovehate lovesong lovestory loveme loveyou loveu loveit loverman loveless lovebaby lovemom
lovemyself lovemylife lovemyfamily lovethis truelove mylove firstlove puppylove inlove love4ever love2love loveislife
ilove iloveme ilovemyself iloveyou iloveyou4ever iloveyousomuch iloveu iloveu4ever iluvu iluvyou iluvme ilovehim
iloveher iloveit ilovemom ilovemydad ilovemymom ilovemyfamily ilovegirls iloveboys ilovecats ilovedogs ilovesex
ilovemusic ilovefootball ilovejohn iloveyoubaby iloveyoumom luvyou luvme luvluv luv heart hearts heartbreak
heartbreaker heartless purpleheart kisses kissmyass kisskiss hugs hugsandkisses hug hugme xoxo xoxoxo romance romantic
passion passionate desire desires wedding married marriage soulmate soulmates together togetherforever foreverlove
foreveryoung foreverandever 4ever always alwaysandforever never nevermind nevermore nevergiveup neversaynever eternal
eternity endless infinity infinite happy happyday happydays happyfeet happygirl happyboy happyness happiness happylife
happytime smile smiles smiley smiling laugh laughter joy joyful enjoy funny funnyman fun funtime joke jokes lucky
luckyone luckyme luckycharm luckydog luckystar luckystrike luck fate peace peaceful peacelove peaceout peacemaker
peaceandlove love&peace freedom free freeme freebie liberty independence justice truth honest honesty honor honour
loyalty respect courage brave strong stronger strength power powers powerful powerman superpower energy extreme
ultimate maximum turbo nitro dynamite explosion bomb bombs nuclear atomic radioactive laser lasers thunderbolt dream
dreams dreamer dreamers dreaming dreamgirl dreamland dreamcast dreamcatcher daydream daydreamer sweetdreams nightmare
nightmares night nights nightowl midnight darkness dark darkangel darklord darkstar darkknight shadows shadowman
phantom ghost ghosts spirit spirits souls mystery mysterious mystic mystical magical magick miracle miracles wonder
wonders wonderful wonderland awesome amazing excellent perfect perfection brilliant marvelous great greatest greatness
good goodtimes goodlife better best bestever super superb special unique classy style stylish swag swagger swagg cool
coolcool coolman cooldude coolgirl coolguy coolcat coolest cooler chill chilly niceguy badass bad badman nasty dirty
filthy wild wildone wildthing wildchild wildfire madness mad madman lonely alone lonesome sad sadness tears cry crying
crybaby sorry pain painful hurt hate hateme hater haters hateyou ihateyou ihateu ihatelove anger angry rage revenge
vengeance death dead deadman deadly die dying blood bloody bloodlust bones skeleton skull skulls life lifes lifegoeson
lifeisgood lifestyle newlife live living alive livelife survivor believe believer believeinyourself imagination
inspire inspiration motivation success successful victory victorious win winning triumph glory challenge goal goals
dreamscometrue future destination journey travel traveler traveller trip tourist vacation adventure explore discovery
voyage airport airplane airplanes aviation aviator flight flying fly flyboy flyaway jet jetski helicopter train trains
railway bus taxi truck trucks tractor car cars racecar garage engine diesel gasoline motor speed speedy speedway
speedracer fast faster fastfood furious money moneys moneyman moneymaker moneymoney cash cashmoney dollar dollars
dollarbill euro euros million millions billion richie bank banker banking bitcoin crypto ethereum dogecoin trader
trading invest investor work worker working worksucks job career school schools highschool schoolgirl schoolsucks
college university campus class classof study science physics chemistry biology math mathematics algebra geometry
calculus history geography literature library book books bookworm reader reading story stories poetry letter letters
word words paper papers pencil pen pens picture pictures photo photos photography photographer camera video videos
movie movies film films cinema theatre theater bollywood television tv phone telephone cellphone mobile houses home
homes homesweethome homeboy homerun apartment castle palace tower bridge street streets road highway door window gate
key keys keymaster lock locked unlock box boxes table chair mirror lamp light lights lighting lighthouse bright candle
candles flashlight spotlight bed bedroom bathroom kitchen toilet basement attic clock clockwork watch watches time
times timeless timemachine timetogo hour minute second moment today tonight tomorrow someday oneday everyday monday
tuesday wednesday thursday friday fridaynight saturday weekend week month year years newyear happynewyear century
millennium january february march may july september october november december birthdays one two three four five six
seven eight nine ten eleven twelve thirteen twenty hundred thousand zero single double triple first third last ending
theend end start begin beginning omega alpha alphaomega alphabet beta gamma delta epsilon sigma theta omicron lambda
kappa zeta numbers digit secretcode code codes codered codebreaker cipher enigma puzzle puzzles riddle riddles jigsaw
domino dominos toy toys doll dolls dolly balloon balloons party partytime partygirl partyboy partyanimal celebrate
celebration club clubbing carnival circus clown clowns juggler gift gifts present surprise wish wishes wishbone bubble
bubbles bubblegum bubba bobo boobear boogie boogieman boomer booboo boo bonkers bongo bingo baxter beaner blondie
blonde brunette redhead buffy bugger buster butch butthead beavis buttons chance checkers chewy chico chopper cooper
corky digger dinky dixie doobie dudley dusty fluffy freckles gizmo goober hershey hooters hotrod hotshot hudson junior
juniors junebug kiki kissa kodiak lacey lulu maverick mittens monster monsters monstermash morris nugget otis patches
peewee pippin porkchop precious puffin rascal reggie riley rover rufus rusty sadie sassy scooter scout scrappy shorty
skippy slick slim snuggles socks sparky spike spooky spot sprout spunky squirt stinky sugarbear tank tasha toby trixie
trouble tucker twinkle twinkletoes twinkie waldo whiskers whisper wrinkles yoyo yoyoyo zeus zigzag zippy poopy fart
fartface farts lazy sleepy grumpy doc dopey bashful sneezy wacky zany nerd nerds nerdy geek geeks dork dude dudes
dudeman chick chicks guys man men male female gentleman nextgen trueman carpediem seizetheday yolo gratitude kindness
meditation mindfulness wellness healing health healthy balance breathe calm quiet silence silent stillness tranquil
tranquility aaaaaa onlyme onlyyou justme justdoit justforyou justforme itsme itsmylife itsasecret idontknow idontcare
iamthebest iamcool iamgod iamawesome iamhappy iamlegend iamgreat ican icandoit ineedyou iwantyou imissyou imsorry
imcool imissu ifeelgood mine myspace myheart mybabies mydream mydog mycat myfamily myfriends mygirl myboy mykids
myking mylord mymom mymother myname mynameis mypc mystuff my the and you your yours our for not new old hot big little
small fat skinny thin tall short long high low top down upside mr mrs miss sir
`;
