import { functionWords } from "#platform/text/function-words.ts";
import { stem } from "#platform/text/stem.ts";

const stems = (words: string): ReadonlySet<string> =>
	new Set(words.split(/\s+/).map((word) => word.split("_").map(stem).join(" ")));

/** Stems of words that ask or join and carry no content of their own, in English and Spanish, without accents. */
export const stopWords: ReadonlySet<string> = new Set(functionWords.map(stem)).union(
	stems(
		`than as am being done having must shall whom whose ur his her ours theirs here each also even still into im ive id youre theyre
	whats hows whos dont doesnt didnt couldnt isnt arent wont nor thing things stuff something anything somebody anybody everything
	lot lots really maybe just only hi hello hey thanks please wanna know tell gets gotta gonna come comes take takes make makes
	say says see ask think guess well guys way kind kinda sort right actually already ever never sure good best better use used
	using able because since while during again back down out off over such own both cuz ppl lol tho though em yall enough happens
	happen aqui info information supposed somethin deal between useful love somewhere entire whole else ppls bit load usually often
	normally probably basically honestly super pretty quite anyway plus besides wonder wondering curious question questions help_me
	cousin lady uncle aunt sister brother wife husband guy girl boy woman man dude tech techs technician technicians tecnico
	tecnicos giving taking s t m re ve ll d class classes course courses program programs programme quienes cuanta pa hasta entre
	eres somos estoy tienes quiero quisiera necesito porque hola gracias favor curso cursos programa programas clase clases saber
	algo buena bueno aunque aparte usa usan usar seria den vez entonces igual bien mal tal cada segun primo prima hermana hermano
	senora senor pregunta duda informacion gustaria podria algun alguien estar sea hace hacen hago da dan doy ir van voy cosa cosas
	asi ahi ahora nomas pues uno han`,
	),
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
