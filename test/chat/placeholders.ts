import type { Published } from "#assistant/knowledge/types.ts";
import { addDays, weekdayOf } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { closureOn, hoursOfWeekday, hoursOn } from "#school/profile/opening-hours.ts";
import { escaped, plain } from "./plain.ts";

/** What a placeholder of a pattern can depend on. */
export type Situation = { published: Published; now: Date };

const NEVER = "(?!)";

/** Names of the delivered programs in answers. */
const programs: Readonly<Record<string, string>> = {
	"clinical-medical-assistant":
		"/courses/clinical-medical-assistant\\b|{{title:clinical-medical-assistant}}|medical assist(?:ant|ing)|\\bccma\\b|\\bcma\\b|asistente (?:cl[ií]nic\\w+ )?m[eé]dic|asistencia m[eé]dica",
	cna: "/courses/cna\\b|{{title:cna}}|\\bcna\\b|nurs(?:e|es|ing) (?:assistant|aide)|(?:asistente|auxiliar|ayudante) de enfermer",
	chha: "/courses/chha\\b|{{title:chha}}|\\bchha\\b|home health aide|salud (?:en el hogar|a domicilio|domiciliaria)",
	ekg: "/courses/ekg\\b|{{title:ekg}}|\\bekg\\b|\\becg\\b|electrocardio",
	phlebotomy: "/courses/phlebotomy\\b|{{title:phlebotomy}}|phlebotom|flebotom",
	"patient-care":
		"/courses/patient-care\\b|{{title:patient-care}}|patient care|\\bpct\\b|(?:cuidado|atenci[oó]n) (?:de|del|al|de los) paciente",
	pharmacy: "/courses/pharmacy\\b|{{title:pharmacy}}|pharmacy|farmacia",
	"medical-billing":
		"/courses/medical-billing\\b|{{title:medical-billing}}|medical billing|billing (?:and|&) coding|facturaci[oó]n",
	cpr: "/courses/cpr\\b|{{title:cpr}}|\\bcpr\\b|\\bbls\\b|\\brcp\\b|cardiopulmon|reanimaci[oó]n",
};
const shortNames: Readonly<Record<string, string>> = {
	chha: "|\\bhha\\b",
	"medical-billing": "|\\bbilling\\b|\\bcod(?:er|ing)\\b|codificaci[oó]n",
	"clinical-medical-assistant": "|\\bccma\\b",
	pharmacy: "|drugstore",
};

/** What a topic is called in answers. */
const topicWords: Readonly<Record<string, string>> = {
	price: "pric|cost|tuition|\\bfees?\\b|how much|precio|cuesta|valor",
	aid: "\\baid\\b|grant|scholarship|fafsa|funding|benefits|ayuda|becas?\\b",
	payment: "pay|installment|deposit|pag[oau]|plan(?:es)?\\b|cuotas|dep[oó]sito",
	refund: "refund|money back|reembols|devol|devuel",
	dates:
		"start|\\bdates?\\b|begin|next class|schedule|fecha|inicio|empiez|comienz|seats?|places?|full",
	length:
		"length|how long|duration|weeks|months|\\bhours\\b|dura(?!nt)|semanas|meses|horas|cort[oa]\\b|larg[oa]\\b|shorter|longer",
	times: "times?\\b|days\\b|schedule|horario|\\bhoras?\\b|d[ií]as",
	attendance: "attendance|absen|miss|make[- ]?up|asistencia|falt|ausencia",
	entry:
		"requir|\\bentry\\b|admission|diploma|\\bged\\b|need to enroll|requisit|ingreso|documents?|bring",
	age: "\\bage\\b|\\b18\\b|edad|a[ñn]os",
	criminal: "background|criminal|record|convict|antecedent|penales",
	health: "vaccin|health|immuniz|physical|\\btb\\b|drug|medical|vacun|salud",
	language: "english|language|spanish|ingl[eé]s|idioma|espa[ñn]ol",
	immigration:
		"immigra|visa|status|papers|documents?|social security|\\bssn\\b|\\bitin\\b|daca|migra|papeles",
	accreditation: "accredit|approv|recogn|licen|acredit|aprob|reconoc|estado",
	exam: "exam|\\btests?\\b|certif|\\bpass",
	extern: "extern|clinical|practic|internship|pr[aá]ctica|pasant",
	supplies: "books?|uniform|scrubs|suppl|laptop|material|libros?|materiales|computer",
	size: "\\bsize|how many|students|group|people|tama[ñn]o|alumnos|estudiantes|personas",
	transfer: "credit|transfer|college|cr[eé]dito",
	salary:
		"\\bpay\\b|\\bpaid\\b|pays\\b|salar|wage|earn|income|make more|sueldo|salario|\\bgan[ae]|money",
	parking: "park|estacion|parqueo|aparc",
	transit:
		"train|\\bbus|transit|directions|\\bway\\b|\\broute|\\bmap|distance|tren|autob|camino|ruta|c[oó]mo llegar",
	childcare: "child|\\bkids?\\b|day ?care|ni[ñn]|guarder|hij",
	access: "access|accommodat|interpreter|wheelchair|disab|help|accesib|int[eé]rprete|apoyo|ayuda",
	visit:
		"visit (?:us|any|the (?:school|office))|(?:to|can|may|a|for a) visit|come (?:in|and|by|see)|come (?:any|during)|see (?:us|the (?:school|class)|it)|\\btour|appointment|stop by|drop in|walk in|visit(?:ar|e\\b)|venir|venga|cita\\b",
	records: "record|certificate|transcript|document|proof|graduat|expediente|certificado|registro",
	job: "job|placement|resume|r[eé]sum[eé]|interview|employ|hire|empleo|trabajo|curr[ií]culum|entrevista",
	discount: "discount|special|descuento|rebaja",
};

const CLOSED =
	"closed|not (?:be )?open|n't (?:be )?open|cerrad|no (?:se )?abr|no est(?:[aá]|amos) abiert|no atend";
const DAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const DAY_NAMES = [
	"sunday|domingo",
	"monday|lunes",
	"tuesday|martes",
	"wednesday|mi[eé]rcoles",
	"thursday|jueves",
	"friday|viernes",
	"saturday|s[aá]bado",
];

type Hours = { opens: string; closes: string };

function clockPattern(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute ? `:${String(minute).padStart(2, "0")}` : "(?::00)?";
	return `\\b(?:0?${hour % 12 || 12}|${hour})${minutes}(?![\\d:])`;
}
const rangePattern = ({ opens, closes }: Hours): string =>
	`${clockPattern(opens)}[\\s\\S]{0,30}?${clockPattern(closes)}`;

/** The office's calendar, as patterns of what is true. */
function calendar({ published: { school }, now }: Situation) {
	const { day, time } = newYorkClock(now);
	const next = (weekday: number): string => {
		let date = day;
		while (weekdayOf(date) !== weekday) date = addDays(date, 1);
		return date;
	};
	const special = (date: string) => closureOn(date, school) !== undefined;
	const dateNamed = (name: string): string => {
		if (name === "today") return day;
		if (name === "tomorrow") return addDays(day, 1);
		if (name === "weekday") return [1, 2, 3, 4, 5].map(next).find((date) => !special(date)) ?? day;
		return next(DAYS.indexOf(name));
	};
	const todays = hoursOn(day, school);
	const isOpen = todays !== undefined && todays.opens <= time && time < todays.closes;
	const isYetToClose = todays !== undefined && time < todays.closes;
	const onDate = (date: string): string => {
		const hours = hoursOn(date, school);
		return hours ? rangePattern(hours) : CLOSED;
	};
	const closedTonight = isYetToClose ? `${CLOSED}|until|clos|hasta|cierra` : CLOSED;
	return {
		now: isOpen
			? "open (?:now|right now|today|until)|(?:is|are|we're) (?:currently |still |now )*open|until|abiert|hasta|abre hoy"
			: CLOSED,
		"not-now": isOpen
			? "(?:is|are) (?:now |currently )?closed (?:now|right now|at the moment)|cerrada ahora"
			: "(?:is|are|we're) (?:now |currently |still )?open (?:now|right now|until)|\\bopen now\\b|est[aá] abierta|abierta ahora",
		today:
			todays && isYetToClose
				? `${rangePattern(todays)}|until ${clockPattern(todays.closes)}|hasta las? ${clockPattern(todays.closes)}`
				: CLOSED,
		tonight: todays && todays.closes > "19:00" ? "open" : closedTonight,
		"closes-today": todays && isYetToClose ? clockPattern(todays.closes) : CLOSED,
		tomorrow: onDate(addDays(day, 1)),
		day(name: string): string {
			const weekday = DAYS.indexOf(name);
			const hours = hoursOfWeekday(weekday, school);
			const usual = hours ? rangePattern(hours) : CLOSED;
			return special(next(weekday)) ? `${usual}|${CLOSED}` : usual;
		},
		at(name: string, clock: string): string {
			const asked = `${clock.slice(0, 2)}:${clock.slice(2)}`;
			const hours = hoursOn(dateNamed(name), school);
			if (!hours) return CLOSED;
			return hours.opens <= asked && asked < hours.closes
				? "\\byes\\b|(?<!not )\\bopen\\b|\\bs[ií](?![\\wáéíóúñ])|abiert|abre|abrimos"
				: `${CLOSED}|${rangePattern(hours)}`;
		},
		next(): string {
			for (let ahead = 0; ahead < 15; ahead++) {
				const date = addDays(day, ahead);
				const hours = hoursOn(date, school);
				if (!hours || (ahead === 0 && time >= hours.opens)) continue;
				const names = DAY_NAMES[weekdayOf(date)];
				const soon = ["|today|hoy", "|tomorrow|ma[ñn]ana"];
				const clock = clockPattern(hours.opens);
				return `(?:${names}${soon[ahead] ?? ""})[\\s\\S]{0,60}?${clock}|${clock}[\\s\\S]{0,40}?(?:${names}${ahead === 1 ? soon[1] : ""})`;
			}
			return "{{office}}";
		},
		holiday: (name: string): string =>
			school.closedDays.some((day) => new RegExp(name, "i").test(plain(day.name)))
				? CLOSED
				: `${CLOSED}|before you come|(?:don't|do not) (?:have|know)|not (?:listed|sure|certain|among)|(?:please|best to) (?:ask|call|check)|check with|regular|usual|no tengo|no sé|antes de venir`,
		"any-closed-day":
			school.closedDays
				.map(({ name }) => escaped(plain(name)).replace(/ day$/i, "(?: day)?"))
				.join("|") || "{{office}}",
	};
}

/** The school's own values, and groups of words that mean the same. */
function values({ published: { school, catalog } }: Situation) {
	return {
		phone:
			school.phones.map((phone) => phone.replace(/\D/g, "").split("").join("\\D{0,3}")).join("|") ||
			NEVER,
		email: escaped(school.email),
		street: escaped(plain(school.street)),
		city: escaped(plain(school.city)),
		title: (slug: string): string => {
			const course = catalog.find((candidate) => candidate.slug === slug);
			return course ? escaped(plain(course.title)) : NEVER;
		},
		p: (slug: string): string => {
			const names = programs[slug];
			return names === undefined ? NEVER : names + (shortNames[slug] ?? "");
		},
		t: (topic: string): string => topicWords[topic] ?? unknown(`topic "${topic}"`),
		office: `{{phone}}|{{email}}|/contact\\b|\\bcall\\b(?! (?:911|or text))|contact (?:us|the|our)|(?:our|the) (?:office|team|staff)|ask us|talk to us|oficina|ll[aá]m[ae](?! al 911)|escr[ií]b[ae]|cont[aá]ct|pregunt`,
		register:
			"/register\\b|registration form|(?:form|page) to register|formulario de (?:inscripci|registro)",
		step: "{{office}}|{{register}}|/courses/|/about|visit|come (?:in|and|by|see)|tell me|\\?\\s*$|d[ií]game|visit",
		"whole-list": `^${["phlebotomy", "pharmacy", "ekg", "cna", "chha"].map((slug) => `(?=[\\s\\S]*(?:{{p:${slug}}}))`).join("")}`,
		that: "about (?:that|this|it)\\b|(?:know|say|answer|have) (?:that|this)\\b|sobre (?:eso|esto)",
		claim:
			"(?<!(?:\\bnot\\b|n't\\b|\\bcannot\\b|\\bnever\\b|\\bno\\b|\\bnone\\b|\\bunable\\b|\\bwhether\\b|\\bif\\b|\\bwithout\\b|\\bnor\\b|\\bneither\\b|\\bquestions?\\b|\\bask\\b|\\bexcept\\b|\\bavoid|\\bskip|\\binstead of\\b|\\brather than\\b|\\bleav\\w+ out\\b|\\bother than\\b|\\bunlike\\b|\\bni\\b|\\bsi\\b|\\bsin\\b|\\bnunca\\b|\\bsalvo\\b|\\bexcepto\\b|\\ben vez de\\b)[^.!?]{0,80})",
		sorry:
			"sorry|apolog|understand|i hear you|frustrat|\\bupset|you(?:'re| are) right|fair (?:point|question|enough)|lo siento|lamento|disculp|perd[oó]n|entiendo|comprendo|tiene raz[oó]n|molest",
		warm: "{{sorry}}|that sounds|sounds (?:hard|like|tough|difficult)|many (?:people|students|of)|lots of (?:people|students)|not (?:alone|too old|too late|the only)|n't (?:alone|too old|too late)|never too (?:late|old)|normal|natural|takes courage|courage|brave|good for you|good that|great (?:that|step|to hear)|glad|proud|congrat|don't let (?:that|it|this|them)|you can do|nothing (?:silly|stupid|dumb)|encourag|that(?:'s| is) (?:hard|tough|a lot|great|wonderful|a good|a big|ok|okay)|a lot to|one step|step by step|good (?:question|step|start)|thank you for|thanks for|worr(?:y|ied)|(?:feel(?:ing)?|being?|are|get(?:ting)?) (?:nervous|scared|afraid)|nerves|muchas personas|mucha gente|muchos|es normal|es natural|no est[aá]s? sol|nunca es tarde|no es tarde|valiente|felicid|[aá]nimo|qu[eé] (?:bueno|bien)|me alegr|gracias por|paso a paso|con tranquilidad|est[eé] tranquil|los nervios|preocup",
		closed: CLOSED,
	};
}

function unknown(what: string): never {
	throw new Error(`no ${what} in patterns`);
}

type Placeholder = string | ((first: string, second: string) => string);

/** What `{{name}}` and `{{name:argument}}` in a pattern stand for. */
export function placeholdersOf(situation: Situation): (name: string) => string {
	const all = new Map<string, Placeholder>(
		Object.entries({ ...values(situation), ...calendar(situation) }),
	);
	return (written) => {
		const [name = "", first = "", second = ""] = written.split(":");
		const value = all.get(name) ?? unknown(`placeholder "${written}"`);
		return typeof value === "string" ? value : value(first, second);
	};
}
