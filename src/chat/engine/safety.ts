import type { SafetyRow } from "#chat/knowledge/safety.ts";
import { safetyBook, safetyExceptions } from "./tables.ts";

export type Danger = SafetyRow["id"];
const order: Danger[] = [
	"self_harm",
	"emergency",
	"injection",
	"data_request",
	"medical",
	"abuse",
	"off_topic",
];

/** What must be answered by rule, most urgent first; `undefined` for an ordinary message. */
export function dangersIn(words: string[]): Danger[] {
	const found = new Set(safetyBook.find(words).map((h) => h.value.id));
	return order.filter(
		(id) => found.has(id) && (safetyExceptions.get(id)?.find(words).length ?? 0) === 0,
	);
}

/** Markup and code are never a question to the school. */
export const isCode = (raw: string): boolean =>
	/<\s*\/?\s*(?:script|img|iframe|svg|a|b|h1|style|form|input)\b|javascript:|\{\{.*\}\}|\bon(?:error|load|click)\s*=|;\s*drop\s+table|\bselect\b.+\bfrom\b.+\bwhere\b/i.test(
		raw,
	);
