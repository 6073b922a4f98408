import { beforeEach, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";

const app = theApp();
const { addClass, patchClass, register, act } = classPlaces(app);

const tasks = async (): Promise<{ title: string; help: string; path: string }[]> =>
	(await app.asAdmin("GET", "/api/admin/tasks")).json.filter(
		({ key }: { key: string }) => key.startsWith("class ") || key.startsWith("without a class "),
	);
const titles = async () => (await tasks()).map(({ title }) => title);

// Monday to Thursday 9 to 7, Friday 9 to 5.
const monday = "2026-11-16T15:00:00Z";
const cna = "Certified Nursing Assistant (CNA)";

beforeEach(async () => {
	app.clock.now = new Date(monday);
	for (const { id } of (await app.asAdmin("GET", "/api/admin/classes")).json)
		await patchClass(id, { state: "cancelled" });
});

test("who asks for a free seat is a task until nobody asks or no seat is free", async () => {
	const { id } = await addClass({ seats: 2 });
	const [first, second] = [(await register(id)).json.id, (await register(id)).json.id];
	expect(await tasks()).toEqual([
		{
			key: `class ${id} asking`,
			title: `2 people ask for a seat in “${cna}, Mar 2, 2027”`,
			help: "It has 2 free seats. Open the roster to give or offer one.",
			path: `/admin/classes/${id}/roster`,
		},
	]);
	await act(first, "place");
	expect(await tasks()).toMatchObject([
		{
			title: `1 person asks for a seat in “${cna}, Mar 2, 2027”`,
			help: expect.stringMatching(/^It has 1 free seat\./),
		},
	]);
	await patchClass(id, { seats: 1 });
	expect(await titles()).toEqual([]);
	await patchClass(id, { seats: null, state: "closed" });
	expect(await tasks()).toMatchObject([{ help: expect.stringMatching(/^It has no limit\./) }]);
	await act(second, "release");
	expect(await titles()).toEqual([]);
});

test("suspected spam asks for nothing", async () => {
	const { id } = await addClass();
	const { json } = await register(id);
	const records = [{ id: json.id, isSpam: true }];
	await app.asAdmin("POST", "/api/admin/registrations/bulk", { body: { records } });
	expect(await titles()).toEqual([]);
});

test("an offer is a task on the day on which it ends, while it runs", async () => {
	const { id } = await addClass({ seats: 1 });
	const { json } = await register(id);
	await act(json.id, "offer");
	expect(await titles()).toEqual([]);
	app.clock.now = new Date("2026-11-17T05:00:00Z");
	expect(await tasks()).toMatchObject([
		{ title: `1 offer ends today in “${cna}, Mar 2, 2027”`, path: `/admin/classes/${id}/roster` },
	]);
	app.clock.now = new Date("2026-11-17T23:59:00Z");
	expect(await titles()).toEqual([]);
});

test("a class with free seats is a task in its last seven days, not when it has begun", async () => {
	const { id } = await addClass({ seats: 12 });
	app.clock.now = new Date("2027-02-23T04:59:00Z");
	expect(await titles()).toEqual([]);
	app.clock.now = new Date("2027-02-23T05:00:00Z");
	const title = `“${cna}, Mar 2, 2027” starts on Tuesday, March 2 with 12 free seats`;
	expect(await titles()).toEqual([title]);
	await patchClass(id, { state: "closed" });
	expect(await titles()).toEqual([]);
	await patchClass(id, { state: "open" });
	app.clock.now = new Date("2027-03-03T05:00:00Z");
	expect(await titles()).toEqual([]);
});

test("who wants any class of a program and is archived is not counted, as the list does not show them", async () => {
	const { id } = (await register()).json;
	await act(id, "want", { courseId: 2 });
	await app.asAdmin("POST", "/api/admin/registrations/bulk", {
		body: { records: [{ id, archived: true }] },
	});
	expect(await titles()).toEqual([]);
});

test("who wants any class of a program is a task until they have one", async () => {
	const { id } = (await register()).json;
	await act(id, "want", { courseId: 2 });
	expect(await tasks()).toMatchObject([
		{
			title: `1 person waits for any class of ${cna}`,
			path: `/admin/registrations?ids=${id}`,
		},
	]);
	await act(id, "move", { classId: (await addClass()).id });
	expect(await titles()).toEqual([`1 person asks for a seat in “${cna}, Mar 2, 2027”`]);
});
