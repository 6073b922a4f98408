import { askedFor, courseOf } from "#assistant/engine/asked.ts";
import { isPageAspect } from "#assistant/engine/aspects.ts";
import { coursesTitled } from "#assistant/engine/catalog-names.ts";
import { fitting } from "#assistant/engine/fitting.ts";
import type { Knowledge } from "#assistant/engine/published.ts";
import { contentOf, type Reading } from "#assistant/engine/reading.ts";
import type { State } from "#assistant/engine/state.ts";
import { isTopic } from "#assistant/engine/stated-topics.ts";
import { deliveredCourses, wantedFor } from "#assistant/engine/wanted.ts";
import { isDescription, wishesIn } from "#assistant/engine/wishes.ts";

const ORDINALS: readonly [RegExp, number][] = [
	[/^(?:first|1st|former|primero|primera|primer)$/, 0],
	[/^(?:second|2nd|latter|segundo|segunda)$/, 1],
	[/^(?:third|3rd|tercero|tercera)$/, 2],
	[/^(?:fourth|4th|cuarto|cuarta)$/, 3],
	[/^(?:last|ultimo|ultima)$/, -1],
];
/** Words that may stand beside an ordinal that points at a course: "the first one", "tell me about the second". */
const POINTING = /^(?:the|one|ones|a|el|la|de|del|y|and|ok|oh|about|what|how|que|sobre)$/;
const BOTH =
	/\b(?:both|the two|of them|los dos|las dos|ambos|ambas|which one|cual de|each one|each$|cada un[oa]|(?:which|cual) (?:is|has|es|tiene|costs?|cuesta|dura|sale|vale|empieza|termina|starts?|ends?|finish\w*))\b/;
const OTHER = /\b(?:the other(?: (?:one|thing|class|program))?|el otro|la otra)\b/;

/** All that was offered last: "which of those is calmer". */
export const THOSE =
	/\b(?:of (?:those|these|them|the three)|de (?:esos|esas|ellos|ellas|los tres|las tres))\b/;

/** The courses that a message is about, and whether it names or points at them itself. */
export type Reference = {
	courses: readonly string[];
	isNamed: boolean;
	/** Courses that the visitor does not want. */
	refused: readonly string[];
	/** Courses that the visitor has done already: "im a cna". */
	own: readonly string[];
	/** Nobody named the course: it is told by what is asked. */
	isInferred?: boolean;
	/** It is told by what is done there: "la de sacar sangre". */
	isDescribed?: boolean;
};

/** "The heart one", "the class with medicines", "lo de sacar sangre": what stands for a course's name. */
const DESCRIBED = [
	/\b(?:the|that|your) ((?:(?!what|which|whats)[a-z]+ ){1,3}?)(?:one|class|course|program|training|thing)s?\b/,
	/\bthe (?:one|class|course|program)s? (?:with|about|for|where|in) (.+)/,
	/\b(?:(?:el|del|la|lo|curso|clase) de(?:l| la| los| las)?|(?:curso|clase) para) (.+)/,
	/\b(?:do|does|can) (?:you|u|yall)(?: guys| all)? (?:teach|offer|have|got)(?: classes| courses)?(?: for| in| on)? (.+)/,
];
/** "Do you offer …" may ask for anything, not only for a program. */
const ASKED = /\b(?:do|does|can) (?:you|u|yall)\b/;
/** "With the books" is asked of the course, and does not describe it. */
const BESIDE =
	/ (?:and|with|y|con) (?:(?:the|all|los?|las?|tod[oa]s?|everything|y) )*(?:books?|libros?|uniforms?|uniformes?|todo|all|everything)\b.*$/;
/** "Lo de sacar sangre pero en inglés", "the class about hearts, when is it" */
const GOES_ON = /^(?:pero|en|lo|y|cuando|cuanto|que|si|hay|es|but|and|when|if|is|how|what)$/;
/** Words that describe no course by themselves. */
const OF_CLASSES = /\b(?:night|evening|day|online|weekend|other|first|second|last|next|same)\b/;

/** The course that a description can only mean. */
function describedBy(text: string, knowledge: Knowledge): string | undefined {
	for (const pattern of DESCRIBED) {
		const match = pattern.exec(text);
		// "I don't want the one with needles"
		if (NO.test(text.slice(0, match?.index).trim())) continue;
		const said = match?.[1]?.replace(BESIDE, "").trim().split(" ") ?? [];
		const end = said.findIndex((word, at) => at > 1 && GOES_ON.test(word));
		const clause = end < 0 ? said : said.slice(0, end);
		const learnt =
			said.length > 1 && !ASKED.test(text) && learntFrom(said.slice(0, MOST_WORDS), knowledge);
		if (learnt) return learnt;
		if (OF_CLASSES.test(clause.join(" ")) || clause.length > MOST_WORDS) continue;
		if (!isDescription(clause)) continue;
		const [first, second] = fitting(knowledge, [clause], { without: [], latest: 1 });
		if (first && first.leaning >= LEAD * (second?.leaning ?? 0)) return first.course.slug;
	}
	return undefined;
}
const MOST_WORDS = 5;
/** Words look for a program, and for one of them, surely from here on. */
const SURE = { looks: 0.5, one: 0.7 };

/** Who is "scared of needles" asks for another program than the one of the needles. */
export function isRefusing(clauses: readonly (readonly string[])[]): boolean {
	const { avoided, refused } = wishesIn(clauses);
	return avoided.size + refused.length > 0;
}

/** The delivered program that most people mean by such words ("cuidar viejitos en su casa"). */
function learntFrom(words: readonly string[], knowledge: Knowledge): string | undefined {
	if (isRefusing([words])) return undefined;
	const { looks, shares } = wantedFor(words);
	const [best] = [...shares].sort(([, a], [, b]) => b - a);
	if (!best || looks < SURE.looks || best[1] < SURE.one) return undefined;
	return deliveredCourses(knowledge).has(best[0]) ? best[0] : undefined;
}
/** A description means a course that fits it so much more than the next one. */
const LEAD = 1.3;

/** "Which one starts first" compares. */
const RUNS = /^(?:starts?|begins?|ends?|finish\w*|empieza|comienza|inicia|termina|acaba)$/;

/** "the second one", in what was offered last. */
function pointedAt(words: readonly string[], offered: readonly string[]): string | undefined {
	for (const [at, word] of words.entries()) {
		const ordinal = ORDINALS.find(([pattern]) => pattern.test(word));
		const next = words[at + 1];
		if (RUNS.test(words[at - 1] ?? "")) continue;
		const isPointing =
			next === undefined || POINTING.test(next) || /^(?:el|la|del|en)$/.test(words[at - 1] ?? "");
		if (!ordinal || !isPointing) continue;
		return offered.at(ordinal[1]);
	}
	return undefined;
}

/** Resolves names, ordinals and pronouns to courses. */
export function referenceOf(reading: Reading, state: State, knowledge: Knowledge): Reference {
	// "Everything but nursing" refuses what comes closest to it, too.
	const near = reading.mentions.notOffered.flatMap((row) =>
		NO.test(before(reading, ""))
			? coursesTitled([...knowledge.courses.values()], row.near ?? [])
			: [],
	);
	const refused = [
		...reading.mentions.courses.filter((slug) => NO.test(before(reading, slug))),
		...near.map(({ slug }) => slug),
	];
	const own = reading.mentions.courses.filter((slug) => IS.test(before(reading, slug)));
	const text = reading.words.join(" ");
	// "I am a CNA, what else can I learn" asks for others, "what else do I need for the exam" of the same.
	const isOfOthers = own.length > 0 && ELSE.test(text) && !OF_SAME.test(text);
	if (isOfOthers) refused.push(...own);
	const meant = meantIn(reading, state, [...refused, ...own]);
	const described =
		meant.isNamed || reading.mentions.notOffered.length > 0
			? undefined
			: describedBy(text, knowledge);
	if (described) return { courses: [described], isNamed: true, isDescribed: true, refused, own };
	// With nothing else to speak of, what the visitor is already is what the question is about.
	const isOpen = !isOfOthers && !meant.isNamed && meant.courses.length === 0;
	if (!isOpen) return { ...meant, refused, own };
	const spoken = own.length > 0 ? undefined : spokenOf(reading, knowledge);
	return { ...meant, courses: spoken ? [spoken] : own, refused, own, isInferred: Boolean(spoken) };
}

/** "This course", "este programa": that of the page, unless it is refused. */
const THIS =
	/(?<no>\b(?:not|no|besides|than|except) )?\b(?:this|est[ea]) (?:course|program|class|training|one|curso|programa|clase|carrera)\b/;
/** "The difference between this and CNA", "this or CNA": two programs. */
const COMPARES_THIS =
	/\b(?:between|entre|difference|diferencia|better|mejor)\b.*\b(?:this|est[ea]|esto)(?: one)?(?: course| program| class| curso| programa)? (?:and|or|vs|versus|y|o)\b|\b(?:this|est[ea]|esto)(?: one| course| program| class| curso| programa)? (?:(?:or|vs|versus|o) |(?:and|y) .*\b(?:same time|together|both|a la vez|juntos)\b)/;
/** "What courses do you have in the evening?" is asked of all of them. */
const OF_ALL =
	/\b(?:courses|programs|cursos|programas|carreras|all (?:the |your )?classes|todas las clases)\b/;
/** What is asked of a program besides what its page and the school state. */
const OF_PROGRAM = ["certification", "info", "online", "register", "schedule", "weekend"];
/** Who is looking for the program that fits writes so, too. */
const OF_WISH = ["compare", "suits"];
const isOfPrograms = (intent: string): boolean =>
	!OF_WISH.includes(intent) &&
	(isPageAspect(intent) || isTopic(intent) || OF_PROGRAM.includes(intent));
/** A message surely asks something of a program where such intents together are likelier than all others. */
const ASKS = 0.5;

/**
 * The reference of a message on the page of a program: that program where "this course" is asked of, or where no other is named
 * or talked about and something is asked that programs answer. Who looks for a program, or for help, is not held to the page.
 */
export function onPageOf(
	course: string | undefined,
	{ guesses, mentions, parts, words }: Reading,
	reference: Reference,
	{ courses }: Knowledge,
): Reference {
	if (course === undefined || !courses.has(course)) return reference;
	const [other, third] = mentions.courses;
	if (other && !third && other !== course && COMPARES_THIS.test(words.join(" ")))
		return { ...reference, courses: [course, other] };
	if (other) return reference;
	const { avoided } = wishesIn(parts);
	const isOpen = reference.courses.length === 0 && avoided.size === 0;
	const share = guesses.reduce(
		(sum, { label, share }) => sum + (isOfPrograms(label) ? share : 0),
		0,
	);
	const text = words.join(" ");
	const own = THIS.exec(text);
	if (own?.groups?.no) return reference;
	const isMeant = own !== null || (isOpen && share >= ASKS && !OF_ALL.test(text));
	return isMeant ? { ...reference, courses: [course] } : reference;
}

/** A program is spoken of where so much of what is asked is of its page, */
const MOSTLY = 0.8;
/** by so many words that say something. */
const TELLING = 3;

/** The program whose page most people ask who write so ("do I need a license to draw blood"), where none is named or talked about. */
function spokenOf(reading: Reading, knowledge: Knowledge): string | undefined {
	const [top] = reading.guesses;
	if (!top || !isPageAspect(top.label) || contentOf(reading).length < TELLING) return undefined;
	const sums = new Map<string, number>();
	for (const [label, share] of askedFor(reading.words).shares) {
		const slug = courseOf(label);
		sums.set(slug, (sums.get(slug) ?? 0) + share);
	}
	const [best] = [...sums].sort(([, a], [, b]) => b - a);
	if (!best || best[1] < MOSTLY) return undefined;
	if (isRefusing(reading.parts)) return undefined;
	return deliveredCourses(knowledge).has(best[0]) ? best[0] : undefined;
}

/** Other programs, or other things to learn. */
const ELSE =
	/\b(?:else|other (?:things?|programs?|courses?)|another (?:program|course|career)|something (?:new|different)|otr[oa] (?:cosa|curso|programa|carrera)|que mas (?:tienen|hay|ofrecen)|algo (?:nuevo|diferente|distinto))\b/;
const OF_SAME =
	/\b(?:did|renew\w*|expired?|exams?|tests?|transfer\w*|state|licen\w*|renov\w*|venc\w+|price|include\w*|need|necesito)\b/;

/** So many of the last answers are remembered by two words each: of their course, and of none. */
const RECENT = 8;

/** What was offered side by side; else the two courses that were talked about one after the other. */
function comparable({ courses: [course], offered, answered }: State): readonly string[] {
	if (course === undefined || offered.includes(course)) return offered;
	const told = answered.slice(-RECENT).map((one) => one.split(" ")[0]);
	const other = told.findLast((slug) => slug && slug !== course);
	return other ? [other, course] : offered;
}

function meantIn(
	reading: Reading,
	state: State,
	others: readonly string[],
): Pick<Reference, "courses" | "isNamed"> {
	const text = reading.words.join(" ");
	const isPlural = BOTH.test(text) || THOSE.test(text);
	const pair =
		state.courses.length > 1 && !THOSE.test(text)
			? state.courses
			: comparable(state).slice(0, THOSE.test(text) ? 3 : 2);
	if (reading.mentions.courses.length > 0) {
		const named = reading.mentions.courses.filter((slug) => !others.includes(slug));
		return { courses: named.length > 0 ? named : state.courses, isNamed: named.length > 0 };
	}
	const pointed = pointedAt(reading.words, state.offered);
	if (pointed) return { courses: [pointed], isNamed: true };
	if (OTHER.test(text)) {
		const other = state.offered.find(
			(slug) => !state.courses.includes(slug) || state.courses.length > 1,
		);
		if (other) return { courses: [other], isNamed: true };
	}
	if (isPlural && pair.length > 1) return { courses: pair, isNamed: true };
	return { courses: state.courses, isNamed: false };
}

/** "Not CNA", "anything but EKG", "apart from CPR", "the cheapest after CPR", "I don't like pharmacies". */
const NO =
	/\b(?:not|no|nor|ni|except|but|menos|excepto|besides|other than|instead of|(?:apart|aside) from|outside of|without counting|not counting|(?:that|which) isnt|sin contar|que no sea|(?:aparte|fuera|ademas)(?= del?\b))(?: in| at| with| to| en| con)?(?: the| a| el| la| lo)?(?: del?)?$|\b(?:cheap|short|soon|long|earli|fast|quick)est(?: (?:one|class|course|program))? (?:after|behind)(?: the)?$|\bmas (?:barat|economic|cort|larg|rapid)[oa]s? despues del?$|\b(?:(?:dont|not|no|ni|never) (?:me )?(?:like|want|wanna|into|gustan?|quiero)|hate|odio|nada de|nothing with)\b/;
const IS =
	/\b(?:im|i am|already|ya soy|soy|been|was|did|(?:im|i am|been) doing|worked as|work as)(?: (?:a|an|una|un|already|certified|nj|the|currently|ya))*$|\b(?:(?:already|ya) (?:have|got|tengo)(?: (?:my|an?|the|mi|el|la))*|(?:have|got|tengo) (?:my|mi))$/;

/** What stands before a course's name. */
function before(reading: Reading, slug: string): string {
	const at = [...reading.mentions.places].find(([, name]) => name === slug)?.[0] ?? 0;
	return reading.words.slice(0, at).join(" ");
}
