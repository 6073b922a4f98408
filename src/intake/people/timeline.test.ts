import { describe, expect, test } from "vitest";
import type { Person, PersonChange } from "#intake/people/contract.ts";
import { timelineOf } from "#intake/people/timeline.ts";

const nobody: Person = {
	id: 1,
	version: 1,
	namedBy: { kind: "contact", id: 1 },
	name: "Ana Lopez",
	email: "ana@mail.example",
	phone: null,
	ownerId: null,
	task: null,
	taskDueOn: null,
	records: [],
	entries: [],
	emails: [],
	replies: [],
	changes: [],
	duplicates: [],
};

function itemOf(change: Partial<PersonChange>) {
	const changes: PersonChange[] = [
		{
			id: 1,
			at: "2026-11-20T15:00:00Z",
			username: "dana",
			action: "changed",
			kind: "registration",
			label: "R-2045 Ana Lopez",
			before: null,
			after: null,
			...change,
		},
	];
	return timelineOf({ ...nobody, changes })[0];
}

test.each([
	[
		{ before: { stage: "contacted" }, after: { stage: "visit booked" } },
		"Stage: contacted → visit booked",
	],
	[
		{ kind: "contact", before: { answerState: "open" }, after: { answerState: "closed" } },
		"Answer: open → closed",
	],
	[{ kind: "person", before: { owner: null }, after: { owner: "sam" } }, "Owner: empty → sam"],
	[{ kind: "person", action: "merged", after: { merged: "R-2046" } }, "Merged with R-2046"],
	[{ kind: "person", action: "split", after: { split: "R-2046" } }, "R-2046 is another person"],
	[
		{ kind: "person", action: "duplicate dismissed", after: { dismissed: "R-2046" } },
		"R-2046 is another person",
	],
	[{ kind: "person", action: "split", after: { splitFrom: "R-2045" } }, "Split off from R-2045"],
	[
		{ action: "archived", before: { archived: false }, after: { archived: true } },
		"Registration archived",
	],
])("a change in words: %j", (change, title) => {
	expect(itemOf(change)).toMatchObject({ title, who: expect.stringContaining("dana") });
});

test("several fields are listed below what was done", () => {
	const item = itemOf({
		before: { fullName: "Ana Lopes", phone: "732-555-0101" },
		after: { fullName: "Ana Lopez", phone: "732-555-0102" },
	});
	expect(item).toMatchObject({
		title: "Registration changed",
		changes: [
			{ field: "Name", before: "Ana Lopes", after: "Ana Lopez" },
			{ field: "Phone", before: "732-555-0101", after: "732-555-0102" },
		],
	});
});

test("an entry of the office says where they came from and what they agreed to", () => {
	const item = itemOf({ action: "entered", after: { source: "walk-in", consent: "They agree." } });
	expect(item).toMatchObject({ title: "Added by the office: walk-in", text: "They agree." });
});

describe("changes that follow each other", () => {
	const change = (id: number, seconds: number, over: Partial<PersonChange>): PersonChange => ({
		id,
		at: new Date(Date.parse("2026-11-20T15:00:00Z") + seconds * 1000).toISOString(),
		username: "dana",
		action: "changed",
		kind: "person",
		label: "Ana Lopez",
		before: null,
		after: null,
		...over,
	});
	const owner = { before: { owner: null }, after: { owner: "sam" } };
	const step = { before: { task: null }, after: { task: "Call back" } };
	const day = { before: { taskDueOn: null }, after: { taskDueOn: "2026-11-23" } };
	const titles = (changes: PersonChange[]) =>
		timelineOf({ ...nobody, changes }).map(({ title }) => title);

	test("are one, with each field once", () => {
		const [item, ...others] = timelineOf({
			...nobody,
			changes: [change(3, 20, day), change(1, 0, owner), change(2, 10, step)],
		});
		expect(others).toEqual([]);
		expect(item).toMatchObject({
			title: "Person changed",
			changes: [
				{ field: "Owner", before: "empty", after: "sam" },
				{ field: "Task", before: "empty", after: "Call back" },
				{ field: "Due", before: "empty", after: "Mon, Nov 23, 2026" },
			],
		});
	});

	test("stay what they are when they name no fields", () => {
		const note = { label: "Note by dana" };
		expect(titles([change(1, 0, note), change(2, 30, note)])).toHaveLength(2);
	});

	test.each([
		["later than a minute", change(2, 61, step)],
		["by somebody else", change(2, 10, { ...step, username: "sam" })],
		["of another record", change(2, 10, { ...step, label: "R-2045 Ana Lopez" })],
		["of the same field", change(2, 10, { before: { owner: "sam" }, after: { owner: "dana" } })],
		["of another kind", change(2, 10, { action: "merged", after: { merged: "R-2046" } })],
	])("are two when one is %s", (_, other) => {
		expect(titles([change(1, 0, owner), other])).toHaveLength(2);
	});
});
