/** Words for those a visitor lives with, as parts of patterns over plain words. */
const PARTNER =
	"(?:husband|wife|hubby|boyfriend|girlfriend|bf|gf|fiancee?|partner|spouse|ex|baby daddy|marido|esposo|esposa|novio|novia|pareja|exmarido|exnovio)";
const PARENT =
	"(?:mom|moms|mommy|mother|dad|dads|daddy|father|parents?|stepdad|stepfather|stepmom|stepmother|mama|papa|madre|padre|padrastro|madrastra|suegr[oa]|in laws?)";
const CHILD =
	"(?:son|daughter|kids?|child|children|baby|babies|toddler|hij[oa]s?|bebe|nin[oa]s?|little (?:girl|boy))";
/** Whoever is near to a visitor; animals that are mourned as well. */
const NEAR = `(?:${PARTNER}|${PARENT}|${CHILD}|brother|sister|stepbrother|stepsister|grandma|grandmas|grandmother|grandpa|grandfather|granny|nana|uncle|aunt|auntie|cousin|niece|nephew|friend|neighbor|roommate|someone|somebody|people|family|dog|cat|he|she|herman[oa]|abuel\\w+|ti[oa]|prim[oa]|sobrin[oa]|amig[oa]|vecin[oa]|familiar|familia|alguien|perr[oa])`;
const AT_HOME = `(?:${PARTNER}|${PARENT}|brother|stepbrother|roommate|he|she|hermano)`;
const OURS = `(?:me|us|(?:my|mi|mis|a mi|a mis) (?:${PARENT}|${CHILD}|sister|brother|hermana|hermano))`;

/** "Pushes me to study", "beats me at cards" and "hit me up" harm nobody. */
const HARMLESS =
	"(?! (?:to|up|how|that|about|for|at (?!home|night)|with (?:\\w+ ){0,2}questions?)\\b)";
const HARMS = `(?:hit|hits|hitting|beat|beats|beaten|beating|slap\\w*|punch\\w*|kick\\w*|chok\\w*|strangl\\w*|push\\w*|shov\\w*|hurt|hurts|hurting|burn\\w*|rap(?:e|es|ed|ing)|assault\\w*|molest\\w*|abus\\w*|attack\\w*|threat\\w*|kill)(?: at)? ${OURS}${HARMLESS}`;
const DANA =
	"(?:peg(?:a|o|aba|an)|golpe\\w+|amenaz\\w+|maltrat\\w+|empuj\\w+|ahorc\\w+|viol(?:a|o|aba)|cachete\\w+|pate(?:a|o|aba)|agred\\w+|lastim\\w+|mata\\w*)";
const SLOWLY = "(?: (?!it|this|that|which|works?|job|si|que)\\w+){0,4}";
/** Somebody at home harms the visitor or their family, holds them, or is feared. */
const VIOLENCE: readonly RegExp[] = [
	new RegExp(`\\b${AT_HOME}${SLOWLY} ${HARMS}`),
	new RegExp(`\\b${AT_HOME}${SLOWLY} (?:threatens?|threatened|threatening) to\\b`),
	new RegExp(
		`\\b${AT_HOME} (?:\\w+ )?(?:me|nos|le|la) (?:\\w+ )?${DANA}\\b|\\b${AT_HOME}${SLOWLY} ${DANA} (?:a )?mis?\\b`,
	),
	new RegExp(
		`(?:^|\\b(?:que|siempre|ayer|anoche|casa|y|tambien) )me ${DANA} (?:mi ${AT_HOME}|cuando|todos|casi|enfrente)\\b|\\bme ${DANA} mi ${AT_HOME}\\b`,
	),
	new RegExp(
		`\\b(?:being|am|get|gets|getting|was|been) (?:beaten|abused|hit|raped|threatened) (?:up )?by (?:my )?${AT_HOME}\\b|\\bi (?:am|was)? ?being (?:abused|beaten)\\b`,
	),
	new RegExp(
		`\\b${PARTNER}(?: \\w+){0,3} (?:follow(?:s|ed|ing)|stalk\\w*|harass\\w*|track(?:s|ing)) (?:me|us)\\b|\\b${PARTNER}(?: \\w+){0,2} (?:me|nos) (?:sigue|persigue|acosa|vigila|hostiga)\\b`,
	),
	new RegExp(`\\b${PARTNER}(?: \\w+){0,4} (?:black eye|bruises?|ojo morado|moret\\w+)\\b`),
	new RegExp(
		`\\b${PARTNER}(?: \\w+){0,2} (?:wont|doesnt|dont|never|not|no) (?:lets?|me deja) (?:me )?(?:leave|go out|out|see|talk|salir|ver|hablar)\\b`,
	),
	new RegExp(
		`\\b(?:afraid|scared|terrified|frightened|hiding|hide|escape|escaping|miedo|huir|huyendo|escapar|escondida|esconderme) (?:of|from|a|de|por) (?:my|mi) (?:${PARTNER}|dad|father|stepdad|papa|padre|padrastro)\\b`,
	),
	new RegExp(
		`\\b(?:dont|not|never|wont|isnt|arent|cant) (?:\\w+ ){0,2}safe (?:\\w+ )?(?:at home|in my (?:own )?(?:house|home)|(?:with|around|near) (?:my )?(?:${AT_HOME}|him|her|${PARENT}))\\b|\\bno (?:\\w+ ){1,3}segur[oa]s? (?:en (?:mi )?casa|con (?:mi )?(?:${AT_HOME}|el|ella))\\b`,
	),
];
/** The same by its name; a charge in a record and what a class teaches are other questions. */
const NAMED = new RegExp(
	`\\bdomestic (?:violence|abuse)\\b|\\babusive (?:relationship|marriage|home|house|household|${AT_HOME})\\b|\\b${AT_HOME} (?:\\w+ ){0,2}(?:abusive|violent|abusiv[oa]|violent[oa])\\b|\\bviolencia (?:domestica|familiar|intrafamiliar|de genero|en (?:mi |la )?casa)\\b|\\brelacion abusiva\\b`,
);
const NOT_SUFFERED =
	/\b(?:charge\w*|convict\w*|record|felony|misdemeanor|arrest\w*|antecedentes|cargos?|learn\w*|teach\w*|cover\w*|report\w*|residents?|patients?|clients?|aprend\w+|ensen\w+|pacientes?)\b/;

/** Whether a visitor tells of violence at home. */
export function tellsOfViolence(words: readonly string[]): boolean {
	const text = words.join(" ");
	return (
		VIOLENCE.some((pattern) => pattern.test(text)) || (NAMED.test(text) && !NOT_SUFFERED.test(text))
	);
}

const DIED =
	"(?:died|dies|dying|dead|passed|buried|bury|burying|gone|death|murio|murieron|muere|muerte|morir|fallec\\w+|enterr\\w+)";
const LOSS = new RegExp(
	`\\b${NEAR}(?: \\w+){0,3} ${DIED}\\b|\\b${DIED}(?: \\w+){0,3} ${NEAR}\\b|\\b(?:lost|losing|perd\\w+)(?: \\w+){0,3} ${NEAR}\\b|\\b(?:funeral|widow\\w*|griev\\w*|mourning|miscarriage|luto|viud[oa]|velorio)\\b`,
);
const SOMEBODY = new RegExp(`\\b${NEAR}\\b`);

/** Whether words tell of a death, or at least of somebody near who may be ill. */
export function lossIn(words: readonly string[]): "death" | "somebody" | undefined {
	const text = words.join(" ");
	if (LOSS.test(text)) return "death";
	return SOMEBODY.test(text) ? "somebody" : undefined;
}
