import { dateInEnglish } from "#platform/calendar/days.ts";
import { dateInSpanish } from "#platform/calendar/in-spanish.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { fillBraces, namesInBraces } from "#platform/text/braces.ts";
import type { Language } from "#platform/text/language.ts";
import type { PublicFact } from "#school/facts/public-contract.ts";
import type { FactTopic } from "#school/facts/topics.ts";
import { addressLine } from "#school/profile/address.ts";
import type { School } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";
import { weekSentenceInSpanish } from "#school/profile/week-in-spanish.ts";
import type { SpanishLines } from "#school/translations/public-contract.ts";
import { inSpanish } from "#school/translations/speech.ts";

/** Placeholders that stand for a fact of a program, by its topic. */
const topics: ReadonlyMap<string, FactTopic> = new Map([
	["cost", "price"],
	["payment plan", "payment_plan"],
	["length", "duration"],
	["schedule", "class_times"],
	["start dates", "start_dates"],
	["requirements", "requirements"],
]);

/** Every placeholder, as the picker shows them. */
export const placeholderGroups = [
	{ label: "Person", names: ["name", "reference"] },
	{ label: "Program", names: ["program", ...topics.keys()] },
	{ label: "School", names: ["school", "phone", "email", "address", "hours"] },
] as const;

const known = new Set<string>(placeholderGroups.flatMap(({ names }) => names));

/** Returns the placeholders in a text that stand for nothing. */
export const unknownPlaceholdersIn = (text: string): string[] =>
	namesInBraces(text).filter((name) => !known.has(name));

/** What placeholders are filled in with. */
export interface ReplyValues {
	language: Language;
	name: string;
	/** Empty without one. */
	reference: string;
	/** Null until one is chosen. */
	program: { id: number; title: string } | null;
	/** The facts that are valid now. */
	facts: readonly PublicFact[];
	/** The Spanish of what the school publishes. */
	spanish: SpanishLines;
	school: School;
}

/** A placeholder without a value. */
interface MissingValue {
	/** `cost` for `{cost}`. */
	name: string;
	/** In a sentence. */
	why: string;
	/** The fact that would fill it in; absent if no fact can. */
	topic?: FactTopic;
}

/** Fills in the placeholders that have a value. The others stay in the text. */
export function fillReply(text: string, values: ReplyValues): string {
	return fillBraces(text, (name) => {
		const value = resolve(name, values);
		return typeof value === "string" ? value : undefined;
	});
}

/** Returns why placeholders in a text can't be filled in. Those with a value are not in it. */
export const missingValues = (text: string, values: ReplyValues): MissingValue[] =>
	namesInBraces(text).flatMap((name) => {
		const value = resolve(name, values);
		return typeof value === "string" ? [] : { name, ...value };
	});

function resolve(name: string, values: ReplyValues): string | Omit<MissingValue, "name"> {
	const { language, school, program, spanish } = values;
	const topic = topics.get(name);
	if (topic) return stated(topic, values);
	switch (name) {
		case "name":
			return values.name;
		case "reference":
			return values.reference || { why: "This person has no reference number." };
		case "program":
			if (!program) return { why: "Choose a program." };
			return language === "es" ? inSpanish(spanish).line(program.title) : program.title;
		case "school":
			return school.name;
		case "phone":
			return school.phones[0].shown;
		case "email":
			return school.email;
		case "address":
			return addressLine(school);
		case "hours":
			return language === "es" ? weekSentenceInSpanish(school.hours) : weekSentence(school.hours);
		default:
			return { why: "Nothing has this name." };
	}
}

/** What the school states about a topic, with its date: the program's own fact before one of the whole school. */
function stated(
	topic: FactTopic,
	{ facts, program, language }: ReplyValues,
): string | Omit<MissingValue, "name"> {
	const about = (courseId: number | null) =>
		facts.find((fact) => fact.topic === topic && fact.courseId === courseId);
	const fact = (program && about(program.id)) ?? about(null);
	if (!fact && !program) return { why: "Choose a program." };
	if (!fact) return { topic, why: `The school has not stated it for ${program?.title}.` };
	if (language === "en") return `${fact.answer} (${since(fact)})`;
	if (!fact.spanish) return { topic, why: "The school has stated it in English only." };
	return `${fact.spanish} (${sinceInSpanish(fact)})`;
}

type Dated = Pick<PublicFact, "validUntil" | "updatedAt">;

const dayOfUpdate = ({ updatedAt }: Dated) => newYorkClock(new Date(updatedAt)).day;

function since(fact: Dated): string {
	return fact.validUntil
		? `valid through ${dateInEnglish(fact.validUntil)}`
		: `as of ${dateInEnglish(dayOfUpdate(fact))}`;
}

const sinceInSpanish = (fact: Dated): string =>
	fact.validUntil
		? `válido hasta el ${dateInSpanish(fact.validUntil)}`
		: `información del ${dateInSpanish(dayOfUpdate(fact))}`;
