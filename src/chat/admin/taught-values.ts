import type { AdminTaughtAnswer, TaughtInput } from "#chat/admin/teaching-contract.ts";

/** What stands in the fields of a taught answer. */
export interface TaughtValues {
	questions: string[];
	answerEn: string;
	answerEs: string;
	links: { label: string; href: string }[];
	isActive: boolean;
}

export const fieldLabels: Readonly<Record<keyof TaughtValues, string>> = {
	questions: "Questions",
	answerEn: "Answer in English",
	answerEs: "Answer in Spanish",
	links: "Links",
	isActive: "Active",
};

/** How long a wording may be. */
const LONGEST_QUESTION = 300;

/** A new answer to these questions. */
export function newAnswer(questions: readonly string[]): TaughtValues {
	const asked = questions.map((question) => question.slice(0, LONGEST_QUESTION));
	return {
		questions: asked.length > 0 ? asked : [""],
		answerEn: "",
		answerEs: "",
		links: [],
		isActive: true,
	};
}

export function valuesOf(taught: AdminTaughtAnswer): TaughtValues {
	const { questions, answerEn, answerEs, links, isActive } = taught;
	return { questions, answerEn, answerEs: answerEs ?? "", links, isActive };
}

/** The values without rows that were left empty. */
export function withoutBlanks(values: TaughtValues): TaughtValues {
	return {
		...values,
		questions: values.questions.filter((question) => question.trim() !== ""),
		links: values.links.filter(({ label, href }) => label.trim() + href.trim() !== ""),
	};
}

/** The body of a call. */
export function bodyOf(values: TaughtValues): TaughtInput {
	return { ...values, answerEs: values.answerEs.trim() || null };
}

/** A field in words, for choosing between two. */
export function shownField(values: TaughtValues, name: keyof TaughtValues): string {
	switch (name) {
		case "questions":
			return values.questions.join(" / ");
		case "links":
			return values.links.map(({ label, href }) => `${label} (${href})`).join(", ") || "none";
		case "isActive":
			return values.isActive ? "Active" : "Inactive";
		default:
			return values[name] || "nothing";
	}
}
