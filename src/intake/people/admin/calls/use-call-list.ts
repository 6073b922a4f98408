import { useMutation } from "@tanstack/react-query";
import { useEffect, useReducer } from "react";
import { beginCalls, type CallList, callListAfter } from "#intake/people/admin/calls/call-list.ts";
import { withPhone } from "#intake/people/admin/waiting-words.ts";
import type { CallOutcome } from "#intake/people/contract.ts";
import { addEntry } from "#intake/people/queries.ts";
import type { WaitingPerson } from "#intake/people/waiting-contract.ts";
import { ApiError } from "#platform/api/client.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";

/**
 * State of a call list that was started with the people who waited then.
 * @param waiting who waits now: follows what colleagues do
 */
export function useCallList(waiting: readonly WaitingPerson[]) {
	const [list, dispatch] = useReducer(callListAfter, withPhone(waiting), beginCalls);
	useEffect(() => dispatch({ type: "still waiting", waiting }), [waiting]);
	const unsaved = useUnsavedOutcomes(list, (personId, outcome) =>
		dispatch({ type: "result", personId, result: outcome }),
	);
	return { list, dispatch, unsaved };
}

/** Saves again what could not be saved: on request, and when the connection is back. */
function useUnsavedOutcomes(
	{ people, results, unsaved }: CallList,
	onSaved: (personId: number, outcome: CallOutcome) => void,
) {
	const outcomes = people.flatMap(({ personId, name }) => {
		const outcome = results.get(personId);
		return unsaved.has(personId) && outcome && outcome !== "skipped" && outcome !== "handled"
			? [{ personId, name, outcome }]
			: [];
	});
	const { mutate, isPending } = useMutation({
		mutationFn: async () => {
			let refused: ApiError | undefined;
			for (const { personId, outcome } of outcomes) {
				try {
					await addEntry(personId, { kind: "call", outcome, text: null }, Infinity);
					onSaved(personId, outcome);
				} catch (error) {
					// Whoever was merged or deleted meanwhile holds up nobody else.
					if (!(error instanceof ApiError && error.status === 404)) throw error;
					refused ??= error;
				}
			}
			if (refused) throw refused;
		},
		onError: reportFailure("Update Failed", "Can’t reach the server."),
		onSettled: whenRefreshed,
	});
	const count = outcomes.length;
	useEffect(() => {
		const retry = () => count > 0 && !isPending && mutate();
		addEventListener("online", retry);
		return () => removeEventListener("online", retry);
	}, [count, isPending, mutate]);
	return { outcomes, retry: () => mutate(), isPending };
}

export type Calls = ReturnType<typeof useCallList>;
