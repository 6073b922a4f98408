import type { CallOutcome } from "#intake/people/contract.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";

/** How it went with a person of the list: an outcome, skipped for now, or no longer waiting. */
export type CallResult = CallOutcome | "skipped" | "handled";

export const resultInWords = (result: CallResult): string =>
	result === "handled" ? "no longer waiting" : result;

/** A list of people to call, which stays as it was when it was started. */
export interface CallList {
	readonly people: readonly WaitingPerson[];
	/** Index of the person on the screen; null once everyone has a result. */
	readonly at: number | null;
	/** Results by person. */
	readonly results: ReadonlyMap<number, CallResult>;
	/** People whose outcome could not be saved yet. */
	readonly unsaved: ReadonlySet<number>;
}

export type CallAction =
	| { type: "result"; personId: number; result: CallResult; isSaved?: boolean }
	/** Who still waits, by the server. A colleague answered everyone else without a result, or they withdrew. */
	| { type: "still waiting"; waiting: readonly WaitingPerson[] }
	| { type: "next" }
	| { type: "go"; at: number }
	| { type: "call the skipped" };

/** Starts a list with the first person. */
export const beginCalls = (people: readonly WaitingPerson[]): CallList => ({
	people,
	at: people.length > 0 ? 0 : null,
	results: new Map(),
	unsaved: new Set(),
});

export function callListAfter(list: CallList, action: CallAction): CallList {
	switch (action.type) {
		case "result":
			return withResult(list, action);
		case "still waiting":
			return withHandled(list, action.waiting);
		case "next":
			return { ...list, at: nextIndex(list) };
		case "go":
			return { ...list, at: action.at };
		case "call the skipped":
			return withoutSkipped(list);
	}
}

function withResult(
	list: CallList,
	{ personId, result, isSaved = true }: Extract<CallAction, { type: "result" }>,
): CallList {
	const unsaved = new Set(list.unsaved);
	if (isSaved) unsaved.delete(personId);
	else unsaved.add(personId);
	return { ...list, results: new Map(list.results).set(personId, result), unsaved };
}

function withHandled(list: CallList, waiting: readonly WaitingPerson[]): CallList {
	const ids = new Set(waiting.map(({ personId }) => personId));
	const gone = list.people.filter(({ personId }) => {
		const result = list.results.get(personId);
		return (result === undefined || result === "skipped") && !ids.has(personId);
	});
	if (gone.length === 0) return list;
	const results = new Map(list.results);
	const people = [...list.people];
	for (const one of gone) {
		const merged = mergedInto(one, waiting);
		if (merged && !people.some(({ personId }) => personId === merged.personId)) {
			people[people.indexOf(one)] = merged;
		} else results.set(one.personId, "handled");
	}
	return { ...list, people, results };
}

/** Finds who has the records of somebody by now who was merged. */
function mergedInto({ records }: WaitingPerson, waiting: readonly WaitingPerson[]) {
	const references = new Set(records.map(({ reference }) => reference));
	return waiting.find((one) => one.records.some(({ reference }) => references.has(reference)));
}

function withoutSkipped(list: CallList): CallList {
	const results = new Map([...list.results].filter(([, result]) => result !== "skipped"));
	return { ...list, results, at: nextIndex({ ...list, at: null, results }) };
}

/** Returns the next person without a result: after the one on the screen, or from the beginning. */
export function nextIndex({ people, at, results }: CallList): number | null {
	const open = people.flatMap(({ personId }, index) => (results.has(personId) ? [] : [index]));
	return open.find((index) => index > (at ?? -1)) ?? open.find((index) => index !== at) ?? null;
}

/** Counts the people with a result. */
export const countOf = ({ results }: CallList, wanted: CallResult): number =>
	[...results.values()].filter((result) => result === wanted).length;
