import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	addEntry,
	type DetailsDecision,
	deleteEntry,
	dismissDuplicate,
	type EntryInput,
	findDuplicates,
	getPerson,
	listOwners,
	mergePeople,
	type Person,
	type PersonEntry,
	type PersonPatch,
	type PersonRecord,
	setDetails,
	splitRecord,
	updateEntry,
	updatePerson,
} from "#intake/people/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { newKey } from "#ui/draft.ts";

/** Queries a person with everything that the office knows. */
export const personQuery = (id: number) =>
	queryOptions({
		queryKey: ["people", id],
		queryFn: ({ signal }) => adminCall(getPerson, { params: { id }, signal }),
	});

/** Queries whose duplicate a registration with these details would be. */
export const duplicatesQuery = (typed: { name: string; email: string; phone: string }) =>
	queryOptions({
		queryKey: ["people", "duplicates", typed],
		queryFn: ({ signal }) => adminCall(findDuplicates, { body: typed, signal }),
		placeholderData: keepPreviousData,
	});

/** Queries the users who can look after a person. */
export const ownersQuery = () =>
	queryOptions({
		queryKey: ["owners"],
		queryFn: ({ signal }) => adminCall(listOwners, { signal }),
	});

/** Sets owner and task. Fails with 412 if the person has changed since. */
export const savePerson = ({ id, version }: Pick<Person, "id" | "version">, body: PersonPatch) =>
	adminCall(updatePerson, { params: { id }, body, headers: ifMatch(version) });

/** How long the same words count as the same attempt, in milliseconds: afterwards they are another call or note. */
const ATTEMPT_MS = 5 * 60_000;

/** Attempts to store an entry that may have succeeded although no answer came. */
const unconfirmed = new Map<string, { key: string; since: number }>();

/** Adds a note or a call. The same one again, some minutes after a failure without an answer, is stored once. */
export async function saveEntry(personId: number, body: EntryInput): Promise<PersonEntry> {
	const entry = JSON.stringify([personId, body]);
	const now = Date.now();
	const last = unconfirmed.get(entry);
	const attempt = last && now - last.since < ATTEMPT_MS ? last : { key: newKey(), since: now };
	unconfirmed.set(entry, attempt);
	const headers = { "idempotency-key": attempt.key };
	try {
		const saved = await adminCall(addEntry, { params: { id: personId }, body, headers });
		unconfirmed.delete(entry);
		return saved;
	} catch (error) {
		if (error instanceof ApiError && error.status < 500) unconfirmed.delete(entry);
		throw error;
	}
}

/** Changes the text of a note. Fails with 412 if it has changed since. */
export const rewriteEntry = ({ id, version }: PersonEntry, text: string) =>
	adminCall(updateEntry, { params: { id }, body: { text }, headers: ifMatch(version) });

/** Deletes a note or a call. Fails with 412 if it has changed since. */
export const removeEntry = ({ id, version }: PersonEntry) =>
	adminCall(deleteEntry, { params: { id }, headers: ifMatch(version) });

export const merge = (id: number, personId: number) =>
	adminCall(mergePeople, { params: { id }, body: { personId } });

export const split = (personId: number, { kind, id }: PersonRecord) =>
	adminCall(splitRecord, { params: { id: personId }, body: { kind, recordId: id } });

/** Says which details are right. Fails with 412 if one of the records has changed since, or another one names the person. */
export const saveDetails = (id: number, body: DetailsDecision) =>
	adminCall(setDetails, { params: { id }, body });

export const dismiss = (id: number, personId: number) =>
	adminCall(dismissDuplicate, { params: { id }, body: { personId } });

/** Invalidates everything that shows people after a change of one. */
export const refreshPeople = (queries: QueryClient) =>
	Promise.all(
		["people", "waiting", "due-tasks", "registrations", "contacts", "tasks", "activity"].map(
			(key) => queries.invalidateQueries({ queryKey: [key] }),
		),
	);
