import { expect, test } from "vitest";
import { signedInUser, theApp } from "../../../test/app.ts";
import { aClass, aCourse } from "../../../test/factories.ts";

const app = theApp();
const path = "/api/admin/classes";
const add = async (change?: Record<string, unknown>) =>
	(await app.asAdmin("POST", path, { body: aClass(change) })).json;
const patch = (id: number, body: Record<string, unknown>, headers = {}) =>
	app.asAdmin("PATCH", `${path}/${id}`, { body, headers });
const publicClass = async (id: number) =>
	(await app.call("GET", "/api/classes")).json.find((found: { id: number }) => found.id === id);
const version = async () =>
	(await app.db.selectFrom("content_version").select("version").executeTakeFirstOrThrow()).version;

test("a new class is stored and returned with its meetings and its total", async () => {
	const response = await app.asAdmin("POST", path, { body: aClass() });
	expect(response.status).toBe(201);
	expect(response.headers.get("etag")).toBe('"1"');
	expect(response.json).toMatchObject({ ...aClass(), label: "open", total: 125_000, version: 1 });
	expect(response.json.meetings).toHaveLength(18);
	expect(response.json.meetings[0]).toEqual({
		day: "2027-03-02",
		from: "18:00",
		to: "21:00",
		kind: "classroom",
	});
	const { json } = await app.asAdmin("GET", `${path}/${response.json.id}`);
	expect(json).toEqual(response.json);
});

test("visitors see exactly the public fields of a class", async () => {
	const { id, ...added } = await add();
	expect(await publicClass(id)).toEqual({
		id,
		courseId: 2,
		firstDay: added.firstDay,
		lastDay: added.lastDay,
		days: added.days,
		language: "en",
		label: "open",
		tuition: 110_000,
		fees: added.fees,
		total: 125_000,
		registerBy: "2027-02-26",
		meetings: added.meetings,
	});
});

test("visitors see open classes of active courses, the next first", async () => {
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	const of = (change: object) => add({ courseId: course.id, ...change });
	const second = await of({ firstDay: "2027-03-04" });
	const first = await of({});
	for (const state of ["draft", "closed", "cancelled"]) await of({ state });
	const listed = async () =>
		(await app.call("GET", "/api/classes")).json
			.filter(({ courseId }: { courseId: number }) => courseId === course.id)
			.map(({ id }: { id: number }) => id);
	expect(await listed()).toEqual([first.id, second.id]);
	await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
	expect(await listed()).toEqual([]);
});

test("a class leaves the public list at midnight in New York after its first day, and closes after its day to register", async () => {
	const { id } = await add({ firstDay: "2026-12-01", registerBy: "2026-11-25" });
	const before = app.clock.now;
	const labelAt = async (now: string) => {
		app.clock.now = new Date(now);
		return (await publicClass(id))?.label;
	};
	expect(await labelAt("2026-11-26T04:59:59Z")).toBe("open");
	expect(await labelAt("2026-11-26T05:00:00Z")).toBe("closed");
	expect(await labelAt("2026-12-02T04:59:59Z")).toBe("closed");
	expect(await labelAt("2026-12-02T05:00:00Z")).toBeUndefined();
	app.clock.now = before;
});

test("the label says when no seat is there, and of a new class never that few are", async () => {
	expect((await add({ seats: 2 })).label).toBe("open");
	expect((await add({ seats: null })).label).toBe("open");
	const { id } = await add({ seats: 0 });
	expect((await publicClass(id)).label).toBe("waiting list");
	expect((await patch(id, { seats: 9 })).json.label).toBe("open");
});

test.each([
	[{ courseId: 999_999 }, "Please select a valid course"],
	[{ firstDay: "2027-02-30" }, "Dates must be YYYY-MM-DD"],
	[{ firstDay: "" }, "Please choose a day"],
	[{ lastDay: "2027-03-01" }, "The last day can’t be before the first day"],
	[{ days: [{ day: "funday", from: "09:00", to: "10:00" }] }, "Please choose a weekday"],
	[{ days: [{ day: "monday", from: "9", to: "10:00" }] }, "Times must be HH:MM"],
	[
		{ days: [] },
		"There is no class meeting between the first and the last day. Please check the weekdays and the school’s closures.",
	],
	[{ firstDay: "2027-03-01" }, "The class first meets on Mar 2, 2027. Please enter that day"],
	[{ seats: -1 }, "Please enter a number of seats from 0 to 1,000"],
	[{ seats: 1.5 }, "Please enter a number of seats from 0 to 1,000"],
	[{ tuition: 12.5 }, "Please enter an amount from $0 to $100,000"],
	[{ fees: [{ name: " ", amount: 1 }] }, "Please name this fee"],
	[{ language: "english" }, "Please choose a language"],
	[{ state: "over" }, "Please choose draft, open, closed or cancelled"],
])("a class with bad input is 400 and is not stored: %j", async (change, detail) => {
	const count = async () => (await app.asAdmin("GET", path)).headers.get("x-total-count");
	const before = await count();
	const response = await app.asAdmin("POST", path, { body: aClass(change) });
	expect([response.status, response.text]).toEqual([400, detail]);
	expect(await count()).toBe(before);
});

test("a change with a bad value stores nothing of it", async () => {
	const added = await add();
	const response = await patch(added.id, { seats: 4, lastDay: "2027-01-01" });
	expect(response.status).toBe(400);
	expect((await app.asAdmin("GET", `${path}/${added.id}`)).json).toEqual(added);
});

test("a class is changed field by field; its meetings stay as they were moved until its days change", async () => {
	const added = await add();
	const [first, , ...others] = added.meetings;
	const meetings = [
		first,
		{ day: "2027-03-06", from: "10:00", to: "13:00", kind: "lab" },
		...others,
	];
	const moved = (await patch(added.id, { meetings: meetings.toReversed() })).json;
	expect(moved).toMatchObject({ version: 2, firstDay: added.firstDay });
	expect(moved.meetings.map(({ day }: { day: string }) => day).slice(0, 2)).toEqual([
		"2027-03-02",
		"2027-03-06",
	]);
	expect((await patch(added.id, { seats: 4, days: added.days })).json.meetings).toEqual(
		moved.meetings,
	);
	const later = (await patch(added.id, { firstDay: "2027-03-09" })).json;
	expect(later.meetings).toEqual(added.meetings.slice(2));
});

test("a patch that changes nothing leaves the version", async () => {
	const {
		id,
		createdAt,
		updatedAt,
		version: first,
		label,
		total,
		courseId,
		...fields
	} = await add();
	const before = await version();
	expect((await patch(id, fields)).json.version).toBe(first);
	expect(await version()).toBe(before);
});

test("the second of two who edit the same version is refused", async () => {
	const { id } = await add();
	expect((await patch(id, { seats: 5 }, { "if-match": '"1"' })).status).toBe(200);
	expect((await patch(id, { seats: 6 }, { "if-match": '"1"' })).status).toBe(412);
	const gone = await app.asAdmin("DELETE", `${path}/${id}`, { headers: { "if-match": '"1"' } });
	expect(gone.status).toBe(412);
});

test("a cancelled class is not changed again", async () => {
	const { id } = await add();
	await patch(id, { state: "cancelled" });
	const response = await patch(id, { state: "open" });
	expect([response.status, response.text]).toEqual([
		409,
		"This class was cancelled, and everyone in it was told. Copy it to new dates instead.",
	]);
});

test("closures that the school has declared are skipped when meetings are made", async () => {
	const closedDays = [{ day: "2027-03-04", name: "Snow" }];
	await app.asAdmin("PATCH", "/api/admin/settings", { body: { closedDays } });
	const { meetings } = await add();
	expect(meetings).toHaveLength(17);
	expect(meetings.map(({ day }: { day: string }) => day)).not.toContain("2027-03-04");
});

test("every change raises the content version, and stands in the history", async () => {
	const before = await version();
	const { id } = await add();
	expect(await version()).toBeGreaterThan(before);
	const added = await version();
	await patch(id, { tuition: 120_000 });
	expect(await version()).toBeGreaterThan(added);
	await app.asAdmin("DELETE", `${path}/${id}`);
	const { json } = await app.asAdmin("GET", `/api/admin/activity?kind=class&recordId=${id}`);
	expect(json.map(({ action }: { action: string }) => action)).toEqual([
		"deleted",
		"changed",
		"created",
	]);
	expect(json[1]).toMatchObject({
		label: "Certified Nursing Assistant (CNA), Mar 2, 2027",
		before: { tuition: 110_000 },
		after: { tuition: 120_000 },
	});
	expect((await app.asAdmin("GET", `${path}/${id}`)).status).toBe(404);
	expect(await publicClass(id)).toBeUndefined();
});

async function askFor(classId: number) {
	const { json } = await app.call("POST", "/api/register", {
		body: {
			fullName: "Ana Ruiz",
			email: "ana@mail.example",
			phone: "732-555-0101",
			courseId: 2,
			message: null,
		},
	});
	await app.db
		.insertInto("placements")
		.values({
			registrationId: json.id,
			courseId: 2,
			classId,
			state: "wanted",
			askedAt: app.clock.now.toISOString(),
		})
		.execute();
}

test("a class that someone has asked for is not deleted, nor is its course", async () => {
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	const { id } = await add({ courseId: course.id });
	await askFor(id);
	const response = await app.asAdmin("DELETE", `${path}/${id}`);
	expect([response.status, response.text]).toEqual([
		409,
		"People have asked for this class, so it can’t be deleted. Cancel it instead.",
	]);
	const ofCourse = await app.asAdmin("DELETE", `/api/admin/courses/${course.id}`);
	expect([ofCourse.status, ofCourse.text]).toEqual([
		409,
		"People have asked for classes of this course, so it can’t be deleted. Make it inactive instead.",
	]);
	expect((await app.asAdmin("GET", `${path}/${id}`)).status).toBe(200);
});

test("a deleted course takes its classes along", async () => {
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	const { id } = await add({ courseId: course.id });
	expect((await app.asAdmin("DELETE", `/api/admin/courses/${course.id}`)).status).toBe(204);
	expect((await app.asAdmin("GET", `${path}/${id}`)).status).toBe(404);
});

test("the front desk edits classes, a viewer reads them, and only full access deletes them", async () => {
	const { id } = await add();
	const desk = await signedInUser(app, { isAdmin: true, role: "desk" });
	const viewer = await signedInUser(app, { isAdmin: true, role: "viewer" });
	const as = (token: string, method: string, body?: object) =>
		app.call(method, `${path}/${id}`, { token, ...(body && { body }) });
	expect((await as(viewer.token, "GET")).status).toBe(200);
	expect((await as(viewer.token, "PATCH", { seats: 5 })).status).toBe(403);
	expect((await as(desk.token, "PATCH", { seats: 5 })).status).toBe(200);
	expect((await as(desk.token, "DELETE")).status).toBe(403);
});
