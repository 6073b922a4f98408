import { expect, test } from "vitest";
import { coalesce } from "#office/live-updates/change-events.server.ts";

const changed = (...ids: number[]) => ({ kind: "person", change: "changed", ids }) as const;

test("changes of one kind are merged by their ids", () => {
	expect(coalesce([changed(1), changed(2), changed(1)])).toEqual([changed(1, 2)]);
});

test.each([
	["after", [changed(1), changed()]],
	["before", [changed(), changed(1)]],
	["between", [changed(1), changed(), changed(2)]],
])("a change of all stays one of all, %s others", (_, events) => {
	expect(coalesce(events)).toEqual([changed()]);
});

test("more ids than a message holds stand for all, also with those that follow", () => {
	const many = changed(...Array.from({ length: 501 }, (_, n) => n));
	expect(coalesce([many, changed(7)])).toEqual([changed()]);
});

test.each([
	["after", [[7], []]],
	["before", [[], [7]]],
])("rows that were added stay known by their ids, %s an event without any", (_, lists) => {
	const added = (ids: number[]) => ({ kind: "registration", change: "added", ids }) as const;
	expect(coalesce(lists.map(added))).toEqual([added([7])]);
});
