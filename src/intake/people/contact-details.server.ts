import type { RecordId } from "#intake/people/contract.ts";
import { knownDetails } from "#intake/people/known-details.server.ts";
import { recordsOf } from "#intake/people/records.server.ts";
import type { Queries } from "#platform/database/database.server.ts";

/**
 * Reads how to reach people and counts their records, by their ids; `isNew` says whether a record came later, says something
 * else, and nobody has confirmed it.
 */
export async function contactDetailsOf(db: Queries, personIds: readonly number[]) {
	const byPerson = Map.groupBy(await recordsOf(db, personIds), ({ personId }) => personId);
	return new Map(
		[...byPerson].flatMap(([personId, records]) => {
			const known = knownDetails(records);
			if (!known) return [];
			const { name, email, phone, from, newer } = known;
			const isNew = ({ kind, id }: RecordId) =>
				[...newer].some((record) => record.kind === kind && record.id === id);
			const registrations = records.filter(({ kind }) => kind === "registration").length;
			const counts = { registrations, contacts: records.length - registrations };
			const { language } = from;
			return [[personId, { name, email, phone, language, counts, isNew }] as const];
		}),
	);
}
