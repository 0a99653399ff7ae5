/** What stands for a password itself, what it opens, and whose name is on the machine. */
export const ACCESS = `
password passwords passwort passwd pass passme passkey passcode passport passphrase passpass pword pwd parola
contrasena senha motdepasse wachtwoord haslo secret secrets topsecret private confidential classified hidden access
accessme accessgranted login logon logmein logout signin signup welcome welcomeback letmein letmeinnow letsgo letsdoit
enter entry hello hellohello helloworld helloyou hellokitty hithere howareyou goodbye goodday goodluck goodnight
goodmorning sayonara admin admins administrator adminadmin root superuser superadmin supervisor sysadmin sysop
operator user username users newuser guest test tests tester testing testtest testuser testpass sample example demo
default changeme changeit changethis change replaceme temp temppass temporary newpass newpassword mypass mypassword
nopass nopassword yourpassword thepassword setup install config backup server database oracle mysql postgres support
helpdesk service system manager master account office business company finance marketing sales web webmaster website
webcam internet intranet network ethernet wifi wireless router modem cisco linksys netgear dlink telnet terminal
console computer computers laptop notebook desktop keyboard keypad monitor printer scanner mouse mousepad screen
software hardware developer developers programmer hacker hackers hacked hackme cracker crack phreak matrix cyber
cyberpunk digital electric electronic technology techno robotics windows windowsxp microsoft msoffice excel outlook
explorer linux ubuntu debian redhat fedora unix freebsd solaris macintosh macbook macos apple iphone ipad ipod imac
itunes steve android google googled gmail chrome firefox mozilla opera safari yahoo hotmail msn aol icq skype zoom
discord slack facebook instagram youtube twitter tiktok telegram whatsapp viber snapchat pinterest linkedin tumblr
reddit twitch netflix spotify tinder amazon ebay alibaba paypal samsung nokia motorola blackberry siemens ericsson
sony xiaomi huawei lenovo toshiba panasonic philips hitachi hewlett compaq packard dell intel pentium nvidia geforce
radeon asus acer logitech kingston seagate gateway canon nikon pentax kodak polaroid nintendo gameboy playstation psp
xbox sega atari rolex gucci prada chanel dior versace armani adidas nike reebok puma converse vans levis supreme
burberry hermes cartier swarovski pandora ikea starbucks mcdonalds burgerking cocacola coke pepsi sprite fanta redbull
nestle snickers skittles twix mars bounty nutella oreo pringles marlboro camel winston parliament newport jackdaniels
bacardi smirnoff absolut budweiser guinness heineken corona carlsberg tuborg stella jameson whiskey vodka tequila lego
ferrari porsche mercedes benz bmw audi volkswagen opel toyota honda nissan mazda lexus infiniti acura subaru
mitsubishi suzuki hyundai kia daewoo skoda peugeot renault citroen fiat alfaromeo maserati lamborghini bugatti bentley
rollsroyce jaguar landrover rangerover volvo saab chevrolet chevy corvette camaro impala silverado tahoe pontiac
firebird cadillac buick oldsmobile dodge viper charger challenger chrysler jeep wrangler cherokee hummer ford fordf
mustang mustanggt shelby ranger escort fiesta focus lincoln mercury tesla teslas civic accord integra prelude supra
celica corolla camry skyline impreza lancer evolution eclipse golf jetta passat beetle harley harleydavidson davidson
kawasaki yamaha ducati ninja vespa lada zhiguli zaporozhets stezhka shchodennyk diary diaries mydiary mylife trustno
trustnoone trustme trustgod openup opensesame sesame abracadabra whatever whoknows whocares whoami iamwhoiam nothing
something everything anything nobody somebody everybody anybody someone anyone remember rememberme forgotten forgetit
forgetme forget dontforget ignore ignoreme unknown noname nopasswd none null undefined void blank empty qwertyqwerty
qwertyuiop asdfasdf asdasd asdfgh zxczxc zxcvbnm qweqwe qwert qwerty qwertz azerty asdf zxcv wasd abcabc abcdef
abcdefg aaa bbb xxx zzz abc xyz foobar foo bar foofoo blah blahblah lala lalala nanana hahaha hehehe lollol lolol
lolipop rofl omg omgomg wtf asshole bastard bitch bitches biteme bullshit damnit damn dickhead fuck fucker fuckers
fucking fuckme fuckoff fuckthis fuckyou fuckit getlost goaway gotohell hell shit shithead bigcock bigdick boobs booger
booty pussy pussies porn porno pornstar xxxxxx sex sexsex sexual sexy sexygirl sexything sexymama sexyboy horny hotsex
hotgirl hotstuff hardcore softcore playboy penthouse hustler naked nude erotic orgasm bondage kinky naughty stripper correct incorrect
`;
