import { sql } from "kysely";
import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { emailsAbout } from "../../../test/emails.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

/** The statements since it was emptied. */
let statements: string[] = [];
const app = theApp({ observe: ({ sql }) => void statements.push(sql) });

const register = (change = {}) =>
	app.call("POST", "/api/register", { body: aRegistration({ courseId: 2, ...change }) });
const someoneNew = (name: string) => ({ email: `${name}@mail.example`, phone: "732-555-0177" });

/** Tables of content that statements read. */
const contentRead = () => [
	...new Set(
		statements.flatMap(
			(text) => text.match(/(?<=from "?)(settings|facts|course_aliases)\b/g) ?? [],
		),
	),
];

test("a registration reads no content that it has read before", async () => {
	await register(someoneNew("first"));
	statements = [];
	expect((await register(someoneNew("second"))).status).toBe(201);
	expect(contentRead()).toEqual([]);
	expect(statements.filter((text) => /from "courses"/.test(text))).toHaveLength(1);
	// With the begin and the end of the transaction.
	expect(statements.length).toBeLessThanOrEqual(11);
});

test("nor does a message, or a registration at the office", async () => {
	await app.call("POST", "/api/contact", { body: aContact() });
	statements = [];
	expect((await app.call("POST", "/api/contact", { body: aContact() })).status).toBe(201);
	const entry = {
		...aRegistration({ courseId: 2, ...someoneNew("third") }),
		source: "walk-in",
		language: "en",
		hasAgreed: true,
		sendsConfirmation: true,
	};
	const body = entry;
	expect((await app.asAdmin("POST", "/api/admin/registrations", { body })).status).toBe(201);
	expect(contentRead()).toEqual([]);
});

// PostgreSQL reads a small table without its indexes.
test.skipIf(process.env.TEST_ENGINE === "postgres")(
	"an index finds the registrations and messages with the same text",
	async () => {
		statements = [];
		await register();
		await app.call("POST", "/api/contact", { body: aContact() });
		const counting = statements.filter((text) => text.includes("as texts"));
		const plans = await Promise.all(
			counting.map((text) =>
				sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(app.db),
			),
		);
		const steps = plans.map(({ rows }) => rows.map(({ detail }) => detail).join());
		const usedIndex = (name: string) =>
			expect.stringMatching(
				new RegExp(`${name} \\(archived=\\? AND <expr>=\\? AND createdAt>\\?\\)`),
			);
		expect(steps).toEqual([usedIndex("registrations_by_text"), usedIndex("contacts_by_text")]);
	},
);

// Another instance writes to the same database and says nothing to this one.
test("a course that another instance has deactivated takes no registration", async () => {
	const isActive = (value: boolean) =>
		app.db.updateTable("courses").set({ isActive: value }).where("id", "=", 2).execute();
	expect((await register()).status).toBe(201);
	await isActive(false);
	const refused = await register();
	expect([refused.status, refused.text]).toEqual([400, "Please select a valid course"]);
	await isActive(true);
	expect((await register()).status).toBe(201);
});

test("what another instance has changed is in the next confirmation", async () => {
	await register();
	await app.db
		.updateTable("courses")
		.set({ title: "Renamed elsewhere", slug: "moved-elsewhere" })
		.where("id", "=", 2)
		.execute();
	await app.db
		.updateTable("settings")
		.set({ values: JSON.stringify({ email: "new-office@school.example" }) })
		.execute();
	const { json } = await register();
	expect(json.courseTitle).toBe("Renamed elsewhere");
	const [, confirmation] = await emailsAbout(app, json.reference);
	for (const stated of ["Renamed elsewhere", "/courses/moved-elsewhere", "new-office@school"]) {
		expect(confirmation?.textBody).toContain(stated);
	}
});

test("an announced day is over in a confirmation of the next day", async () => {
	const closed = { day: "2026-11-20", name: "Inventory" };
	await app.db
		.updateTable("settings")
		.set({ values: JSON.stringify({ closedDays: [closed] }) })
		.execute();
	const hint = async () => {
		const { json } = await register();
		return (await emailsAbout(app, json.reference))[1]?.textBody.includes("Inventory");
	};
	expect(await hint()).toBe(true);
	app.clock.advance(24 * 60 * 60 * 1000);
	expect(await hint()).toBe(false);
});
