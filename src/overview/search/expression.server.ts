import { type RawBuilder, sql } from "kysely";
import { significant, type TypedWord, withJoinedParticles } from "#overview/search/typed.ts";
import type { Engine } from "#platform/database/database.server.ts";
import { soundOf, soundTokens } from "#platform/text/sound.ts";

/** What an index is asked for: a token, or the beginning of one, and combinations of these. */
export type Expression =
	| { token: string; isBeginning?: boolean }
	| { all: readonly Expression[] }
	| { any: readonly Expression[] };

/** Writes an expression as a query of FTS5 or of PostgreSQL's text search. Tokens hold letters, digits and `= ~ @` only. */
export function writeExpression(engine: Engine, expression: Expression): string {
	if ("token" in expression) {
		const { token, isBeginning } = expression;
		if (engine === "sqlite") return isBeginning ? `"${token}" *` : `"${token}"`;
		return isBeginning ? `'${token}':*` : `'${token}'`;
	}
	const [parts, operator] =
		"all" in expression ? ([expression.all, "all"] as const) : ([expression.any, "any"] as const);
	const written = operators[engine][operator];
	return `(${parts.map((part) => writeExpression(engine, part)).join(written)})`;
}

const operators = {
	sqlite: { all: " AND ", any: " OR " },
	postgres: { all: " & ", any: " | " },
} as const;

/**
 * Returns a query for the newest rows that match an expression.
 * @param index kept by triggers: a table of FTS5 on SQLite, a table with text search vectors on PostgreSQL
 */
export function matchingIds(
	engine: Engine,
	index: string,
	expression: Expression,
	limit: number,
): RawBuilder<{ id: number }> {
	const written = writeExpression(engine, expression);
	return engine === "sqlite"
		? sql`select rowid as id from ${sql.table(index)} where ${sql.table(index)} match ${written}
			order by rowid desc limit ${sql.lit(limit)}`
		: // Materialized: otherwise PostgreSQL may walk the table from its end, which is slow when little matches.
			sql`with matching as materialized (
				select id from ${sql.table(index)} where tokens @@ ${written}::tsquery
			) select id from matching order by id desc limit ${sql.lit(limit)}`;
}

/**
 * Returns what to ask the index of records for, one after the other, until there are enough: names as typed, then parts of
 * anything, then names that sound alike, then all words but one.
 */
export function recordExpressions(words: readonly TypedWord[]): Expression[] {
	const needed = significant(words);
	const joined = withJoinedParticles(words);
	const together = [words.map(({ text }) => text), words.toReversed().map(({ text }) => text)].map(
		(texts) => ({ token: `=${texts.join("")}`, isBeginning: true }),
	);
	const whole = (of: readonly TypedWord[]) => ({
		all: of.map(({ text }) => ({ token: `=${text}` })),
	});
	const parts = (of: readonly TypedWord[]) => ({ all: of.map(contains) });
	const alike = needed.map(soundsLike);
	const allButOne = alike.map((_, left) => ({ all: alike.filter((_, at) => at !== left) }));
	return [
		{ any: [whole(needed), ...(words.length > 1 ? together : [])] },
		{ any: [parts(needed), ...(joined ? [parts(significant(joined))] : [])] },
		{ all: alike },
		...(alike.length > 2 ? [{ any: allButOne }] : []),
	];
}

/** Returns what to ask the index of texts for: all words, of which the last may be incomplete. */
export function textExpression(words: readonly string[]): Expression {
	const last = words.length - 1;
	return {
		all: words.map((token, at) => ({ token, isBeginning: at === last && token.length > 2 })),
	};
}

function contains({ text, isNumber, email }: TypedWord): Expression {
	if (isNumber) return threes(text) ?? { token: text, isBeginning: true };
	if (email) return emailParts(email);
	// The beginnings of all addresses are too many for fewer letters.
	const kinds = text.length > 2 ? ["=", "@"] : ["="];
	const beginnings = kinds.map((kind) => ({ token: kind + text, isBeginning: true }));
	const reference = /^[rc]\d/.test(text) ? threes(text) : null;
	return { any: reference ? [...beginnings, reference] : beginnings };
}

/** Asks for every three characters in a row; null for fewer. */
function threes(text: string): Expression | null {
	if (text.length < 3) return null;
	const count = text.length - 2;
	return { all: Array.from({ length: count }, (_, at) => ({ token: text.slice(at, at + 3) })) };
}

function emailParts({ local, domain }: NonNullable<TypedWord["email"]>): Expression {
	const parts: Expression[] = [];
	if (local) parts.push({ token: `@${local}`, isBeginning: domain === "" });
	if (domain) parts.push({ token: `@${domain}`, isBeginning: true });
	return { all: parts };
}

function soundsLike(word: TypedWord): Expression {
	if (word.isNumber || word.email) return contains(word);
	const sounds = soundTokens(soundOf(word.text)).map((token) => ({ token }));
	// The last word may be incomplete.
	return { any: [...sounds, { token: `=${word.text}`, isBeginning: true }] };
}
