/**
 * The most frequent words of published lists of leaked passwords, in lower case and without additions. With the rules
 * of `password-policy.ts` they cover many thousands. They are grouped to stay readable.
 */
const words = `
password passwort passwd pass passcode passphrase contrasena senha motdepasse parola parol haslo heslo salasana wachtwoord losenord
secret secrets secure security private access accesso entry enter login logon signin letmein openup open sesame
admin administrator root system sysadmin user username guest test tester testing demo sample temp temporary default change changeme
changeit master manager office company business work worker job boss server service support network internet online website
computer laptop desktop windows microsoft google apple android samsung nokia iphone linux ubuntu oracle database cisco dell
welcome hello hallo hola bonjour ciao goodbye please thanks thankyou whatever nothing something anything everything forever never
always today tomorrow tonight morning sunday monday tuesday wednesday thursday friday saturday january february march april may
june july august september october november december spring summer autumn fall winter sommer herbst fruehling weekend holiday
christmas birthday easter halloween
love lover lovely loveme loveyou iloveyou ilove you me my mine teamo tequiero jetaime ichliebedich baby babe babygirl babyboy sweet
sweety sweetie sweetheart honey sugar candy cutie cute darling angel angels angelo heaven devil demon satan jesus christ god godis
good lord bless blessed faith hope grace trust believe family father mother mommy daddy mama papa brother sister sisters friend
friends bestfriend girl girls boy boys lady man men woman women people human king queen prince princess knight lord
football soccer futbol baseball basketball hockey tennis golf golfer volleyball cricket rugby boxing racing runner swimming skate
skater skateboard surf surfer bike biker motor sport sports champion winner player players team liverpool arsenal chelsea barcelona
realmadrid madrid juventus milan inter manchester united everton celtic rangers yankees cowboys steelers lakers eagles packers
redsox dodgers dolphins patriots broncos raiders giants bulldogs panthers tigers lions bears wildcats falcons
superman batman spiderman spider ironman hulk wolverine superstar superhero super hero power powers ranger rangers starwars star
stars startrek skywalker yoda vader jedi matrix gandalf hobbit frodo potter harry harrypotter hogwarts pokemon pikachu naruto
goku dragonball mario luigi zelda sonic minecraft fortnite roblox warcraft starcraft counter strike callofduty halo playstation xbox
nintendo gamer games game gaming disney mickey mouse minnie snoopy garfield tigger winnie bambi simba nemo barbie hellokitty kitty
monkey dragon dragons tiger lion lioness bear panther leopard cheetah jaguar wolf wolves wolfpack fox eagle falcon hawk phoenix bird
birds chicken duck horse horses pony unicorn dolphin shark whale fish fishing snake cobra viper spider turtle frog rabbit bunny
butterfly ladybug bumblebee elephant panda gorilla dog dogs doggy puppy cat cats kitten buster buddy lucky bailey rocky rusty shadow
shadows smokey ginger pepper peanut cookie cookies muffin pumpkin chocolate banana orange apple apples cherry strawberry peaches
lemon coffee pizza burger cheese butter bubbles bubble snickers
sunshine sun sunny moon moonlight star starlight light lights lightning thunder storm rain rainbow snow snowball ice fire water earth
wind ocean sea beach island river mountain forest tree flower flowers rose roses lily daisy violet jasmine garden nature spring sky
blue red green black white yellow purple pink silver gold golden diamond diamonds crystal ruby pearl emerald sapphire jewel
freedom liberty peace justice victory power money cash dollar dollars million millions rich gold success lucky magic magical mystic
mystery dream dreamer dreams fantasy wonder wonderful beautiful pretty gorgeous handsome sexy hot hottie cool coolguy awesome amazing
crazy insane happy happiness smile smiley funny joker jokers killer ninja samurai pirate pirates soldier warrior warriors hunter
hunters fighter shooter sniper assassin bandit gangster mafia rebel outlaw cowboy indian viking spartan
music musica guitar guitars piano drummer drums dance dancer dancing singer rock rocker rockstar rocknroll metal metallica nirvana
slipknot eminem beatles elvis madonna rihanna beyonce shakira movie movies hollywood
michael michelle jennifer jessica ashley amanda daniel danielle david robert james john joseph joshua justin matthew andrew anthony
christopher christian chris nicholas nicole brandon brian kevin jason steven stephen thomas william charles charlie richard george
edward henry jack jackson jacob jordan alexander alexandra alex samantha sam samuel benjamin ben jonathan patrick patricia victor
victoria vanessa veronica elizabeth stephanie rebecca rachel melissa michaela sarah sara laura lauren maria marie mariana martin
martina marcus mark peter paul pedro carlos juan jose antonio francisco fernando roberto ricardo eduardo diego daniela andrea angela
angelica anna annie hannah heather holly jackie jasmin jenny julia julian juliana karen katie kelly kimberly kristen linda lisa lucas
lucia luis maggie megan molly monica morgan natalie natasha nathan olivia oliver pamela robin ronald ryan sabrina sandra scott
sebastian sergey simon sophia sophie susan sylvia tamara taylor teresa tiffany tim timothy tina tom tommy tony travis tyler
valentina virginia vladimir walter wendy zachary claudia christina cristina caroline charlotte barbara brandy brittany bradley austin
hunter cameron carmen casey chelsea courtney crystal dakota debbie denise dennis diana dylan eric erica evan florian gabriel gabriela
gloria gregory hector isabel isabella ivan jasper jeffrey jeremy jerome joanna joel
london paris berlin moscow madrid rome roma italia italy france germany deutschland england espana spain portugal brasil brazil
mexico argentina america american canada australia russia india china japan turkey istanbul africa texas california florida chicago
boston dallas phoenix newyork york vegas lasvegas miami denver houston orlando austin europe euro world planet galaxy space universe
mercedes ferrari porsche lamborghini bmw audi honda toyota yamaha suzuki kawasaki nissan mustang corvette camaro charger chevy chevrolet
ford harley davidson ducati ferrari volvo jeep hummer truck trucks car cars
qwerty qwertz azerty asdf asdfgh zxcvbn qazwsx abc abcd abcdef xyz qwe asd zxc foobar foo bar baz lol omg rofl fuck fucker fuckyou
fuckoff shit bitch asshole pussy dick cock cunt bastard bullshit suck sucks sucker whore slut sex sexy sexsex porn naked horny blink gfhjkm
hunter trustno trustnoone trust noone nobody letme inside killme killyou hateyou hateme hate loser stupid idiot moron
tandem partner partners partnership channel vendor portal programme program
one two three four five six seven eight nine ten zero first second third eleven twelve
`;

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
