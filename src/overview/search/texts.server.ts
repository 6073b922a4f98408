import { sql } from "kysely";
import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type { Piece } from "#overview/search/contract.ts";
import { matchingIds, textExpression } from "#overview/search/expression.server.ts";
import { marked } from "#overview/search/rank.ts";
import type { Instant } from "#platform/database/clock.ts";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { withoutLinkTokens } from "#school/profile/applicant-path.ts";

/** A message, note or question with the words that were searched for. */
export interface FoundText {
	kind: "registration" | "contact" | "note" | "conversation";
	/** Of the record, the person or the conversation to open. */
	id: string;
	/** Who wrote it, or whom it is about; null for visitors of the chat. */
	name: string | null;
	at: Instant;
	archived: boolean;
	isSpam: boolean;
	/** The words around those that match. */
	excerpt: Piece[];
}

/** Letters before the first match in an excerpt, and in all. */
const BEFORE = 40;
const LENGTH = 160;

interface TextSource {
	index: string;
	/** Selects the columns of a found text, with the whole text, for the ids of a query. */
	columns: ReturnType<typeof sql>;
	from: ReturnType<typeof sql>;
	id: ReturnType<typeof sql>;
}

const sources: readonly TextSource[] = [
	{
		index: "registration_words",
		columns: sql`'registration' as kind, id, "fullName" as name, "createdAt" as at, archived, "isSpam", message as text`,
		from: sql`registrations`,
		id: sql`id`,
	},
	{
		index: "contact_words",
		columns: sql`'contact' as kind, id, name, "createdAt" as at, archived, "isSpam",
			case when subject is null then message else subject || ': ' || message end as text`,
		from: sql`contacts`,
		id: sql`id`,
	},
	{
		index: "entry_words",
		columns: sql`'note' as kind, e."personId" as id, null as name, e.at, false as archived, false as "isSpam", e.text`,
		from: sql`person_entries e`,
		id: sql`e.id`,
	},
	{
		index: "chat_words",
		columns: sql`'conversation' as kind, "conversationId" as id, null as name, "createdAt" as at, false as archived,
			false as "isSpam", content as text`,
		from: sql`chat_messages`,
		id: sql`id`,
	},
];

/** Finds messages, notes and questions with all words, the newest first of each kind. */
export async function findTexts(
	db: Queries,
	engine: Engine,
	words: readonly string[],
	limit: number,
): Promise<FoundText[]> {
	if (words.length === 0) return [];
	const expression = textExpression(words);
	const answers = await Promise.all(
		sources.map(({ index, columns, from, id }) =>
			sql<Omit<FoundText, "excerpt"> & { text: string }>`
				select ${columns} from ${from}
				where ${id} in (${matchingIds(engine, index, expression, limit)})
				order by ${id} desc`.execute(db),
		),
	);
	const found = answers.flatMap(({ rows }) => rows);
	const people = found.flatMap(({ kind, id }) => (kind === "note" ? [Number(id)] : []));
	const details = await contactDetailsOf(db, people);
	return found.map(({ text, ...row }) => ({
		...row,
		name: row.kind === "note" ? (details.get(Number(row.id))?.name ?? null) : row.name,
		id: String(row.id),
		// In an expression SQLite no longer knows which columns are boolean.
		archived: Boolean(row.archived),
		isSpam: Boolean(row.isSpam),
		// Hidden before a match cuts the link into pieces.
		excerpt: excerptOf(withoutLinkTokens(text), words),
	}));
}

/** Cuts a text around the first match, and marks all words that match. */
export function excerptOf(text: string, words: readonly string[]): Piece[] {
	const line = text.replace(/\s+/g, " ").trim();
	const matches = [...line.matchAll(/[\p{L}\p{M}\p{N}]+/gu)]
		.map(({ 0: word, index }) => ({
			text: foldForSearch(word),
			from: index,
			to: index + word.length,
		}))
		.filter((word) =>
			words.some((typed, at) => isMatch(word.text, typed, at === words.length - 1)),
		);
	const first = matches[0]?.from ?? 0;
	const start = first > BEFORE ? line.lastIndexOf(" ", first - BEFORE) + 1 : 0;
	const end = start + LENGTH < line.length ? line.lastIndexOf(" ", start + LENGTH) : line.length;
	const shown = line.slice(start, end);
	const inside = matches
		.map((word) => ({ ...word, from: word.from - start, to: word.to - start }))
		.filter(({ to }) => to <= shown.length);
	const pieces = marked(shown, inside);
	if (start > 0) pieces.unshift({ text: "… ", isMatch: false });
	if (end < line.length) pieces.push({ text: " …", isMatch: false });
	return pieces;
}

const isMatch = (word: string, typed: string, isLast: boolean) =>
	word === typed || (isLast && typed.length > 2 && word.startsWith(typed));
