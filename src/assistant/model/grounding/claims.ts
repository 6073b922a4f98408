import type { Evidence } from "./evidence.ts";
import { calendarIn, quantitiesIn } from "./numbers.ts";
import { likeness, type Statement, statementsIn, type TitledStatement } from "./polarity.ts";
import { contentKeys, fold } from "./words.ts";

/** Something that only the school can say, by the words that say it in either language. */
interface Claim {
	name: string;
	/** Its group `object` is what it is about, and must be published with it. */
	pattern: RegExp;
	/** Words of published texts that say the same in another way. */
	published?: RegExp;
	/** A claim about the school itself does not rest on what a state or an exam body does. */
	ofSchool?: boolean;
	/** What is denied frees from nothing and needs no passage. */
	onlyAffirmed?: boolean;
}

const SCHOOL =
	/\b(?:we|our|us|nuestr\w+|somos|estamos|ofrecemos|garantizamos)\b|\b(?:the|this|that|la|el|este|esta) (?:\S+ ){0,3}?(?:school|programs?|class(?:es)?|courses?|training|escuela|programas?|cursos?|clases?)\b/;

const claims: readonly Claim[] = [
	{
		name: "free",
		pattern:
			/(?<!\bfeel )\bfree\b|\b(?:no|without|zero|sin) (?:cost|charge|costo)\b|\bgrati\w+|\bgratuit\w+/,
	},
	{ name: "fee", pattern: /\bfees?\b|\btarifas?\b/ },
	{
		name: "always",
		pattern:
			/\b(?:every|all|always|any)\b(?! (?:questions?|time|of|our|your|\d|two|three|five|other))(?: (?<object>[\w-]+))?|\beveryone\b|\bcualquier(?: (?<object>[\w-]+))?|\btod[oa]s l[oa]s\b|\bsiempre\b/,
		onlyAffirmed: true,
	},
	{
		name: "cheap",
		pattern:
			/\baffordabl\w+|\bcheap\w*|\binexpensive|\blow[- ](?:cost|price)\w*|\beconomic[oa]s?\b|\bbarat[oa]s?\b|\basequible/,
	},
	{
		name: "aid",
		pattern:
			/\bfinancial (?:aid|help|assistance)|\bfafsa\b|\bpell\b|\bscholarship|\bgrants?\b|\b(?:student )?loans?\b|\bgi bill|\bfunding|\bbecas?\b|\bayuda (?:financiera|economica)|\bprestamos?\b|\bfinanciamiento/,
	},
	{
		name: "payment plan",
		pattern:
			/\bpayment (?:plan|option)|\binstal+ments?|\bpay (?:monthly|weekly|over time)|\bmonthly payment|\bplan(?:es)? de pago|\bcuotas\b|\ba plazos/,
	},
	{ name: "discount", pattern: /\bdiscount|\bpromotion|\bdescuento|\bpromocion/ },
	{ name: "refund", pattern: /\brefund|\bmoney[- ]back|\breembols|\bdevol\w+/ },
	{ name: "accreditation", pattern: /\baccredit|\bacredita/, ofSchool: true },
	{
		name: "approval",
		pattern:
			/\bapprov(?:ed|es|al)\b|\blicen[sc]ed\b|\bauthorized|\bendorsed|\baprobad|\bautorizad|\bavalad|\bcon licencia/,
		ofSchool: true,
	},
	{
		name: "certifies",
		pattern:
			/\b(?:certif(?:y|ies)|certifica(?:mos)?|registers you)\b|\b(?:gives?|issues?|grants?|awards?|otorga\w*|emite\w*|receive|earn|recibe\w*|obtiene\w*|get|includes?|incluye) (?:\S+ ){0,4}?(?:certificat\w+|licen[sc]e|licencia|card|diploma|tarjeta|certificad\w+)\b/,
		published: /\b(?:certif\w+|issues?|gives?|grants?|awards?|licen\w+|cards?|tarjetas?)\b/,
		ofSchool: true,
	},
	{
		name: "guarantee",
		pattern:
			/\bguarant|\bpromis|\bdefinitely|\bcertainly|\bassur|\bgarantiz|\bgarantia|\bpromet|\basegur(?:a|amos)\b|\bsin duda/,
	},
	{
		name: "outcome",
		pattern:
			/\b(?:you become a|you are (?:then )?(?:certified|licensed))|\b(?:you(?:'ll| will)|everyone|all (?:our )?(?:students|graduates)) (?:\S+ ){0,2}?(?:be|get|become|find|have|earn|land) (?:\S+ ){0,3}?(?:job|work|hired|certified|licensed|certificate|license|employed|nurse)|\b(?:conseguira|obtendra|encontrara|sera|saldra|tendra)s?\b (?:\S+ ){0,3}?(?:trabajo|empleo|certificad|licencia|contratad|enfermer)|\bjob-ready/,
	},
	{
		name: "online",
		pattern:
			/(?<!\b(?:register|sign up|enroll|form|inscrib\w+|registr\w+) )\b(?:online|virtual\w*|remote(?:ly)?|hybrid|zoom|from home|en linea|a distancia|remot[oa]s?|hibrid[oa]s?|desde (?:su |tu |la )?casa)\b(?! (?:registration|form))/,
	},
	{
		name: "pay",
		pattern:
			/\bsalar(?:y|ies)|\bwages?\b|\bearn(?:s|ings?)?\b(?! (?:a|your|the) (?:certif|card))|\bincome|\bpa(?:y|ys|id) (?:well|more|better|good)|\b(?:well|high|good|better)[- ](?:pay|paid|paying)\b|\bsueldo|\bsalario|\bgana(?:n|r|s)?\b|\bbien pagad|\bingresos/,
	},
	{
		name: "demand",
		pattern:
			/\bin (?:high |great )?demand|\bgrowing field|\bmany jobs|\bjob (?:market|outlook)|\bdemanda\b|\bmuchos (?:trabajos|empleos)/,
	},
	{
		name: "experience",
		pattern:
			/\b(?:no|prior|previous|any|some|need|needs|require[sd]?|without|work) (?:\S+ ){0,2}?experience\b|\bexperience (?:is |are )?(?:not )?(?:needed|required|necessary)|\bexperiencia (?:previa|laboral)|\b(?:sin|necesita\w*|requiere\w*|requerimos|no pedimos|hace falta) (?:\S+ )?experiencia/,
	},
	{
		name: "diploma",
		pattern: /\b(?:high[- ]school )?diploma\b|\bged\b|\bbachiller|\bpreparatoria|\bdegree\b/,
	},
	{
		name: "background check",
		pattern: /\bbackground|\bcriminal|\bantecedentes|\bpenales/,
		published: /\bbackground|\bcriminal|\bantecedentes/,
	},
	{
		name: "health rules",
		pattern:
			/\bvaccin|\bimmuni[sz]|\btb test|\bdrug (?:test|screen)|\bphysical exam\b|\bvacuna|\bprueba de drogas|\bexamen fisico/,
	},
	{
		name: "papers",
		pattern:
			/\bsocial security|\bimmigration|\bcitizen|\bvisas?\b|\bgreen card|\bundocumented|\bseguro social|\bciudadan|\binmigra|\bresidencia (?:legal|permanente)|\bindocumentad/,
	},
	{ name: "driving", pattern: /\bdriver|\bdriving|\bown car|\blicencia de conducir|\bmanejar\b/ },
	{
		name: "age",
		pattern:
			/\bany age|\ball ages|\bminors?\b|\bteen|\b(?:years? old|years? of age|or older|and older|or over)\b|\bcualquier edad|\bmenor(?:es)?\b|\badolescent|\b(?:anos de edad|o mas anos|mayor(?:es)? de)\b/,
		published: /\bage|\bold(?:er)?\b|\bedad|\bmayor/,
	},
	{
		name: "prerequisite",
		pattern: /\bprerequisit|\bentry requirement|\bno requirement|\bprerrequisit|\bsin requisitos/,
	},
	{
		name: "amenities",
		pattern:
			/\bparking|\bchild ?care|\bday ?care|\bhousing|\bdorm|\bshuttle|\bcafeteria|\bwi-?fi|\bestacionamiento|\bguarderia|\balojamiento|\bvivienda/,
	},
	{
		name: "supplies",
		pattern:
			/\buniforms?\b|\bscrubs\b|\b(?:text)?books?\b|\blaptops?\b|\bsupplies\b|\buniformes?\b|\blibros?\b|\bmateriales\b/,
	},
	{ name: "weekend", pattern: /\bweekends?\b|\bfin(?:es)? de semana/ },
	{
		name: "transfer credit",
		pattern:
			/\bcredits?\b|\btransfer (?:credit|student)|\bcreditos?\b|\bcollege\b|\buniversit|\buniversidad/,
	},
	{
		name: "externship",
		pattern:
			/\bexternship|\binternship|\bclinical (?:hours|rotation)|\bpasantia|\bpracticas en\b|\bhoras clinicas/,
	},
	{
		name: "class size",
		pattern: /\b(?:small|large) (?:class|group)|\bone-on-one\b|\b(?:grupos?|clases?) pequen/,
	},
	{
		name: "pace",
		pattern:
			/\bflexib|\bself[- ]paced|\b(?:your|su|tu) (?:own )?(?:pace|ritmo)\b|\b(?:quick|fast|short|easy|easily|accelerated|rapid|facil)\w*|\bcort[oa]s?\b/,
	},
	{
		name: "language",
		pattern:
			/\bbilingu\w+|\b(?:class|course|taught|teach|instructor|exam|clase|curso|ensena|instructor|examen)\w*\b.{0,40}\b(?:spanish|english|espanol|ingles)\b/,
	},
	{
		name: "praise",
		pattern:
			/\b(?:best|top|leading|highest|number one|award)\b(?! (?:way|to)\b)|\b(?:mejor(?:es)?|lider|numero uno)\b (?!(?:que|es|llamar)\b)/,
	},
	{
		name: "requirement",
		pattern:
			/\b(?<!(?:if|what|whatever|whenever|do) you )(?:must|need(?:s|ed)? to|required?|requires|mandatory|obligat\w+|debe(?:s|n|ra)?|tiene(?:s|n)? que|hay que|requiere\w*|requisito|exige\w*|necesari[oa])\b|\byou(?:'ll| will)? need (?!help|more|to (?:know|do|decide))/,
		published:
			/\b(?:must|needs?|required?|requires|requirements|mandatory|steps|asks? for|looks? for|have to|obligat\w+|debe|requiere\w*|requisitos?)\b/,
		onlyAffirmed: true,
	},
];

// "Ask about our payment plans" says that there are some.
const PRESUPPOSED = /\b(?:our|we \w+|available|nuestr\w+|\w{2,}[aei]mos|disponibles?)\b/;
const CLASS = /\b(?:class|course|program|session|training|clase|curso|programa|sesion)/;

const ALIKE = 0.5;
const MOSTLY = 0.6;

/** What a clause claims: names of claims that must be published in the same sense. */
function claimsIn({ text, polarity }: Statement): Claim[] {
	const plain = fold(text);
	if (polarity === "open" && !PRESUPPOSED.test(plain)) return [];
	return claims.filter(
		({ pattern, onlyAffirmed }) => pattern.test(plain) && !(onlyAffirmed && polarity === "denied"),
	);
}

function isPublished(
	{ pattern, published = pattern, ofSchool }: Claim,
	claimed: Statement,
	evidence: readonly Evidence[],
): boolean {
	const polarity = claimed.polarity === "open" ? "affirmed" : claimed.polarity;
	const objects = contentKeys(pattern.exec(fold(claimed.text))?.groups?.object ?? "");
	const isOfSchool = ofSchool && SCHOOL.test(fold(claimed.text));
	return evidence.some(({ heading, statements, isFact }) =>
		statements.some((statement) => {
			const plain = fold(statement.text);
			return (
				statement.polarity === polarity &&
				(published.test(plain) || (published !== pattern && published.test(fold(heading)))) &&
				objects.isSubsetOf(statement.keys) &&
				isAbout(claimed.keys, statement) &&
				(!isOfSchool || isFact || SCHOOL.test(plain))
			);
		}),
	);
}

/** Whether a clause speaks of the same as a published one: parking that is free frees no class. */
function isAbout(said: ReadonlySet<string>, { keys, title }: TitledStatement): boolean {
	const shared = said.intersection(keys.union(title)).size;
	const isAlike = likeness(said, keys.union(said.intersection(title))) >= ALIKE;
	return isAlike || (shared >= 2 && shared >= said.size * MOSTLY);
}

/** Names of the claims in a sentence that no passage makes in the same sense. */
export function unpublishedClaims(sentence: string, evidence: readonly Evidence[]): string[] {
	const refused = statementsIn(sentence).flatMap((statement) =>
		claimsIn(statement)
			.filter((claim) => !isPublished(claim, statement, evidence))
			.map(({ name }) => name),
	);
	return areOfficeHoursOfClasses(sentence, evidence) ? [...refused, "class times"] : refused;
}

/** When classes meet does not follow from when the office is open. */
function areOfficeHoursOfClasses(sentence: string, evidence: readonly Evidence[]): boolean {
	return statementsIn(sentence).some(({ text, polarity }) => {
		const plain = fold(text);
		const hasTime =
			calendarIn(text).length > 0 || quantitiesIn(text).some(({ unit }) => unit === "clock");
		if (polarity === "open" || !hasTime || !CLASS.test(plain)) return false;
		return !evidence.some(
			({ text: published, calendar, quantities }) =>
				CLASS.test(fold(published)) &&
				(calendar.size > 0 || quantities.some(({ unit }) => unit === "clock")),
		);
	});
}
