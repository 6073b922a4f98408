import { expect, test } from "vitest";
import { ensureAdministrator } from "#auth/initial-administrator.server.ts";
import { isInitialPasswordChanged } from "#auth/initial-password.server.ts";
import { checklist } from "#dashboard/checklist.server.ts";
import { openDatabase } from "#database/open.server.ts";
import { theApp } from "../../test/app.ts";
import { createTestDatabase } from "../../test/database.ts";

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
	for (const one of testimonials) one.isConfirmed = true;
	await patch({ testimonials: [...testimonials, { ...testimonials[0], isConfirmed: false }] });
	expect((await items()).testimonials).toMatchObject({
		done: true,
		title: "Testimonials confirmed",
	});
});

test("a PUBLIC_URL that is not set stays on the list, with its warning", async () => {
	expect((await items()).publicUrl.done).toBe(true);
	const open = await checklist(app.db, {
		isPublicUrlSet: false,
		areBackupsOnDataDisk: false,
		warnings: () => [],
	});
	expect(open.find(({ key }) => key === "publicUrl")).toMatchObject({ done: false, path: null });
	expect((await app.asAdmin("GET", "/api/admin/checklist")).json.warnings).toEqual([]);
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
