import type { Conversation } from "#chat/office/conversations-contract.ts";

// How the assistant's records are said to a person.

type Message = Conversation["messages"][number];
type AnswerRecord = NonNullable<Message["record"]>;
type Outcome = AnswerRecord["outcome"];

export const outcomeWords: Readonly<Record<Outcome, string>> = {
	answered: "Answered",
	"handed over": "Handed over",
	declined: "Declined",
	"not understood": "Not understood",
};

export const languageWords = { en: "English", es: "Spanish" } as const;

export const engineWords = { "built-in": "Built-in", model: "Model" } as const;

const intents: Readonly<Record<string, string>> = {
	abilities: "What the assistant can do",
	about: "About the school",
	age: "Minimum age",
	aid: "Financial aid",
	bot: "Who is answering",
	bye: "Goodbye",
	choose: "Which program fits",
	compare: "Comparison of programs",
	data_request: "Request for somebody’s data",
	duration: "Length",
	exists: "Whether it is taught",
	fallback: "Not recognized",
	hours: "Opening hours",
	info: "About a program",
	injection: "Attempt to change its rules",
	learn: "What one learns",
	list: "The programs",
	medical: "Medical question",
	more: "Tell me more",
	other: "Something else",
	person: "A person",
	price: "Cost",
	register_next: "After registering",
	schedule: "Schedule of a program",
	work: "Work in the field",
};

/** What a question was about: `start_dates` is `Start dates`. */
export function intentWords(intent: string): string {
	const plain = intent.replaceAll("_", " ");
	return intents[intent] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
}

const sources: Readonly<Record<string, string>> = {
	template: "from the school’s facts",
	catalogue: "from the course text",
	faq: "from the frequent questions",
	taught: "a taught answer",
	safety: "a fixed rule",
	stated: "stated by the school",
	model: "the model’s words, checked",
	fallback: "no answer found",
	gate: "stopped by the checks",
};

type Origin = Pick<AnswerRecord, "source" | "outcome" | "intent">;

/** Where an answer comes from. What was handed over is unknown by design, unless a person was asked for. */
export function sourceWords({ source, outcome, intent }: Origin): string {
	const [kind = ""] = source.split(":");
	if (kind === "template" && outcome === "handed over") {
		return /^(person|contact)$/.test(intent) ? "asked for by the visitor" : "unknown by design";
	}
	return sources[kind] ?? source;
}

/** Who spoke, and what became of the model. */
export function engineSentence({ engine, model, refusals }: AnswerRecord): string {
	if (engine === "model") return "model";
	const why = refusals.length > 0 ? ` (${refusals.join(", ")})` : "";
	switch (model) {
		case "failed":
			return "built-in, the model did not answer";
		case "paused":
			return "built-in, the model is resting after failures";
		case "capped":
			return "built-in, the day’s model calls are used up";
		case "refused":
			return `built-in, the model’s words were refused${why}`;
		default:
			return "built-in";
	}
}

/** `14 ms`, `3.2 s` */
export function shownTime(milliseconds: number): string {
	return milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** `sure 0.93` */
export const sureness = (confidence: number) => `sure ${confidence.toFixed(2)}`;

/** The outcome by which a conversation is known: what asks for somebody comes first. */
export function chiefOutcome(outcomes: readonly Outcome[]): Outcome {
	const order = ["handed over", "not understood", "declined", "answered"] as const;
	return order.find((outcome) => outcomes.includes(outcome)) ?? "answered";
}

/** `1 question`, `4 questions` */
export const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;
