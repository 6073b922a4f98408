import { expect, test } from "vitest";
import { expiringFacts } from "#school/facts/expiry.server.ts";
import { FACTS, theFacts } from "../../../test/facts.ts";

const { app, add, patch, published, all } = theFacts();

const today = "2026-11-20";
const yesterday = "2026-11-19";

test("an expired fact does not block a new one and stays in the list", async () => {
	const old = (await add({ validUntil: yesterday })).json;
	expect((await add({ validUntil: today })).status).toBe(201);
	expect((await all()).map(({ id }: { id: number }) => id)).toContain(old.id);
	expect((await published()).map(({ id }: { id: number }) => id)).not.toContain(old.id);
});

test("an expired fact becomes valid again only where its topic is free", async () => {
	const old = (await add({ validUntil: yesterday })).json;
	const current = (await add()).json;
	expect((await patch(old.id, { validUntil: null })).status).toBe(409);
	expect((await patch(old.id, { answer: "It was $900." })).status).toBe(200);
	await app.asAdmin("DELETE", `${FACTS}/${current.id}`);
	expect((await patch(old.id, { validUntil: today })).status).toBe(200);
	expect((await add()).status).toBe(409);
});

test("a fact that is added for the record, expired already, leaves the current one in place", async () => {
	const current = (await add()).json;
	expect((await add({ validUntil: yesterday })).status).toBe(201);
	expect((await published()).map(({ id }: { id: number }) => id)).toContain(current.id);
	expect((await add()).status).toBe(409);
});

test("a fact on start dates needs a last day, when it is added and when it changes", async () => {
	const needed = [400, "Please enter the last day: start dates pass"];
	const dates = { topic: "start_dates", answer: "Classes start on January 11." };
	const refused = await add(dates);
	expect([refused.status, refused.text]).toEqual(needed);
	const { id } = (await add({ ...dates, validUntil: "2027-01-11" })).json;
	const unlimited = await patch(id, { validUntil: null });
	expect([unlimited.status, unlimited.text]).toEqual(needed);
	const price = (await add()).json;
	const moved = await patch(price.id, { topic: "start_dates", courseId: 3 });
	expect([moved.status, moved.text]).toEqual(needed);
});

/** Start dates of before a last day was needed. */
const oldStartDates = async () => {
	const dates = { topic: "start_dates", validUntil: "2027-01-11", answer: "On January 11." };
	const { id } = (await add(dates)).json;
	await app.db.updateTable("facts").set({ validUntil: null }).where("id", "=", id).execute();
	return id;
};

test("start dates that never had a last day can be changed without one", async () => {
	const id = await oldStartDates();
	expect((await patch(id, { onHomePage: true })).status).toBe(200);
	expect((await patch(id, { answer: "On January 12.", validUntil: null })).status).toBe(200);
	expect((await patch(id, { validUntil: "2027-01-12" })).status).toBe(200);
	expect((await patch(id, { validUntil: null })).status).toBe(400);
});

test("start dates without a last day are due, after those that expire", async () => {
	const id = await oldStartDates();
	await add({ topic: "aid", validUntil: today });
	const due = await expiringFacts(app.db, () => app.clock.now);
	expect(due.map(({ validUntil }) => validUntil)).toEqual([today, null]);
	expect(due[1]).toMatchObject({ id, topic: "start_dates", isExpired: false });
	await patch(id, { validUntil: "2027-01-12" });
	expect(await expiringFacts(app.db, () => app.clock.now)).toHaveLength(1);
});

test("a fact is due 14 days before its last day, an approval 120 days", async () => {
	await add({ validUntil: "2026-12-04" });
	await add({ topic: "aid", validUntil: "2026-12-05" });
	await add({ topic: "accreditation", validUntil: "2027-03-20" });
	await add({ topic: "accreditation", courseId: 2, validUntil: "2027-03-21" });
	const due = await expiringFacts(app.db, () => app.clock.now);
	expect(due.map(({ validUntil }) => validUntil)).toEqual(["2026-12-04", "2027-03-20"]);
});

test.each([
	["2026-11-20", "2026-11-21T05:00:00Z"],
	// The clocks go back on November 1 and forward on March 14.
	["2026-11-01", "2026-11-02T05:00:00Z"],
	["2026-10-31", "2026-11-01T04:00:00Z"],
	["2027-03-13", "2027-03-14T05:00:00Z"],
	["2027-03-14", "2027-03-15T04:00:00Z"],
])(
	"a fact valid through %s is published until midnight in New York, %s",
	async (validUntil, midnight) => {
		const { now } = app.clock;
		const { id } = (await add({ validUntil })).json;
		const isPublished = async () =>
			(await published()).some((fact: { id: number }) => fact.id === id);
		app.clock.now = new Date(Date.parse(midnight) - 1);
		expect(await isPublished()).toBe(true);
		app.clock.now = new Date(midnight);
		expect(await isPublished()).toBe(false);
		app.clock.now = now;
	},
);
