import { describe, expect, test } from "vitest";
import { beginCalls, type CallAction, type CallList, callListAfter } from "./call-list.ts";

const person = (personId: number) => ({
	personId,
	name: `Person ${personId}`,
	email: `p${personId}@mail.example`,
	phone: "732-555-0100",
	language: "en" as const,
	since: "2026-11-20T15:00:00.000Z",
	waited: 0,
	isLate: false,
	records: [
		{
			kind: "registration" as const,
			id: personId,
			reference: `R-${personId}`,
			name: `Person ${personId}`,
			email: `p${personId}@mail.example`,
			phone: "732-555-0100",
			about: "CNA",
			message: null,
			createdAt: "2026-11-20T15:00:00.000Z",
			isNew: false,
			conversationId: null,
		},
	],
	lastCall: null,
	lastNote: null,
});
const started = beginCalls([1, 2, 3].map(person));
const played = (list: CallList, ...actions: CallAction[]) => actions.reduce(callListAfter, list);
const reached = (personId: number, isSaved = true) =>
	({ type: "result", personId, result: "reached", isSaved }) as const;
const skipped = (personId: number) => ({ type: "result", personId, result: "skipped" }) as const;
const next = { type: "next" } as const;
const stillWaiting = (...personIds: number[]) =>
	({ type: "still waiting", waiting: personIds.map(person) }) as const;

describe("a call list", () => {
	test("goes from the first person to the last, and is done", () => {
		expect(started.at).toBe(0);
		expect(played(started, reached(1), next).at).toBe(1);
		expect(played(started, reached(1), next, reached(2), next, reached(3), next).at).toBeNull();
	});

	test("without people is done", () => {
		expect(beginCalls([]).at).toBeNull();
	});

	test("goes back to someone before who has no result", () => {
		const list = played(started, { type: "go", at: 2 }, reached(3), next);
		expect(list.at).toBe(0);
	});

	test("ends with those who were skipped, and calls them on request", () => {
		const list = played(started, reached(1), next, skipped(2), next, reached(3), next);
		expect(list.at).toBeNull();
		const again = played(list, { type: "call the skipped" });
		expect(again.at).toBe(1);
		expect(played(again, reached(2), next).at).toBeNull();
	});

	test("passes over people whom a colleague answered, also skipped ones", () => {
		const list = played(started, reached(1), skipped(3), stillWaiting(), next);
		expect([...list.results]).toEqual([
			[1, "reached"],
			[3, "handled"],
			[2, "handled"],
		]);
		expect(list.at).toBeNull();
	});

	test("keeps the person on the screen when a colleague answers them", () => {
		const list = played(started, stillWaiting(2, 3));
		expect(list.at).toBe(0);
		expect(list.results.get(1)).toBe("handled");
		expect(played(list, next).at).toBe(1);
	});

	test("keeps an own result of someone who still waits", () => {
		const voicemail = { type: "result", personId: 1, result: "voicemail" } as const;
		const list = played(started, voicemail, stillWaiting(1, 2, 3));
		expect(list.results.get(1)).toBe("voicemail");
		expect(played(started, stillWaiting(1, 2, 3))).toBe(started);
	});

	test("goes on with whoever has the records of somebody who was merged, once", () => {
		const [one] = person(1).records;
		const into = (personId: number) => ({ ...person(personId), records: one ? [one] : [] });
		const waiting = [into(9), person(2), person(3)];
		const list = played(started, { type: "still waiting", waiting });
		expect(list.people.map(({ personId }) => personId)).toEqual([9, 2, 3]);
		expect(list.results.size).toBe(0);
		const both = played(started, { type: "still waiting", waiting: [into(2), person(3)] });
		expect([...both.results]).toEqual([[1, "handled"]]);
	});

	test("keeps an outcome that was not saved until it is", () => {
		const failed = played(started, reached(1, false), next, stillWaiting(1, 2, 3));
		expect([...failed.unsaved]).toEqual([1]);
		expect(failed.results.get(1)).toBe("reached");
		expect(failed.at).toBe(1);
		expect(played(failed, reached(1)).unsaved.size).toBe(0);
	});
});
