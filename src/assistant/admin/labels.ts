import type { AnswerRecord } from "#assistant/admin/conversations-contract.ts";
import type { Outcome } from "#assistant/knowledge/types.ts";

// How the assistant's records are said to a person.

export const outcomeLabels: Readonly<Record<Outcome, string>> = {
	answered: "Answered",
	"handed over": "Handed over",
	declined: "Declined",
	"not understood": "Not understood",
};

export const languageWords = { en: "English", es: "Spanish" } as const;

const intents: Readonly<Record<string, string>> = {
	abilities: "What the assistant can do",
	about: "About the school",
	age: "Minimum age",
	aid: "Financial aid",
	bot: "Whether this is a bot",
	bye: "Goodbye",
	choose: "Which course fits",
	compare: "Comparing courses",
	data_request: "Request for personal data",
	duration: "Course length",
	exists: "Whether it is offered",
	fallback: "Not recognized",
	hours: "Opening hours",
	info: "About a course",
	job_after: "Jobs in the field",
	injection: "Attempt to change its rules",
	learn: "What you learn",
	list: "List of courses",
	medical: "Medical question",
	other: "Something else",
	page_question: "Detail of a course",
	page_statement: "Privacy, accessibility, the school",
	person: "A person",
	price: "Cost",
	schedule: "Course schedule",
	tells: "Tells of themselves",
	work: "What the job is like",
};

/** Formats a topic: `start_dates` as `Start dates`. */
export function intentWords(intent: string): string {
	const plain = intent.replaceAll("_", " ");
	return intents[intent] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

const sources: Readonly<Record<string, string>> = {
	template: "from the school profile",
	passages: "quoted from the website",
	fact: "a fact",
	taught: "chosen by your office",
	safety: "a fixed rule",
	model: "language model, from what the website says",
	fallback: "no answer found",
};

type Origin = Pick<AnswerRecord, "source" | "outcome" | "intent">;

/** Describes the source of an answer. */
export function sourceLabels({ source, outcome, intent }: Origin): string {
	const [kind = ""] = source.split(":");
	if ((kind === "template" || kind === "fact") && outcome === "handed over") {
		return /^(person|contact)$/.test(intent) ? "requested by the visitor" : "left to the office";
	}
	return sources[kind] ?? source;
}

/** Describes the engine that answered, and the result of the model call. */
export function engineSentence({ engine, model, refusals }: AnswerRecord): string {
	if (engine === "model") return "model";
	const why = refusals.length > 0 ? ` (${refusals.join(", ")})` : "";
	const said = {
		failed: " (model did not respond)",
		paused: " (model paused after errors)",
		capped: " (daily model limit reached)",
		refused: ` (model answer blocked)${why}`,
		"chose nothing": " (model found no card that answers)",
		answered: "",
	};
	return `built-in${model ? said[model] : ""}`;
}

/** `14 ms`, `3.2 s` */
export function shownTime(milliseconds: number): string {
	return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `confidence 0.93` */
export const formatConfidence = (confidence: number) => `confidence ${confidence.toFixed(2)}`;

/** Returns the outcome of a conversation; those that need an administrator come first. */
export function chiefOutcome(outcomes: readonly Outcome[]): Outcome {
	const order = ["handed over", "not understood", "declined", "answered"] as const;
	return order.find((outcome) => outcomes.includes(outcome)) ?? "answered";
}
