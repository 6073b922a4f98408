import { subjectOf } from "./subject.ts";
import { contentKeys, fold, withStraightQuotes } from "./words.ts";

/** How a clause is meant. Open ones claim nothing: "Ask us if …", "I don't know whether …", "You may … if …". */
export type Polarity = "affirmed" | "denied" | "open";

/** One clause of a text. */
export interface Statement {
	text: string;
	keys: ReadonlySet<string>;
	polarity: Polarity;
	/** Who acts in it, where it says so at its beginning. */
	subject: string | undefined;
}

const BREAK =
	/(?<![.;!?¿¡\n])[.;!?¿¡\n]+(?=\s|$)|[¿¡]|[()]|(?:,|(?<![\s,]))\s+(?=(?:but|however|although|though|while|because|pero|aunque|sino|mientras|porque|without|sin|instead of|rather than|more than|en vez de)\s)|,\s*(?=(?:and|y|not|no|so|así que)\s)|(?<!\s)\s+(?=(?:and|y) (?:you|we|it|they|there|the|usted|no|se|la|el)\s)/giu;

const NOT_ONLY = /\bnot (?:only|just)\b|\bno (?:solo|solamente)\b/g;
const DENIAL =
	/\b(?:not|no|nobody|nothing|none|never|cannot|nor|neither|without|instead of|rather than|closed|ni|sin|nunca|nadie|nada|tampoco|ningun\w*|cerrad\w+|en vez de)\b|n't\b/;

const ASKING =
	/^\W*(?:(?:and|y|so|then|please|por favor|tambien|also|or|o|just|you can|feel free to|(?:le |te )?(?:puede|puedes)|(?:le |te )?(?:recomiendo|sugiero)|i(?:'d| would) (?:suggest|recommend) (?:you )?|let us|it is best to|es mejor)\W+)*(?:ask\w*|call\w*|contact\w*|e-?mail\w*|write|visit\w*|see|check|talk\w*|reach\w*|tell|pregunt\w+|llam\w+|consult\w+|contact\w+|escrib\w+|visit\w+|hable|hablar|comuni\w+)\b/;
const OFFICE_TELLS =
	/\b(?:our|the|nuestr[oa]|la|el) (?:office|team|staff|admissions|oficina|equipo|personal)(?: team)? (?:can|will|is happy to|would|le |te |puede|podra)\s*(?:also |gladly |puede |podra |dira |dara )*(?:tell|confirm|help|explain|answer|give|share|decir|confirmar|explicar|ayudar|informar|dar|responder)/;
const UNKNOWN =
	/\bi (?:do not|don't|cannot|can't|am not able to|could not) (?:have|know|say|tell|confirm|see|find|promise|guarantee|give|share)\b|\bi(?: am|'m) not (?:sure|able)|\b(?:no (?:tengo|cuento|dispongo|encuentro|se|le puedo|te puedo|puedo) (?:de |con |decir|confirmar|prometer|dar|esa|informacion|el|la|los|las|si|cual|ese))/;
const CONDITION =
	/\b(?:if|whether|may be able|might|depends?|depende\w*|podria\w*|tal vez|quizas?)\b/;

/** Spanish "si" is if, "sí" is yes: accents decide. */
const SI = /(?<![\p{L}])si(?![\p{L}])/iu;

function polarityOf(clause: string): Polarity {
	const plain = fold(clause);
	if (ASKING.test(plain) || OFFICE_TELLS.test(plain) || UNKNOWN.test(plain)) return "open";
	if (CONDITION.test(plain) || SI.test(clause)) return "open";
	return DENIAL.test(plain.replace(NOT_ONLY, " ")) ? "denied" : "affirmed";
}

/** The clauses of a text that mean something, each with its polarity. */
export function statementsIn(text: string, about = ""): Statement[] {
	const context = contentKeys(about);
	return (
		withStraightQuotes(text)
			.normalize("NFC")
			// The dots of "p.m." and "9.30" end no clause.
			.replace(/(?<=\b[ap])\.\s?m\./gi, "m")
			.split(BREAK)
			.filter((clause) => contentKeys(clause).size > 0)
			.map((clause) => ({
				text: clause.trim(),
				keys: contentKeys(clause).union(context),
				polarity: polarityOf(clause),
				subject: subjectOf(clause),
			}))
	);
}

/** How alike two sets are: 1 is the same, 0 has nothing in common. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
	return (2 * a.intersection(b).size) / (a.size + b.size);
}

/** A published statement with the words of the title that it stands under. */
export interface TitledStatement extends Statement {
	title: ReadonlySet<string>;
}

/** How much a published statement says of the same: shared words first, of equal ones the more alike. */
const nearness = (keys: ReadonlySet<string>, { keys: others, title }: TitledStatement): number =>
	keys.intersection(others.union(title)).size + likeness(keys, others) / 2;

/** Whether two clauses have the same sense, and the same one acting where both say who. */
const meansTheSame = (a: Statement, b: Statement): boolean =>
	a.polarity === b.polarity && (!a.subject || !b.subject || a.subject === b.subject);

/** Words that stand in denied statements alone: "without needles or lifting". */
function deniedKeys(published: readonly Statement[]): Set<string> {
	const keysOf = (isDenied: boolean) =>
		published.flatMap(({ keys, polarity }) =>
			(polarity === "denied") === isDenied ? [...keys] : [],
		);
	return new Set(keysOf(true)).difference(new Set(keysOf(false)));
}

/**
 * Whether a text affirms what the published statements deny or leave open, denies what they affirm, or lets
 * another one do it: of the statements nearest to it, none is meant as the text means it.
 */
export function contradicts(text: string, published: readonly TitledStatement[]): boolean {
	const denied = deniedKeys(published);
	return statementsIn(text).some((statement) => {
		const { keys, polarity } = statement;
		if (polarity === "open") return false;
		if (polarity === "affirmed" && !keys.isDisjointFrom(denied)) return true;
		const byNearness = Map.groupBy(published, (other) => nearness(keys, other));
		const most = Math.max(0, ...byNearness.keys());
		const nearest = byNearness.get(most) ?? [];
		return most > 0 && nearest.every((other) => !meansTheSame(statement, other));
	});
}
