/** What people are called: first names, pet names, family, and who they say they are. */
export const PEOPLE = `
aaron abigail adam adrian aidan alan albert alberto alejandra alejandro alex alexander alexandra alexandre alexandria
alexis alfred alfredo alice alicia alison allen allison alyssa amanda amber amelia amy ana anastasia anastasiya andre
andrea andreas andrei andrew andrey andriana andrii andriy andy angel angela angelica angelina angelika angelo angie
anita ann anna annabelle anne annette annie anthony antoine anton antonia antonina antonio antonella april ariana
ariel arina arnold arsen artem arthur artur ashlee ashleigh ashley ashton audrey august austin ava avery bailey
barbara barney barry beatrice beatriz becky bella ben benjamin bernard bertha beth bethany betty beverly bianca bill
billy billybob bob bobby bogdan bohdan boris brad bradley brandi brandon brandy brenda brendan brent brett brian
briana brianna bridget brittany brooke bruce bryan caleb calvin cameron camila camilla candace candice carina carl
carla carlos carmen carol carolina caroline carrie casey cassandra cassidy cassie catalina catarina catherine cathy
cecilia chad charlene charles charlie charlotte chase chelsea cheryl chester chloe chris christa christian christiana
christina christine christopher chuck cindy claire clara clarence claudia clayton clifford clint cody colin colleen
connie connor conrad courtney craig cristian cristina crystal curtis cynthia daisy dakota dale damian dan dana daniel
daniela danielle daniil danil danila danilo danny dante daria darina darius darlene darren darryl daryna dasha dave
david dawn dean debbie deborah debra deedee dejan delia denis denise dennis denys derek desiree destiny devin devon
dexter diana diane diego dima dimas dina dmitri dmitriy dmitry dmytro dolores dominic dominik dominique don donald
donna dora doris dorothy doug douglas dustin dylan eddie edgar eduard eduardo edward edwin egor ekaterina elaine
eleanor elena eli elias elijah elina elisa elisabeth eliza elizabeth ella ellen ellie elmer elvira emil emilia emilie
emilio emily emma emmanuel enrique eric erica erik erika erin ernest esmeralda esteban estella esther ethan eugene
eugenia eva evan evelina evelyn evgeniy evgeny fabian faith fedor felicia felipe felix fernanda fernando filip
florence frances francesca francesco francis francisco frank franklin fred freddie freddy frederick gabriel gabriela
gabriella gabrielle galina garrett gary gavin gene genevieve geoffrey george georgia gerald gerard gianni gilbert gina
giorgio giovanni glenn gloria gordon grace graham grant greg gregory greta gustavo guy hailey halyna hannah hans
harold harriet harrison harry harvey hayden hazel heather hector heidi helen helena henry herbert herman holly howard
hugo hunter ian igor ihor ilona ilya irene irina irving iryna isaac isabel isabella isabelle isaiah ivan ivanka ivanna
jack jackie jackson jacob jacqueline jade jaime jake james jamie jan jane janet janice jared jasmin jasmine jason
jasper javier jay jayden jean jeanette jeff jeffery jeffrey jenna jennie jennifer jenny jeremiah jeremy jerome jerry
jesse jessica jessie jill jillian jim jimmy joan joanna joanne jocelyn joe joel joey johan johanna john johnathan
johndoe johnny johnson johnsmith jolene jon jonah jonas jonathan jordan jorge jose joseph josephine josh joshua joyce
juan juanita judith judy julia julian juliana julie juliet julieta juliette julio julius june justin justine kaitlyn
karen karina karl karla karolina kate katelyn katerina kateryna katherine kathleen kathryn kathy katia katie katrina
katya kayla keith kelly kelsey ken kendra kenneth kenny kerry kevin khrystyna kim kimberley kimberly kirill kirk
kostya kristen kristi kristian kristin kristina kristine krystal ksenia kseniya ksusha kurt kyle kylie lance larisa
larry larysa latisha laura lauren laurence laurie lawrence leah lena leo leon leonard leonardo leonid leslie lesya
leticia levi lewis liam lidia lilia lilian lillian lily lina linda lindsay lindsey lisa liudmyla liza lloyd logan lois
lola lorena lorenzo loretta lori lorraine louis louise luca lucas lucia luciana lucille lucy luis luisa lukas luke
lydia lyuba lyubov lyudmila mackenzie maddie madeline madison maggie maksim maksym malcolm mandy manuel marc marcel
marcela marcelo marcia marco marcos marcus margaret margarita margo maria mariah mariam mariana marianna marianne
maribel marichka marie marilyn marina mario marion marisa marissa mariya marjorie mark marko marlene marsha marta
martha martin martina marty marusia marvin mary maryann maryjane maryna masha mathew matt matthew maurice max maxim
maxime maximilian maximus maxwell maya megan meghan mel melanie melinda melissa melody meredith mia micaela michael
michaela michal michele michelle miguel mike mikey mikhail mila milan milana milena miles milton mindy miranda miriam
misha mitchell moises molly monica monika morgan moses myron myroslav myroslava mykhailo mykola mykyta nadia nadya
nadezhda nadiya nancy naomi nastia nastya natali natalia natalie nataliia nataliya natalya natasha nathalie nathan
nathaniel nazar nazariy neil nellie nelson nestor nicholas nick nicky nicola nicolas nicole nikita nikki niko nikola
nikolai nikolas nikolay nina noah noel nora norma norman octavia oksana ola oleg oleh olena oleksandr oleksandra
oleksii oleksiy olesia olesya olga olha olia olive oliver olivia olya oscar ostap owen pablo paige pamela paola pascal
pasha pat patricia patrick patrik patty paul paula paulina pauline paulo pavel pavlo pedro peggy penelope penny percy
perry pete peter petro petya phil philip phillip phoebe phyllis pierre polina preston priscilla quentin rachael rachel
raisa ralph ramon randall randy raphael raquel raul raven ray raymond rebecca regina reginald renata rene renee
ricardo richard rick ricky rita rob robbie robert roberta roberto robin rocco rodion rodney rodrigo roger roland roma
roman romain romana romeo ron ronald ronnie rosa rosalie rosario rose rosemary rosie ross rostislav rostyslav roxana
roxanne roxy roy ruben ruby rudolf rudy ruslan ruslana russell ruth ryan sabrina sally sam samantha sammy samson
samuel sandra sandy santiago sara sarah sasha saul savannah scott sean sebastian serena serge sergei sergey sergio
serhii serhiy seth shane shannon sharon shaun shauna shawn sheila shelley shelly sheri sherry shirley sidney sierra
silvia simon simona simone slava slavik snezhana sofia sofiia sofiya solomiia solomia solomiya sonia sonya sophia
sophie spencer stacey stacy stanislav stanley stas stefan stefania stefanie stepan stephan stephanie stephen steven
stewart stuart summer susan susana susanna susie suzanne svetlana sveta svitlana sviatoslav sydney sylvester sylvia
sylvie tamara tammy tanya tania taras tara tatiana tatyana taylor ted teodor teresa terry tetiana tetyana thelma
theodore theresa thomas tiffany tim timofey timothy timur tina todd tom tomas tommy tony toni tracey tracy travis
trevor tricia trinity tristan troy tyler tyson ulyana uliana ursula vadim vadym valentin valentina valentine valentyna
valera valeria valerie valeriia valeriy valeriya vanessa vanya varvara vasya vasyl vasilisa vera veronica veronika
vicki vicky victor victoria vika vikki viktor viktoria viktoriia viktoriya vincent viola violeta violetta virginia
vita vitalii vitalik vitaliy vitaly vivian viviana vlad vlada vladik vladimir vladislav vladyslav volodymyr vova wade
wallace walter wanda warren wayne wendy wesley whitney wilfred william williams willie wilson xavier xenia yana
yaroslav yaroslava yasmin yegor yehor yelena yevhen yevheniia yolanda yulia yuliia yuliya yura yurii yuriy yvette
yvonne zachary zack zhanna zhenya zina zlata zoe zoryana zoya smith smithy jones brown miller davis garcia rodriguez
martinez hernandez lopez gonzalez gonzales perez sanchez ramirez torres rivera gomez diaz cruz morales reyes gutierrez
ortiz murphy sullivan kennedy clinton obama bush reagan nixon trump biden putin zelensky zelenskyi shevchenko franko
lesiaukrainka mazepa khmelnytsky bandera einstein newton darwin napoleon caesar cleopatra washington columbus gandhi
mandela picasso vangogh davinci mozart beethoven bach chopin shakespeare hemingway tolkien rowling pushkin tolstoy
dostoevsky mother father mom mommy mum mummy mama mamma mamapapa mamochka mamulya mamusia papa papochka papulya dad
daddy daddysgirl bigdaddy sugardaddy parents brother brothers bro sister sisters sis son sons daughter daughters
grandma grandpa granny nana nanny auntie aunt uncle cousin nephew niece twins baby babies babe babes babyboy babygirl
babyface babydoll babyblue babylove babycakes babyphat newbaby mybaby boy boys girl girls bigboy badboy badboys
badgirl cowboy cowgirl playgirl goodgirl goodboy lovergirl loverboy lilman lilmama lilboy prettygirl pretty prettyboy
gorgeous beautiful beauty handsome cute cutie cutiepie cutegirl cuteness hottie hotty hotmama hotboy sweet sweety
sweets sweetie sweetiepie sweetpea sweetheart sweetness sweetlove darling dearest honey honeybee honeybear honeybun
honeybunny sugar sugarpie sunny pumpkin pookie poohbear pooh poopoo poopie snookie snookums peanut peaches princess
princesa prinzessin prince princes queen queenie king kingking kings kingdom emperor empress duke duchess baron lord
lady ladies ladybug ladybird mister missy mistress madam boss bigboss theboss thebest number numberone numero theone
theking thekid kiddo kids children child teen teenage teenager woman women manman bigman theman superman ironman
friend friends friendship bestfriend bestfriends bff bffs buddy buddyboy amigo amigos amiga lover lovers husband wife
wifey hubby fiance boyfriend girlfriend bride groom widow stranger neighbor human people person myself yourself
himself angels angelbaby angelface devil devils demon demons lucifer satan vampire vampires werewolf zombie zombies
witch wizard wizards magician warlock sorcerer mermaid fairy fairies pixie elf elves dwarf goblin troll ogre giant
giants hero heroes superhero legend legends legendary champ champion champions winner winners loser losers looser
gangster gangsta gangstar thug thuglife pimp pimpin pimpdaddy player players playa playah hustla rebel rebels outlaw
bandit bandits pirate pirates viking vikings spartan spartans trojan trojans gladiator warrior warriors soldier
soldiers sergeant captain general colonel major admiral commander marine marines navy navyseal airforce army military
trooper sniper assassin assassins killer killers murder slayer reaper grimreaper hitman hunters shooter rangers
guardian samurai shogun sensei ronin shinobi knight knights paladin crusader templar fighter fighters boxer wrestler
teacher student students nurse nurses doctor doctors dentist lawyer lawyers fireman firefighter police policeman
sheriff detective inspector agent agent007 bond007 jamesbond pilot pilots driver drivers trucker trucking racer racing
biker bikers rider riders skater skaterboy sk8ter surfer surfing sailor fisher fisherman farmer gardener builder
mechanic engineer engineers scientist professor chemist artist artists painter designer architect writer poet singer
dancer drummer guitarist musician musicman actor actress model models fashion chef cook baker butcher waiter bartender
gamer gamers millionaire billionaire rich richman poor smart smartass genius geniuses idiot idiota stupid dummy moron
silly crazy crazyman crazygirl crazyboy psycho psychopath maniac insane lunatic freak freaky weirdo
family families alexey alexei alexandr aleksandr cheyenne
`;
