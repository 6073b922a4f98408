import { stem } from "#platform/text/stem.ts";

const stems = (words: string): ReadonlySet<string> =>
	new Set(words.split(/\s+/).map((word) => word.split("_").map(stem).join(" ")));

/** Stems of words that ask or join and carry no content of their own, in English and Spanish, without accents. */
export const stopWords: ReadonlySet<string> = stems(
	`a an the of to in on at for with from by and or but if then than so as is are am was were be been being do does did done have has
	had having can could will would should may might must shall what which who whom whose why how i you u he she it we they me my
	your ur yours his her its our ours us them their theirs this that these those there here yes any each also even still about into
	im ive id youre theyre whats hows whos dont doesnt didnt couldnt isnt arent wont not no nor thing things stuff something anything
	someone anyone somebody anybody everything lot lots much really maybe just only too very hi hello hey thanks please want wanna
	need know tell give get gets got gotta gonna come comes take takes make makes let say says see ask think guess well guys way kind
	kinda sort right actually already ever never sure good best better use used using able because since while during again back up
	down out off over such own both cuz ppl lol tho though em ya yall enough happens happen aqui info information supposed somethin
	deal between useful love somewhere entire whole else ppls bit load usually often normally probably basically honestly super
	pretty quite anyway plus besides wonder wondering curious question questions help_me cousin lady uncle aunt sister brother wife
	husband guy girl boy woman man dude tech techs technician technicians tecnico tecnicos giving taking s t m re ve ll d class
	classes course courses program programs programme el la los las un una unos unas de del al y o que cual cuales quien quienes como
	cuanto cuanta por para pa con sobre desde hasta entre es son soy eres somos esta estan estoy este esto esa ese eso hay tiene
	tienen tengo tienes puedo puede pueden quiero quisiera necesito mi mis su sus tu tus te se lo le les nos yo usted ustedes muy mas
	tambien pero porque si ni hola gracias favor curso cursos programa programas clase clases en saber algo buena bueno aunque aparte
	usa usan usar seria den vez entonces igual bien mal tal cada segun primo prima hermana hermano senora senor pregunta duda
	informacion gustaria podria alguna algun alguien ser estar sea hacer hace hacen hago da dan doy ir va van voy cosa cosas asi ahi
	ahora nomas pues uno ha han`,
);

/** Stems of words (or phrases, with "_") that many sentences hold: they decide only between passages that are equal otherwise. */
export const weakWords: ReadonlySet<string> = stems(
	`like whats_a whats_an whats_the what_is_a what_is_an what_is_the que_es que_es_un que_es_una que_es_el is_a is_an is_for cant
	where wheres mean means significa donde when cuando medical medica medico ok okay go goes going type teach teaches taught learn
	learning learns train training trained work works working job jobs school study offer offers provide one part first time times
	count before until now after under same other another some all every more most without people person look looks show shows help
	helps start starts new day days real really actual year years put puts keep keeps find set sets escuela ofrecen ensenan ensena
	ensenar aprendo aprende aprender aprenden trabajo trabaja trabajar trabajan ayuda ayudar gente persona personas otro otra otros
	many few mucho muchos muchas dia dias ver veo ven hora horas primero antes despues todo todos toda todas sin solo`,
);
