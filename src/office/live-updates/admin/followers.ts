import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { LiveUpdateKind, LiveUpdateMessage } from "#office/live-updates/contract.ts";

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
	["due-tasks"],
	["emails", "count"],
	["emails", "about"],
];

function keysAfter(kind: LiveUpdateMessage["kind"], isBack: boolean): readonly QueryKey[] {
	if (kind !== "hello") return followers[kind] ?? [];
	return isBack ? onReturn : onFirstHello;
}

/** Milliseconds for which messages are collected: those about one change come together. */
const TOGETHER_MS = 50;

/** Returns a function that refreshes what follows a message, once for all messages that come together. */
export function followedIn(
	queries: QueryClient,
): (kind: LiveUpdateMessage["kind"], isBack: boolean) => void {
	const waiting = new Map<string, QueryKey>();
	const refresh = () => {
		for (const queryKey of waiting.values()) queries.invalidateQueries({ queryKey });
		waiting.clear();
	};
	return (kind, isBack) => {
		if (waiting.size === 0) setTimeout(refresh, TOGETHER_MS);
		for (const queryKey of keysAfter(kind, isBack)) waiting.set(queryKey.join(" "), queryKey);
	};
}
