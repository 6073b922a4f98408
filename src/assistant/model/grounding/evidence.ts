import type { Course, Passage } from "#assistant/knowledge/types.ts";
import { calendarIn, type Quantity, quantitiesIn } from "./numbers.ts";
import { type Statement, statementsIn, type TitledStatement } from "./polarity.ts";
import { contentKeys, fold, keyOf, wordsOf } from "./words.ts";

/** A passage as sentences are compared with it. */
export interface Evidence {
	/** Slug of the course that it speaks of alone. */
	course: string | undefined;
	heading: string;
	/** Heading and text. */
	text: string;
	keys: ReadonlySet<string>;
	/** Every word, names among them, folded and as keys. */
	words: ReadonlySet<string>;
	quantities: readonly Quantity[];
	calendar: ReadonlySet<string>;
	statements: readonly TitledStatement[];
	isFact: boolean;
}

/** A question with its yes or no is a statement: "Are classes online? No." denies that they are. */
function verdict(heading: string, text: string): Statement[] {
	const answer = /^\W*(yes|no|sí|si)\b/iu.exec(text)?.[1]?.toLowerCase();
	if (!heading.endsWith("?") || !answer) return [];
	const polarity = answer === "no" ? "denied" : "affirmed";
	return [{ text: heading, keys: contentKeys(heading), polarity, subject: undefined }];
}

/** Prepares a passage for comparison; its heading and the title of its course travel with it. */
export function evidenceOf(passage: Passage, catalog: readonly Course[]): Evidence {
	const { heading = "", text, course, topic } = passage;
	const { title = "", otherNames = [] } = catalog.find(({ slug }) => slug === course) ?? {};
	const whole = heading ? `${heading}: ${text}` : text;
	const titleKeys = contentKeys(title);
	const all = wordsOf(`${whole} ${title} ${otherNames.join(" ")}`);
	return {
		course,
		heading,
		text: whole,
		keys: contentKeys(`${whole} ${title}`),
		words: new Set(all.flatMap((word) => [fold(word), keyOf(word)])),
		quantities: quantitiesIn(whole),
		calendar: new Set(calendarIn(whole)),
		statements: [...verdict(heading, text), ...statementsIn(text, heading)].map((statement) => ({
			...statement,
			title: titleKeys,
		})),
		isFact: topic !== undefined,
	};
}
