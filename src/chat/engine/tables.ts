import { factIntents, type IntentRow } from "#chat/knowledge/intents.ts";
import { programmeIntents } from "#chat/knowledge/intents-programmes.ts";
import { type NotTaught, notTaught } from "#chat/knowledge/not-taught.ts";
import { type SafetyRow, safetyRows } from "#chat/knowledge/safety.ts";
import { smallTalk } from "#chat/knowledge/small-talk.ts";
import { type Topic, topics } from "#chat/knowledge/topics.ts";
import { fieldWords } from "#chat/knowledge/vocabulary.ts";
import { listed, type Phrase, PhraseBook, readPhrase } from "./phrases.ts";
import { Vocabulary } from "./spelling.ts";

/** What kind of wish an intent is: a fact of the site, a topic only the school knows, the programs, or courtesy. */
export type IntentKind = "fact" | "topic" | "programme" | "talk";
export type IntentWeight = { intent: string; weight: number };

const WEIGHTS = { sure: 0.85, likely: 0.6, hint: 0.25 } as const;

function* rowsOf(rows: readonly IntentRow[]): Generator<Phrase<IntentWeight>> {
	for (const row of rows) {
		for (const grade of ["sure", "likely", "hint"] as const) {
			for (const source of listed(row[grade]))
				yield readPhrase(source, { intent: row.id, weight: WEIGHTS[grade] });
		}
	}
}

const topicRows: IntentRow[] = topics.map((t) => ({ id: t.id, ...t.phrases }));

/** Every intent's kind, by id. */
export const kinds = new Map<string, IntentKind>([
	...factIntents.map((r) => [r.id, "fact"] as const),
	...topics.map((t) => [t.id, "topic"] as const),
	...programmeIntents.map((r) => [r.id, "programme"] as const),
	...smallTalk.map((r) => [r.id, "talk"] as const),
]);

export const topicById = new Map<string, Topic>(topics.map((t) => [t.id, t]));

/** All phrases of all intents; the same for every catalog. */
export const intentBook = new PhraseBook<IntentWeight>([
	...rowsOf(factIntents),
	...rowsOf(programmeIntents),
	...rowsOf(topicRows),
	...rowsOf(smallTalk),
]);

/** The sure phrases of every intent and every rule, as the second opinion learns them (engine/opinion.ts). */
export const taughtToMachine: { id: string; phrases: string }[] = [
	...[...factIntents, ...programmeIntents, ...topicRows, ...smallTalk].map((r) => ({
		id: r.id,
		phrases: r.sure ?? "",
	})),
	...safetyRows.map((r) => ({ id: r.id, phrases: r.phrases })),
];

export const safetyBook = new PhraseBook<SafetyRow>(
	safetyRows.flatMap((row) => listed(row.phrases).map((p) => readPhrase(p, row))),
);
export const safetyExceptions = new Map(
	safetyRows.map((row) => [
		row.id,
		new PhraseBook(listed(row.unless).map((p) => readPhrase(p, row.id))),
	]),
);

export const notTaughtPhrases: Phrase<NotTaught>[] = notTaught.flatMap((row) =>
	listed(row.names).map((n) => readPhrase(n, row)),
);

/** Words of the field, then all words of the tables: what a slip is corrected towards whatever the catalog holds. */
export const fieldVocabulary = new Vocabulary(fieldWords.split(/\s+/));
export const tablePrefixes: ReadonlySet<string> = new Set([
	...intentBook.prefixes,
	...safetyBook.prefixes,
]);
export const tableWords: ReadonlySet<string> = new Set([...intentBook.words, ...safetyBook.words]);
