import { expect } from "vitest";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import type { theApp } from "./app.ts";
import { aClass, aRegistration } from "./factories.ts";

/** Returns what tests of places in classes do and read, in an app with its own database. */
export function classPlaces(app: ReturnType<typeof theApp>) {
	const store = () => ({
		db: app.db,
		clock: () => app.clock.now,
		publicUrl: "https://school.example",
	});
	const classes = "/api/admin/classes";
	const addClass = async (change: Record<string, unknown> = {}) =>
		(await app.asAdmin("POST", classes, { body: aClass(change) })).json;
	const patchClass = (id: number, body: object) =>
		app.asAdmin("PATCH", `${classes}/${id}`, { body });
	const register = async (classId?: number, change = {}, headers = {}) => {
		app.clock.advance(1000);
		const body = aRegistration({ ...(classId && { classId }), ...change });
		return app.call("POST", "/api/register", { body, headers });
	};
	const act = (registrationId: number, what: string, more: object = {}) =>
		app.asAdmin("POST", "/api/admin/placements", { body: { registrationId, act: what, ...more } });
	const roster = async (id: number): Promise<{ registrationId: number; state: string }[]> =>
		(await app.asAdmin("GET", `${classes}/${id}/placements`)).json;
	const statesIn = async (id: number) =>
		Object.fromEntries((await roster(id)).map((row) => [row.registrationId, row.state]));
	const labelOf = async (id: number) =>
		(await app.call("GET", "/api/classes")).json.find((found: { id: number }) => found.id === id)
			?.label;
	const stageOf = async (id: number) =>
		(await app.asAdmin("GET", `/api/admin/registrations/${id}`)).json.stage;
	/** Subjects of the emails about places to a registration, after all that are due were sent. */
	const newsTo = async (id: number) => {
		await queueClassEmails(store());
		await app.db
			.updateTable("emails")
			.set((eb) => ({ status: "sent", sentAt: eb.ref("createdAt") }))
			.where("template", "=", "class")
			.execute();
		const emails = await app.db
			.selectFrom("emails")
			.select("subject")
			.where("registrationId", "=", id)
			.where("template", "=", "class")
			.orderBy("id")
			.execute();
		return emails.map(({ subject }) => subject.split(":")[0]);
	};
	const contentVersion = async () =>
		(await app.db.selectFrom("content_version").select("version").executeTakeFirstOrThrow())
			.version;

	/** A class whose one seat is taken, and two who wait for it, in this order. */
	async function fullClass(change: Record<string, unknown> = {}) {
		const found = await addClass({ seats: 1, ...change });
		const holder = (await register(found.id)).json.id;
		expect((await act(holder, "place")).status).toBe(200);
		const first = (await register(found.id)).json.id;
		const second = (await register(found.id)).json.id;
		return { id: found.id as number, holder, first, second };
	}
	return {
		store,
		classes,
		addClass,
		patchClass,
		register,
		act,
		roster,
		statesIn,
		labelOf,
		stageOf,
		newsTo,
		contentVersion,
		fullClass,
	};
}
