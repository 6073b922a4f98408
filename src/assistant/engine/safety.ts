import { tellsOfViolence } from "#assistant/engine/people.ts";
import { listed, PhraseBook, readPhrase } from "#assistant/engine/phrases.ts";
import { type SafetyRow, safetyRows } from "#assistant/knowledge/safety.ts";

/** Off-topic requests are known by the classifier alone, violence at home by who does what to whom. */
export type Danger = SafetyRow["id"] | "off_topic" | "violence";

/** Most urgent first. */
const ORDER: readonly Danger[] = [
	"self_harm",
	"violence",
	"emergency",
	"injection",
	"data_request",
	"medical",
	"abuse",
	"off_topic",
];

const book = new PhraseBook<SafetyRow>(
	safetyRows.flatMap((row) => listed(row.phrases).map((phrase) => readPhrase(phrase, row))),
);
const exceptions = new Map<Danger, PhraseBook<string>>(
	safetyRows.map((row) => [
		row.id,
		new PhraseBook(listed(row.unless).map((phrase) => readPhrase(phrase, row.id))),
	]),
);

/** What must be answered by rule, most urgent first; empty for an ordinary message. */
export function dangersIn(words: string[]): Danger[] {
	const found = new Set<Danger>(book.find(words).map(({ value }) => value.id));
	if (tellsOfViolence(words)) found.add("violence");
	return ORDER.filter((id) => found.has(id) && !exceptions.get(id)?.find(words).length);
}

/** Markup and code are never a question to the school. */
export const isCode = (raw: string): boolean =>
	/<\s*(?:\/\s*)?(?:script|img|iframe|svg|a|b|h1|style|form|input)\b|javascript:|\{\{[^{}]*\}\}|\bon(?:error|load|click)\s*=|;\s*drop\s+table|\bselect\b.{1,200}\bfrom\b.{1,200}\bwhere\b/i.test(
		raw,
	);
