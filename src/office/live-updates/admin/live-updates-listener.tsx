import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { LiveUpdateKind, LiveUpdateMessage } from "#office/live-updates/contract.ts";
import { connectLiveUpdates } from "#office/live-updates/store.ts";

/** What is shown of each kind of record and follows its changes. Lists stay put and offer new rows instead. */
const followers: Partial<Record<LiveUpdateKind, readonly QueryKey[]>> = {
	// Applicants change their registration, and each change is a task.
	registration: [["people"], ["waiting", "calls"], ["applicant"], ["tasks"]],
	contact: [["people"], ["waiting", "calls"]],
	// A person on the call list may have an answer from a colleague by now.
	person: [["people"], ["waiting", "calls"]],
	email: [["people"], ["emails"], ["mail-status"]],
	settings: [["checklist"]],
	// What expires is a task, and what was delivered is to be confirmed.
	fact: [["tasks"], ["checklist"]],
	// The user's own role may be another one.
	user: [["me"]],
};

/** What changes by itself while a page loads, before the first stream is connected. */
const onFirstHello: readonly QueryKey[] = [["emails"], ["mail-status"], ["waiting", "calls"]];

const followed = new Set(Object.values(followers).flatMap((keys) => keys.map(([key]) => key)));

/** What is old when a hidden tab is shown again: all of these except the list of emails, which may be being read. */
const onReturn: readonly QueryKey[] = [
	...[...followed].filter((key) => key !== "emails").map((key) => [key]),
	["due-steps"],
	["emails", "count"],
	["emails", "about"],
];

function keysAfter(kind: LiveUpdateMessage["kind"], isBack: boolean): readonly QueryKey[] {
	if (kind !== "hello") return followers[kind] ?? [];
	return isBack ? onReturn : onFirstHello;
}

/** Keeps the pending counts in the navigation current, and what is shown of records that others change. */
export function LiveUpdatesListener() {
	const queries = useQueryClient();
	useEffect(
		() =>
			connectLiveUpdates(({ kind, figures }, isBack) => {
				for (const queryKey of keysAfter(kind, isBack)) queries.invalidateQueries({ queryKey });
				queries.setQueryData(["dashboard"], (dashboard: object | undefined) =>
					dashboard ? { ...dashboard, ...figures } : dashboard,
				);
			}),
		[queries],
	);
	return null;
}
