// Generates what attackers guess first: popular words with popular endings, and keyboard patterns.
// Compiled for this product; no list of leaked passwords is copied here.

const words = `
aaron abcd access adidas admin administrator albert alejandra alejandro alexander alexandra amanda
america andrea andrew angel angela angelina angels anthony apple arsenal ashley august austin
autumn babygirl banana baseball basketball batman beautiful beauty benjamin bigdaddy biteme blessed
bonita boston brandon brooklyn brother bubbles buddy business butterfly california carlos caroline
casper champion changeit changeme charlie charlotte cheese chelsea cherry chester chicago chicken
chocolate christian christina christmas church claudia coffee college computer cookie corvette courage
cowboys creative crystal daddy dallas dance daniel danielle december default demo diamond doctor dolphin
dragon dreams eagle eagles elephant elizabeth eminem enter everton faith family ferrari fishing florida
flower flowers football forever freedom friday friend friends gabriel garfield george ginger
giants goldfish google gracie green guest guitar hannah happy harley health heaven hello hockey holiday
home hospital hunter iceman iloveme iloveu iloveyou internet isabella iselin jackson jaguar january jasmine
jasper jennifer jeremy jersey jessica jesus jordan joseph joshua junior justin katherine killer kitten
knight lakers lauren letmein liberty liverpool login lollipop london lovely lover loveme loveyou maggie
magic mama manager manchester marine marina marlboro martin master matrix matthew maverick medical melissa
mercedes mexico michael michelle mickey miguel minecraft monday money monkey monster morgan mother mustang
mynoob nathan naruto natasha newjersey newpass newpassword newyork nicholas nicole nirvana nothing november
nurse nursing october office oliver orange pakistan pass passcode passion passw0rd passwd password
patricia patrick peaches peanut pepper phoenix pikachu pokemon precious prince princess private
purple qazwsx qwer qwert qwerty rachel rainbow ranger raymond rebecca reddevil register richard robert
rockstar ronaldo root runescape samantha samsung sandra saturday school scooter scorpion sebastian secret
secure security september service shadow shannon silver simple slipknot snoopy soccer softball
sparky spider spiderman spring staff star starwars steelers stella student stupid summer sunday sunflower sunshine
superman superstar support sweet sweetie sweety system taylor teacher temp temporary test testing theman thomas
thunder thursday tigers tinkerbell tomorrow trustno1 tuesday tweety unicorn user vanessa victoria warcraft
warrior website wednesday welcome whatever william winner winter wizard yankees yellow zxcvbn
`;

const endings = `
1 2 3 7 11 12 13 21 22 23 69 77 88 99 00 01 007 101 111 123 321 420 666 777 786 1234 12345 123456 1234567 12345678
! !! 1! 12! 123! 1234! @1 @12 @123 @1234 #1 #123 _1 _123 -123 .123 . ? * $ abc
2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030
`;

const others = `
p@ssword p@ssw0rd p@55word p@55w0rd pa$$word pa$$w0rd passw0rd! pa55word pa55w0rd passwort contraseña contrasena
motdepasse adminadmin rootroot testtest passpass loveyou2 letmein! abcdefgh abcdefghi abcdefghij abcdefg1
abcd1234 abc12345 abc123456 abc123abc a1b2c3d4 a1b2c3d4e5 1a2b3c4d aa123456 aa12345678 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qazxsw2 1qaz2wsx3edc 2wsx3edc zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx qazwsxedc
qazwsxedcrfv qwertyui qwertyuio qwertyuiop qwertyuiop[] qwerty1234567890 1234qwer 12345qwert 123456qwerty 123qweasd
123qwe123 123qwe!@# qwe123qwe qweasdzxc qweasd123 asdfghjk asdfghjkl asdf1234 asdfasdf asd123456 asdfjkl; qwer1234
qwerasdf qwerqwer zxcvbnm1 zxcvbnm, zxcvbnm, zxcvbnm123 zxcvasdf mnbvcxz1 poiuytrewq lkjhgfdsa 0987654321 09876543
11223344 1122334455 112233445566 12121212 12344321 12341234 123123123 12312312 123321123 123454321 12131415 123456ab
123456abc 123456aa 123456qq 1234abcd 1234567a 12345678a 123456789a 1234567890a a1234567 a12345678 a123456789 123654789
147258369 147852369 159357456 159753456 741852963 789456123 789456123 987654321 9876543210 87654321 98765432
01234567 012345678 0123456789 01020304 10203040 10101010 20202020 13131313 14141414 19841984 1q1q1q1q 55555555
110110110 121212121 135792468 1357924680 13579246 24681012 102030405 31415926 314159265 3.14159265 666666666 7777777a
iloveyou! iloveyou<3 iloveyouu iloveyou2 iloveyou3 ilovejesus ilovegod lovelove lovelife lovemylife
mypassword mypassword1 thisismypassword thepassword yourpassword password12345 passwordpassword letmeinnow letmeinplease
openopen opensesame access14 whatever1 trustno1! trustnoone correcthorsebatterystaple
healthcare healthcare1 nursing123 medicalassistant clinicalmedicalassistant phlebotomy phlebotomist pharmacy pharmacytechnician
careerschool trainingschool administrator1 receptionist frontdesk frontdesk1 welcome2school welcometo welcomehome backtoschool
manutd123 realmadrid barcelona barcelona1 fcbarcelona chelseafc arsenal1 juventus milan1899 galatasaray steaua
playstation xbox360 nintendo counterstrike leagueoflegends warhammer blink182 metallica linkinpark greenday michaeljackson
onedirection justinbieber harrypotter starwars1 startrek pokemon1 spongebob hellokitty mickeymouse winniethepooh
jonathan stephanie alexander christopher veronica valentina valentino francesca francisco fernando fernanda giovanni
gabriela catherine madeline mariposa margarita estrella princesa teamo123 tequiero teamomucho mivida123
`;

const split = (text: string) => text.split(/\s+/).filter(Boolean);

let cached: Set<string> | undefined;

/** Returns about ten thousand lowercase passwords of at least eight characters. */
function commonPasswords(): Set<string> {
	const made = split(words).flatMap((word) => [
		word,
		word + word,
		...split(endings).map((ending) => word + ending),
	]);
	return new Set([...made, ...split(others)].filter(({ length }) => length >= 8));
}

/** Returns whether a password is among the most common; case-insensitive. */
export function isCommonPassword(password: string): boolean {
	cached ??= commonPasswords();
	const small = password.toLowerCase();
	return cached.has(small) || isRepeated(small) || isRunOfDigits(small);
}

/** Returns whether a password repeats a short unit: `aaaaaaaa`, `abababab`, `123123123`. */
function isRepeated(text: string): boolean {
	return text.length <= 12 && /^([!-~]{1,3})\1+[!-~]{0,2}$/.test(text) && new Set(text).size <= 3;
}

/** Returns whether a password is a run of digits: `12345678`, `23456789`, `98765432`. */
function isRunOfDigits(text: string): boolean {
	return "01234567890123456789".includes(text) || "98765432109876543210".includes(text);
}
