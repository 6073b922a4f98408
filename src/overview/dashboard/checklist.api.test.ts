import { describe, expect, test } from "vitest";
import {
	ensureAdministrator,
	isInitialPasswordChanged,
} from "#office/auth/initial-administrator.server.ts";
import { getChecklist } from "#overview/dashboard/checklist.server.ts";
import { openDatabase } from "#platform/database/open.server.ts";
import { theApp } from "../../../test/app.ts";
import { createTestDatabase } from "../../../test/database.ts";
import { aClass } from "../../../test/factories.ts";

const app = theApp();

const items = async () =>
	Object.fromEntries(
		(await app.asAdmin("GET", "/api/admin/checklist")).json.items.map(
			({ key, ...item }: { key: string }) => [key, item],
		),
	);
const patch = (body: object) => app.asAdmin("PATCH", "/api/admin/settings", { body });

test("the sample address and phone must both be replaced", async () => {
	expect((await items()).contact).toMatchObject({
		done: false,
		title: "Add your address and phone",
		path: "/admin/settings#school",
	});
	await patch({ phone: "848-555-0100" });
	expect((await items()).contact.done).toBe(false);
	await patch({
		address: { street: "1 Own Street", city: "Iselin", state: "NJ", zip: "08830" },
	});
	expect((await items()).contact).toMatchObject({
		done: true,
		title: "Address and phone added",
	});
});

test("testimonials must be confirmed, but only visible ones", async () => {
	const { testimonials } = (await app.asAdmin("GET", "/api/admin/settings")).json.settings;
	expect((await items()).testimonials.done).toBe(false);
	for (const one of testimonials) {
		Object.assign(one, { text: "I passed.", name: "Ana Lopes", isConfirmed: true });
	}
	await patch({ testimonials: [...testimonials, { ...testimonials[0], isConfirmed: false }] });
	expect((await items()).testimonials).toMatchObject({
		done: true,
		title: "Testimonials confirmed",
	});
});

test("a PUBLIC_URL that is not set stays on the list, with its warning", async () => {
	expect((await items()).publicUrl.done).toBe(true);
	const { items: open } = await getChecklist({
		db: app.db,
		clock: () => app.clock.now,
		running: { isPublicUrlSet: false, areBackupsOnDataDisk: false, warnings: () => [] },
	});
	expect(open.find(({ key }) => key === "publicUrl")).toMatchObject({ done: false, path: null });
	expect((await app.asAdmin("GET", "/api/admin/checklist")).json.warnings).toEqual([]);
});

describe("the sentences that the website was delivered with", () => {
	const confirm = (section: string, digest: string) =>
		app.asAdmin("POST", "/api/admin/checklist/confirmations", { body: { section, digest } });
	const textsOf = ({ claims }: { claims: { sentences: { text: string }[] } }) =>
		claims.sentences.map(({ text }) => text);
	const lastActivity = async () =>
		(await app.asAdmin("GET", "/api/admin/activity?limit=1")).json[0] as Record<string, unknown>;

	test.each([
		["about", "About page", "A real person answers you during business hours."],
		[
			"benefits",
			"Benefits and steps",
			"Hands-on practice: You learn by doing, step by step, in our classroom.",
		],
	])(
		"of the section %s are confirmed by an administrator, who has read them",
		async (section, label, sentence) => {
			const open = (await items())[section];
			expect(open).toMatchObject({ done: false, path: null });
			expect(textsOf(open)).toContain(sentence);
			const other = await confirm(section, "0".repeat(16));
			expect([other.status, other.text]).toEqual([
				409,
				"These sentences have changed. Read them again before you confirm them.",
			]);
			expect((await items())[section].done).toBe(false);
			expect((await confirm(section, open.claims.digest)).status).toBe(204);
			expect((await items())[section]).toMatchObject({ done: true, claims: null });
			expect(await lastActivity()).toMatchObject({ username: "dana", action: "confirmed", label });
			expect((await confirm(section, open.claims.digest)).status).toBe(204);
		},
	);

	test("are asked for one by one when a new version of the software changes one", async () => {
		await confirm("about", (await items()).about.claims?.digest ?? "");
		const { name } = await app.db
			.selectFrom("one_time_tasks")
			.select("name")
			.where("name", "like", "claim confirmed: %")
			.executeTakeFirstOrThrow();
		// As if the text had been another one when it was confirmed.
		await app.db
			.updateTable("one_time_tasks")
			.set({ name: "claim confirmed: of an earlier text" })
			.where("name", "=", name)
			.execute();
		const { about, benefits } = await items();
		const open = [about, benefits].filter(({ done }) => !done);
		expect(open.map(({ claims }) => claims.sentences.length)).toEqual([1]);
	});

	test("name also the answer that an open class hides for now", async () => {
		const body = aClass();
		const { id } = (await app.asAdmin("POST", "/api/admin/classes", { body })).json;
		expect((await app.call("GET", "/api/facts")).text).not.toContain("We do not list prices");
		expect(textsOf((await items()).questions).join()).toContain("We do not list prices");
		await app.asAdmin("DELETE", `/api/admin/classes/${id}`);
	});

	test("are the answers too, until each is confirmed, edited or deleted", async () => {
		const facts = async () => (await app.asAdmin("GET", "/api/admin/facts")).json;
		const [first, second] = await facts();
		const before = (await items()).questions;
		expect(before.done).toBe(false);
		expect(textsOf(before)).toContain(
			"Are classes online? No. All classes are in person in Iselin, so you get hands-on practice.",
		);
		await app.asAdmin("DELETE", `/api/admin/facts/${first.id}`);
		const body = { answer: "Yes, in the morning." };
		await app.asAdmin("PATCH", `/api/admin/facts/${second.id}`, { body });
		const { sentences, digest } = (await items()).questions.claims;
		const left = (await facts())
			.slice(1)
			.flatMap(({ spanish }: { spanish: string | null }) =>
				spanish === null ? ["en"] : ["en", "es"],
			);
		expect(sentences.map(({ language }: { language: string }) => language).sort()).toEqual(
			left.sort(),
		);
		expect((await confirm("questions", before.claims.digest)).status).toBe(409);
		expect((await confirm("questions", digest)).status).toBe(204);
		expect((await items()).questions).toMatchObject({ done: true, claims: null });
		expect(await lastActivity()).toMatchObject({ label: "Delivered answers" });
	});

	test("stay confirmed when the opening hours in them change, and still give way to a fact", async () => {
		await confirm("questions", (await items()).questions.claims?.digest ?? "");
		const { week } = (await app.asAdmin("GET", "/api/admin/settings")).json.settings;
		week[6] = { opens: "10:00", closes: "12:00" };
		expect((await patch({ week })).status).toBe(200);
		expect((await items()).questions.done).toBe(true);
		const price = { topic: "price", answer: "The EKG course costs $1,200.", courseId: 4 };
		await app.asAdmin("POST", "/api/admin/facts", { body: price });
		expect((await app.call("GET", "/api/facts")).text).not.toContain("We do not list prices");
	});

	test.each(["nothing", "contact"])("of the section %s are nothing to confirm", async (section) => {
		expect((await confirm(section, "0".repeat(16))).status).toBe(400);
	});
});

test("the initial password must be changed", async () => {
	const testDatabase = await createTestDatabase();
	const { db, close } = await openDatabase(testDatabase);
	await ensureAdministrator(db, "admin", "from the environment");
	expect(await isInitialPasswordChanged(db)).toBe(false);
	await db.updateTable("users").set({ password: "another hash" }).execute();
	expect(await isInitialPasswordChanged(db)).toBe(true);
	await close();
	await testDatabase.remove();
});
