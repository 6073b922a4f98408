import { beforeEach, describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { anApplicant } from "../../../test/applicant.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();

/** Friday, 10:00 AM in New York. The last complete opening day is Thursday. */
const NOW = "2026-11-20T15:00:00Z";

const trends = async () => (await app.asAdmin("GET", "/api/admin/trends")).json;
async function register(
	at: string,
	change: object = {},
): Promise<{ id: number; personId: number }> {
	app.clock.now = new Date(at);
	const { id } = (await app.call("POST", "/api/register", { body: aRegistration(change) })).json;
	return (await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
}
async function called(personId: number, at: string, outcome = "reached"): Promise<void> {
	app.clock.now = new Date(at);
	const body = { kind: "call", outcome };
	await app.asAdmin("POST", `/api/admin/people/${personId}/entries`, { body });
}
const change = async (id: number, fields: object) =>
	app.asAdmin("POST", "/api/admin/registrations/bulk", { body: { records: [{ id, ...fields }] } });

beforeEach(async () => {
	await app.db.deleteFrom("registrations").execute();
	await app.db.deleteFrom("contacts").execute();
	app.clock.now = new Date(NOW);
});

test("without records everything is empty", async () => {
	const empty = { median: null, answered: 0, due: 0, inTime: 0 };
	const { weeks, programs, answers } = await trends();
	expect(weeks).toHaveLength(11);
	expect(weeks[0]).toEqual({
		from: "2026-09-07",
		to: "2026-09-13",
		registrations: 0,
		answeredInTime: 0,
	});
	expect(weeks[10].from).toBe("2026-11-16");
	expect(programs).toEqual([]);
	expect(answers).toEqual({ current: empty, previous: empty });
});

describe("registrations", () => {
	test("count in their week in New York, without spam and the archive, as their lists do", async () => {
		await register("2026-11-16T04:59:59Z");
		await register("2026-11-16T05:00:00Z");
		await register("2026-11-18T15:00:00Z");
		await change((await register("2026-11-18T16:00:00Z")).id, { isSpam: true });
		await change((await register("2026-11-18T17:00:00Z")).id, { archived: true });
		await register("2026-09-07T03:59:59Z");
		app.clock.now = new Date(NOW);
		const { weeks } = await trends();
		expect(weeks.slice(-2)).toMatchObject([
			{ from: "2026-11-09", registrations: 1 },
			{ from: "2026-11-16", registrations: 2 },
		]);
		expect(weeks[0].registrations).toBe(0);
		for (const { from, to, registrations } of weeks) {
			const list = `/api/admin/registrations?isSpam=false&from=${from}&to=${to}`;
			expect((await app.asAdmin("GET", list)).json).toHaveLength(registrations);
		}
	});

	test("count by course, the most frequent first, also of a deleted course", async () => {
		for (const courseId of [2, 2, 3, 4, 4]) await register("2026-01-02T15:00:00Z", { courseId });
		await change((await register("2026-01-02T16:00:00Z", { courseId: 4 })).id, { isSpam: true });
		await change((await register("2026-01-02T16:00:00Z", { courseId: 5 })).id, { isSpam: true });
		await change((await register("2026-01-02T17:00:00Z", { courseId: 3 })).id, { archived: true });
		app.clock.now = new Date(NOW);
		expect((await app.asAdmin("DELETE", "/api/admin/courses/3")).status).toBe(204);
		const { programs } = await trends();
		expect(programs).toMatchObject([
			{ courseId: 2, registrations: 2, title: "Certified Nursing Assistant (CNA)" },
			{ courseId: 4, registrations: 2 },
			{ courseId: 3, registrations: 1, title: expect.stringMatching(/./) },
		]);
		for (const { courseId, registrations } of programs) {
			const list = `/api/admin/registrations?isSpam=false&courseId=${courseId}`;
			expect((await app.asAdmin("GET", list)).json).toHaveLength(registrations);
		}
	});
});

describe("first answers", () => {
	test("are measured in opening hours, by the median of each 30 days", async () => {
		// Thursday, 4 PM to Friday, 9:30 AM: an hour and a half.
		const first = await register("2026-11-12T21:00:00Z");
		await called(first.personId, "2026-11-12T21:30:00Z", "voicemail");
		await called(first.personId, "2026-11-13T14:30:00Z");
		await called(first.personId, "2026-11-13T16:00:00Z");
		// Monday, 10:00 to 10:10.
		const second = await register("2026-11-16T15:00:00Z");
		await called(second.personId, "2026-11-16T15:10:00Z");
		// Monday, 10:00 to Wednesday, 10:00: after the day that the website promises.
		const third = await register("2026-11-16T15:00:00Z");
		await called(third.personId, "2026-11-18T15:00:00Z");
		// Nobody reached them, for whom a day is over; the last one came today.
		await register("2026-11-17T15:00:00Z");
		await register("2026-11-20T14:30:00Z");
		const earlier = await register("2026-10-05T14:00:00Z");
		await called(earlier.personId, "2026-10-05T18:00:00Z");
		app.clock.now = new Date(NOW);
		const { answers, weeks } = await trends();
		expect(answers).toEqual({
			current: { median: 90, answered: 3, due: 4, inTime: 2 },
			previous: { median: 240, answered: 1, due: 1, inTime: 1 },
		});
		expect(weeks.slice(-2)).toMatchObject([
			{ registrations: 1, answeredInTime: 1 },
			{ registrations: 4, answeredInTime: 1 },
		]);
	});

	test("count messages, and records in the archive; not suspected spam", async () => {
		const email = "ana@mail.example";
		app.clock.now = new Date("2026-11-16T15:00:00Z");
		await app.call("POST", "/api/contact", { body: aContact({ email }) });
		const registration = await register("2026-11-16T15:00:30Z", { email });
		await called(registration.personId, "2026-11-16T15:20:00Z");
		await change(registration.id, { archived: true });
		const spam = await register("2026-11-16T15:00:00Z");
		await change(spam.id, { isSpam: true });
		await called(spam.personId, "2026-11-16T15:20:00Z");
		app.clock.now = new Date(NOW);
		expect((await trends()).answers.current).toMatchObject({ answered: 2, due: 2, inTime: 2 });
	});
});

describe("who withdrew without an answer", () => {
	const withdrawn = async (came: string, withdrew: string) => {
		app.clock.now = new Date(came);
		const { path, id } = await anApplicant(app);
		app.clock.now = new Date(withdrew);
		expect((await app.call("PUT", `${path}/withdrawal`)).status).toBe(200);
		return (await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json;
	};

	test("counts as unanswered only if the promised day was over by then", async () => {
		await withdrawn("2026-11-16T15:00:00Z", "2026-11-17T15:00:00Z");
		app.clock.now = new Date(NOW);
		expect((await trends()).answers.current).toMatchObject({ answered: 0, due: 0, inTime: 0 });
		await withdrawn("2026-11-16T15:00:00Z", "2026-11-18T15:00:00Z");
		app.clock.now = new Date(NOW);
		expect((await trends()).answers.current).toMatchObject({ answered: 0, due: 1, inTime: 0 });
	});

	test("counts as answered if a call reached them all the same, and not at all as spam", async () => {
		const { personId } = await withdrawn("2026-11-16T15:00:00Z", "2026-11-16T16:00:00Z");
		await called(personId, "2026-11-17T15:00:00Z");
		const spam = await withdrawn("2026-11-16T15:00:00Z", "2026-11-16T16:00:00Z");
		await change(spam.id, { isSpam: true });
		app.clock.now = new Date(NOW);
		expect((await trends()).answers.current).toMatchObject({ answered: 1, due: 1, inTime: 1 });
	});
});

describe("arrivals", () => {
	const since = async (instant: string) =>
		app.asAdmin("GET", `/api/admin/arrivals?since=${encodeURIComponent(instant)}`);

	test("are what came after the instant, newest first, without spam and the archive", async () => {
		await register("2026-11-19T15:00:00.000Z");
		const one = await register("2026-11-19T15:00:00.001Z");
		const two = await register("2026-11-19T16:00:00Z");
		await change((await register("2026-11-19T17:00:00Z")).id, { isSpam: true });
		await change((await register("2026-11-19T18:00:00Z")).id, { archived: true });
		const { id } = (await app.call("POST", "/api/contact", { body: aContact() })).json;
		app.clock.now = new Date(NOW);
		const expected = {
			since: "2026-11-19T15:00:00.000Z",
			registrations: [two.id, one.id],
			messages: [id],
		};
		expect((await since("2026-11-19T15:00:00Z")).json).toEqual(expected);
		expect((await since("2026-11-19T10:00:00-05:00")).json).toEqual(expected);
	});

	test("of a visit long ago are those of the last 31 days", async () => {
		await register("2026-10-20T14:59:59Z");
		const recent = await register("2026-10-20T15:00:01Z");
		app.clock.now = new Date(NOW);
		for (const long of ["0000-01-01T00:00:00Z", "2020-01-01T00:00:00Z"]) {
			expect((await since(long)).json).toMatchObject({
				since: "2026-10-20T15:00:00.000Z",
				registrations: [recent.id],
			});
		}
		expect((await since("9999-12-31T23:59:59Z")).json).toMatchObject({ registrations: [] });
	});

	test.each(["", "yesterday", "2026-11-19"])("since “%s” are 400", async (text) => {
		expect((await since(text)).status).toBe(400);
	});
});
