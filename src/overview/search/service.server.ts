import { contactDetailsOf } from "#intake/people/contact-details.server.ts";
import type * as contract from "#overview/search/contract.ts";
import {
	type Hit,
	type HitGroup,
	hitKinds,
	MAX_HITS,
	type Piece,
} from "#overview/search/contract.ts";
import { findCourses } from "#overview/search/courses.server.ts";
import { AS_TYPED } from "#overview/search/rank.ts";
import { type FoundRecord, findRecords } from "#overview/search/records.server.ts";
import { type FoundText, findTexts } from "#overview/search/texts.server.ts";
import { textWords, typedWords } from "#overview/search/typed.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Engine, Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** What a text counts that has all words as they were typed. */
const TEXT = 0.9;

type Kind = HitGroup["kind"];
type Scored = { kind: Kind; score: number; hit: Hit };

/** What is searched; each engine has its own indexes. */
export interface SearchStore extends Store {
	engine: Engine;
}

/**
 * Finds everything that the office has about what was typed: people by their registrations and messages, records by reference
 * or by their words, notes, conversations and courses. Kinds with an exact match come first.
 */
export async function searchOffice(
	{ db, engine }: SearchStore,
	{ query: { q: typed } }: Call<typeof contract.searchOffice>,
): Promise<HitGroup[]> {
	const words = typedWords(typed);
	const [records, texts, courses] = await Promise.all([
		findRecords(db, engine, words),
		findTexts(db, engine, textWords(typed), MAX_HITS),
		findCourses(db, words),
	]);
	const byReference = records.filter(({ match }) => match.isReference);
	const found: Scored[] = [
		...(await peopleOf(db, records)),
		...byReference.map(fromRecord),
		...texts.map(fromText),
		...courses.map(({ score, hit }) => ({ kind: "course" as const, score, hit })),
	];
	return hitKinds
		.map((kind) => ({ kind, best: uniqueHits(found.filter((one) => one.kind === kind)) }))
		.filter(({ best }) => best.length > 0)
		.sort((a, b) => certainty(b.best) - certainty(a.best))
		.map(({ kind, best }) => ({ kind, hits: best.map(({ hit }) => hit) }));
}

/** Whether the best hit is exactly what was typed, contains it, or is only similar. */
function certainty([best]: readonly Scored[]): number {
	const score = best?.score ?? 0;
	if (score >= 1) return 2;
	return score >= AS_TYPED ? 1 : 0;
}

function uniqueHits(found: readonly Scored[]): Scored[] {
	const byId = new Map<string, Scored>();
	for (const one of found) if (!byId.has(one.hit.id)) byId.set(one.hit.id, one);
	return [...byId.values()].slice(0, MAX_HITS);
}

/** Groups records by person. Each has the name that the office knows, and what matches best. */
async function peopleOf(db: Queries, records: readonly FoundRecord[]): Promise<Scored[]> {
	const found = new Map<number, [FoundRecord, ...FoundRecord[]]>();
	for (const record of records) {
		if (record.personId === null || record.match.isReference) continue;
		const own = found.get(record.personId);
		if (own) own.push(record);
		else if (found.size < MAX_HITS) found.set(record.personId, [record]);
	}
	const ids = [...found.keys()];
	const details = await contactDetailsOf(db, ids);
	return [...found].map(([id, own]) => {
		const [best] = own;
		const name = details.get(id)?.name ?? best.name;
		const isAsGood = ({ match }: FoundRecord) => match.score === best.match.score;
		const record = own.find((one) => one.name === name && isAsGood(one)) ?? best;
		const { match } = record;
		const isNamedSo = record.name === name;
		return {
			kind: "person" as const,
			score: match.score,
			hit: {
				id: String(id),
				path: `/admin/people/${id}`,
				title: isNamedSo ? match.name : [{ text: name, isMatch: false }],
				details: [isNamedSo ? [] : match.name, match.email, match.phone].filter(
					(pieces) => pieces.length > 0,
				),
				at: null,
				records: details.get(id)?.counts ?? null,
				mark: markOf(record),
			},
		};
	});
}

function fromRecord(record: FoundRecord): Scored {
	const { kind, id, about, createdAt, match } = record;
	const details: Piece[][] = [match.reference];
	if (about) details.push([{ text: about, isMatch: false }]);
	return {
		kind,
		score: match.score,
		hit: {
			id: String(id),
			path: pathOf(kind, String(id), record.archived),
			title: match.name,
			details,
			at: createdAt,
			records: null,
			mark: markOf(record),
		},
	};
}

function fromText(text: FoundText): Scored {
	const { kind, id, name, at, archived, excerpt } = text;
	return {
		kind,
		score: TEXT,
		hit: {
			id,
			path: pathOf(kind, id, archived),
			title: name === null ? excerpt : [{ text: name, isMatch: false }],
			details: name === null ? [] : [excerpt],
			at,
			records: null,
			mark: markOf(text),
		},
	};
}

function markOf({ archived, isSpam }: { archived: boolean; isSpam: boolean }): Hit["mark"] {
	if (isSpam) return "spam";
	return archived ? "archived" : null;
}

function pathOf(kind: FoundText["kind"], id: string, archived: boolean): string {
	if (kind === "note") return `/admin/people/${id}`;
	if (kind === "conversation") return `/admin/chats?open=${encodeURIComponent(id)}`;
	const list = kind === "registration" ? "registrations" : "contacts";
	return `/admin/${list}?${archived ? "archived=true&" : ""}open=${id}`;
}
