import { sql } from "kysely";
import {
	type Expression,
	matchingIds,
	recordExpressions,
} from "#overview/search/expression.server.ts";
import { AS_TYPED, LEAST, type Match, rate, rememberedLikeness } from "#overview/search/rank.ts";
import type { TypedWord } from "#overview/search/typed.ts";
import type { Instant } from "#platform/database/clock.ts";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import type { Findable } from "#platform/database/findable.ts";
import type { SubmittedKind } from "#platform/database/tables.server.ts";
import { withoutLinkTokens } from "#school/profile/applicant-path.ts";

/** A registration or message that was found by name, email address, phone number or reference. */
export interface FoundRecord extends Findable {
	kind: SubmittedKind;
	id: number;
	personId: number | null;
	createdAt: Instant;
	archived: boolean;
	isSpam: boolean;
	/** The course, or the subject of the message. */
	about: string | null;
	match: Match;
}

/** Newest rows that are rated for each question to an index. */
const CANDIDATES = 200;

/** As many good matches end the search. */
const ENOUGH = 20;

/** What counts against records that are put away. */
const ARCHIVED = 0.02;
const SPAM = 0.05;

const sources = {
	registration: {
		table: "registrations",
		index: "registration_search",
		columns: sql`'registration' as kind, id, "personId", reference, "fullName" as name, email, phone,
			"createdAt", archived, "isSpam", "courseTitle" as about`,
	},
	contact: {
		table: "contacts",
		index: "contact_search",
		columns: sql`'contact' as kind, id, "personId", reference, name, email, phone,
			"createdAt", archived, "isSpam", subject as about`,
	},
};

/** Finds registrations and messages by name, email address, phone number and reference, the best first. */
export async function findRecords(
	db: Queries,
	engine: Engine,
	words: readonly TypedWord[],
): Promise<FoundRecord[]> {
	if (words.length === 0) return [];
	const found = new Map<string, FoundRecord>();
	const compare = rememberedLikeness();
	for (const expression of recordExpressions(words)) {
		for (const row of await candidates(db, engine, expression)) {
			const key = `${row.kind} ${row.id}`;
			if (found.has(key)) continue;
			// Hidden before a match cuts the link into pieces.
			const shown = { ...row, name: withoutLinkTokens(row.name) };
			found.set(key, { ...shown, match: rate(words, shown, compare) });
		}
		const good = [...found.values()].filter(({ match }) => match.score >= AS_TYPED);
		if (good.length >= ENOUGH) break;
	}
	return [...found.values()]
		.filter(({ match }) => match.score >= LEAST)
		.sort((a, b) => weight(b) - weight(a) || (a.createdAt < b.createdAt ? 1 : -1));
}

async function candidates(
	db: Queries,
	engine: Engine,
	expression: Expression,
): Promise<Omit<FoundRecord, "match">[]> {
	const answers = await Promise.all(
		Object.values(sources).map(({ table, index, columns }) =>
			sql<Omit<FoundRecord, "match">>`
				select ${columns} from ${sql.table(table)}
				where id in (${matchingIds(engine, index, expression, CANDIDATES)})`.execute(db),
		),
	);
	return answers.flatMap(({ rows }) => rows);
}

const weight = ({ match, archived, isSpam }: FoundRecord) =>
	match.score - (archived ? ARCHIVED : 0) - (isSpam ? SPAM : 0);
