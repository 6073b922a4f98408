import * as contract from "#intake/people/contract.ts";
import { type EntryInput, getPerson, type PersonEntry } from "#intake/people/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { newKey } from "#ui/draft.ts";

/** Queries a person with everything that the office knows. */
export const personQuery = (id: number) =>
	queryOf(getPerson, { params: { id } }, ["change", "return"]);

/** How long the same words count as the same attempt, in milliseconds: afterwards they are another call or note. */
const ATTEMPT_MS = 5 * 60_000;

/** Attempts to store an entry that may have succeeded although no answer came. */
const unconfirmed = new Map<string, { key: string; since: number }>();

/**
 * Adds a note or a call. The same one again, some minutes after a failure without an answer, is stored once.
 * @param attemptMs how long it counts as the same attempt, for one that is known to be
 */
export async function addEntry(
	personId: number,
	body: EntryInput,
	attemptMs = ATTEMPT_MS,
): Promise<PersonEntry> {
	const entry = JSON.stringify([personId, body]);
	const now = Date.now();
	const last = unconfirmed.get(entry);
	const attempt = last && now - last.since < attemptMs ? last : { key: newKey(), since: now };
	unconfirmed.set(entry, attempt);
	const headers = { "idempotency-key": attempt.key };
	try {
		const saved = await adminCall(contract.addEntry, { params: { id: personId }, body, headers });
		unconfirmed.delete(entry);
		return saved;
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) unconfirmed.delete(entry);
		throw error;
	}
}
