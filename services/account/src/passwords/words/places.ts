/** Countries, cities, and whom one shouts for. */
export const PLACES = `
earth world worldwide planet universe galaxy cosmos america american americans usa usausa unitedstates canada canadian
mexico mexican brazil brasil argentina chile peru colombia venezuela ecuador bolivia uruguay paraguay cuba havana
jamaica jamaican haiti dominican puertorico puertorican boricua panama honduras guatemala nicaragua salvador costarica
england english britain british london londoner londonengland unitedkingdom scotland scottish ireland irish wales
welsh dublin belfast edinburgh glasgow cardiff liverpool manchester birmingham bristol leeds sheffield newcastle
nottingham oxford cambridge brighton france french paris marseille lyon nice cannes bordeaux toulouse germany german
deutschland berlin munich muenchen hamburg frankfurt cologne dresden leipzig stuttgart austria vienna salzburg swiss
switzerland zurich geneva italy italia italian italiano rome milano venice venezia naples napoli torino sicily sicilia
palermo spain spanish espana madrid barcelona sevilla valencia malaga ibiza portugal lisbon lisboa porto netherlands
holland dutch amsterdam rotterdam belgium brussels antwerp denmark copenhagen sweden swedish stockholm norway oslo
finland helsinki iceland reykjavik poland polish polska warsaw warszawa krakow gdansk wroclaw poznan czech prague
praha brno slovakia bratislava hungary budapest romania bucharest bulgaria serbia beograd belgrade croatia zagreb
slovenia ljubljana bosnia sarajevo albania tirana macedonia greece greek athens cyprus malta turkey turkish istanbul
ankara antalya russia russian rossia rossiya moscow moskva piter petersburg leningrad stpeter kazan novosibirsk
ekaterinburg samara omsk rostov ufa perm volgograd krasnodar sochi sibir siberia belarus minsk brest gomel lithuania
vilnius latvia riga estonia tallinn moldova kishinev chisinau tbilisi batumi armenia yerevan azerbaijan baku
kazakhstan almaty astana uzbekistan tashkent ukraine ukrain ukraina ukrayina ukrainian ukrainka ukrainec kyiv kiev
lviv lvov lemberg odesa odessa kharkiv kharkov dnipro dnepr dnepropetrovsk donetsk donbass donbas luhansk lugansk
zaporizhzhia zaporozhye mykolaiv nikolaev mariupol kherson poltava chernihiv chernigov cherkasy cherkassy zhytomyr
zhitomir sumy rivne rovno lutsk ternopil ternopol vinnytsia vinnitsa khmelnytskyi chernivtsi uzhhorod uzhgorod
mukachevo kropyvnytskyi kirovograd kremenchuk krivoyrog kryvyirih bilatserkva berdyansk melitopol simferopol
sevastopol yalta krym crimea bakhmut irpin bucha hostomel azov azovstal karpaty carpathians hoverla bukovel dnister
slavaukraini slavaukraine heroiamslava gloryukraine gloryto israel jerusalem telaviv haifa egypt cairo morocco tunisia
algeria libya africa african nigeria lagos kenya ghana ethiopia southafrica capetown johannesburg tanzania zanzibar
uganda zimbabwe madagascar arabia dubai abudhabi qatar kuwait lebanon beirut syria damascus iraq baghdad iran tehran
persia persian pakistan karachi lahore india indian mumbai bombay delhi newdelhi bangalore calcutta kolkata chennai
hyderabad goa nepal kathmandu bhutan bangladesh dhaka srilanka colombo maldives burma thailand bangkok phuket pattaya
vietnam saigon hanoi cambodia laos malaysia indonesia jakarta bali singapore philippines pinoy pinay manila cebu china
chinese beijing shanghai hongkong taiwan taipei japan japanese nippon tokyo kyoto osaka nagasaki hiroshima korea
korean seoul mongolia tibet australia aussie melbourne brisbane perth adelaide tasmania newzealand auckland wellington
hawaii honolulu maui aloha fiji tahiti caribbean bahamas bermuda aruba barbados trinidad alaska arctic antarctica
atlantic pacific atlantis europe european asia asian eurasia latin latina latino newyork newyorker newyorkcity nyc
brooklyn bronx manhattan queens harlem statenisland newjersey jersey boston chicago chitown detroit philly
philadelphia pittsburgh baltimore washingtondc atlanta miami orlando tampa jacksonville florida texas texan houston
dallas sanantonio elpaso memphis nashville tennessee kentucky louisville alabama mississippi louisiana neworleans
oklahoma kansas missouri stlouis iowa nebraska minnesota minneapolis wisconsin milwaukee michigan ohio cleveland
cincinnati indiana indianapolis illinois colorado denver utah nevada lasvegas vegas reno arizona phoenix tucson
newmexico albuquerque california cali losangeles sanfran sanfrancisco sandiego oakland sacramento hollywood malibu
compton longbeach santamonica oregon portland seattle montana wyoming idaho maine vermont delaware maryland
connecticut massachusetts hampshire toronto montreal vancouver quebec ottawa calgary edmonton winnipeg tijuana
acapulco cancun guadalajara monterrey riodejaneiro saopaulo buenosaires lima bogota caracas chelseafc arsenal
arsenalfc gunners gunner liverpoolfc lfc everton evertonfc manutd manunited manchesterunited mancity manchestercity
tottenham spurs hotspur westham hammers astonvilla newcastleunited sunderland rangersfc celtic celticfc celtics
hibernian aberdeen barcelonafc fcbarcelona barca realmadrid halamadrid atletico atleticomadrid sevillafc juventus juve
acmilan intermilan inter interista asroma lazio fiorentina sampdoria bayern bayernmunich bayernmunchen borussia
dortmund schalke werder hertha psg lyonnais ajax feyenoord benfica sporting fcporto galatasaray fenerbahce besiktas
trabzonspor dynamo dinamo dynamokyiv dynamokiev dinamokiev shakhtar shakhtyor shahter karpatylviv chornomorets
metalist zorya spartak spartakmoscow cska lokomotiv zenit zenitchampion rubin anzhi legia wisla slavia sparta rapid
boca bocajuniors riverplate flamengo corinthians palmeiras santos saopaulofc vasco gremio chivas pumas cruzazul
ronaldo cristiano cristianoronaldo cr7 messi lionelmessi leomessi neymar beckham zidane maradona pele ronaldinho kaka
rooney gerrard lampard drogba bergkamp cantona shearer sheva blokhin rebrov usyk klitschko lomachenko mbappe haaland
ibrahimovic buffon casillas figo fabregas iniesta xavi ballack podolski schumacher hamilton senna alonso raikkonen
vettel verstappen rossi armstrong federer nadal djokovic agassi sharapova mayweather pacquiao bolt phelps gretzky
lemieux crosby ovechkin jagr jordan23 michaeljordan mj23 airjordan kobe kobebryant shaq shaquille lebron lebronjames
iverson carter mcgrady duncan garnett nowitzki curry stephcurry lakers lakeshow bulls chicagobulls knicks nets sixers
76ers pistons cavaliers cavs heat miamiheat magic orlandomagic hawks hornets bucks pacers mavericks mavs rockets
nuggets jazz suns clippers blazers sonics thunder timberwolves yankees yankee redsox mets nymets cubs cubbies whitesox
cardinals cards dodgers padres athletics mariners astros royals brewers reds orioles phillies braves marlins bluejays
expos indians tigers cowboys dallascowboys steelers packers patriots raiders redskins broncos bengals browns ravens
colts titans jaguars texans chiefs chargers eagles bears chicagobears lions saints falcons panthers buccaneers
seahawks rams niners 49ers dolphins miamidolphins jets bills bruins redwings flyers penguins blackhawks maple
mapleleafs canadiens canucks oilers flames senators sabres islanders avalanche sharks ducks longhorns gators sooners
buckeyes wolverines wolverine hokies seminoles tarheels bluedevils huskers hawkeyes badgers wildcats bearcats cougars
huskies jayhawks volunteers razorbacks bulldogs crimson rolltide football footballs footballer soccer soccergirl
futbol baseball basketball basket softball volleyball handball hockey icehockey lacrosse rugby cricket tennis
badminton pingpong golfer golfing golfball swimming swimmer diving scuba scubadiver skiing skier snowboard
snowboarding skateboard skateboarding skating skate surfboard running runner marathon triathlon cycling cyclist
bicycle bicycles motocross motorcycle motorbike boxing wrestling wwe wwewwe johncena undertaker stonecold therock
triplehhh batista reymysterio kickboxing karate judo taekwondo kungfu aikido jiujitsu gymnast gymnastics cheerleader
cheerleading cheer dancing dance ballet ballerina fitness bodybuilding gym workout yoga pilates fishing flyfishing
hunting camping hiking climbing climber horseriding equestrian bowling bowler darts billiards snooker chess
chessmaster poker casino jackpot fortune lottery
`;
