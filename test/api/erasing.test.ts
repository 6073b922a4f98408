import { describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { aVisitor } from "../chat/talk.ts";
import { hasLeftFiles, isInFiles } from "../database-files.ts";
import { aContact, aRegistration } from "../factories.ts";
import { tablesWith } from "../stored-text.ts";

const app = theApp();

const post = async (path: string, body: unknown) => {
	const response = await app.call("POST", path, { body });
	expect(response.status).toBe(201);
	return response.json;
};
const erase = async (path: string) =>
	expect((await app.asAdmin("DELETE", `/api/admin/${path}`)).status).toBe(204);
const saveView = (list: string, name: string, query: string) =>
	app.asAdmin("POST", "/api/admin/views", { body: { list, name, query, shared: true } });

const lists = [
	[
		"registrations",
		(fullName: string, email: string) => post("/api/register", aRegistration({ fullName, email })),
		{ fullName: "Zebulon Qvist" },
	],
	[
		"contacts",
		(name: string, email: string) => post("/api/contact", aContact({ name, email })),
		{},
	],
] as const;

describe.each(lists)("a person erased from the %s", (list, send, correction) => {
	test("is in no table, no export filter and no saved view any more", async () => {
		const { id, reference } = await send("Zebulon Quist", "zq@mail.example");
		await app.asAdmin("PATCH", `/api/admin/${list}/${id}`, { body: correction });
		const searches = ["Zebulon", "quist zeb", "Zebulon Quist", "ZQ@mail.example", reference];
		for (const q of [...searches, "mail.example", "marisol"]) {
			const path = `/api/admin/${list}.csv?q=${encodeURIComponent(q)}`;
			expect((await app.asAdmin("GET", path)).status).toBe(200);
		}
		const views = [
			["Found by name", "q=zebulon"],
			["Zebulon Quist, call back", ""],
			["Other people", "q=marisol"],
			["Everybody", "sort=-createdAt"],
		] as const;
		for (const [name, query] of views) {
			expect((await saveView(list, `${name} (${list})`, query)).status).toBe(201);
		}
		const { json: deleted } = await saveView(list, `Zebulon Quist again (${list})`, "");
		await erase(`views/${deleted.id}`);

		await erase(`${list}/${id}`);
		expect(await tablesWith(app.db, "zebulon")).toEqual([]);
		expect(await tablesWith(app.db, "quist")).toEqual([]);
		expect(await tablesWith(app.db, "zq@")).toEqual([]);
		const left = (await app.asAdmin("GET", `/api/admin/views?list=${list}`)).json;
		expect(left.map(({ name }: { name: string }) => name)).toEqual([
			`Everybody (${list})`,
			`Other people (${list})`,
		]);
		const log = (await app.asAdmin("GET", "/api/admin/activity?action=exported&limit=7")).json;
		expect(log.map(({ after }: { after: { q: string } }) => after.q).reverse()).toEqual([
			...searches.map(() => "(erased)"),
			"mail.example",
			"marisol",
		]);
	});
});

test("a search for someone in exported conversations is not in the log after they are erased", async () => {
	const { id } = await post("/api/contact", aContact({ name: "Ottilie Brandvold" }));
	const filters = { q: "brandvold", rows: 2000 };
	await app.db
		.insertInto("activity")
		.values({
			at: app.clock.now.toISOString(),
			username: "dana",
			address: "",
			action: "exported",
			kind: "conversation",
			recordId: null,
			label: "Chats as JSON",
			before: null,
			after: JSON.stringify(filters),
			searchText: "chats as json dana exported conversation",
		})
		.execute();
	await erase(`contacts/${id}`);
	expect(await tablesWith(app.db, "brandvold")).toEqual([]);
});

describe.runIf(process.env.TEST_ENGINE === "sqlite")(
	"in the files of the embedded database",
	() => {
		test.each(lists)("no trace is left of people erased from the %s", async (list, send) => {
			const people = [];
			for (let n = 0; n < 80; n++) {
				await send(`Marisol Stays ${n}`, `stays.${n}@mail.example`);
				people.push(await send(`Wolfgang Abendroth ${n}`, `${n * 7919}.abendroth@mail.example`));
			}
			expect(isInFiles(app, "abendroth")).toBe(true);
			for (const { id } of people) await erase(`${list}/${id}`);
			await hasLeftFiles(app, "abendroth");
			expect(isInFiles(app, "marisol stays")).toBe(true);
		});

		test("no trace is left of people who are erased at once, while others register", async () => {
			const people = [];
			for (let n = 0; n < 40; n++) {
				people.push(
					await lists[0][1](`Ottokar Immergrün ${n}`, `${n * 7919}.immergr@mail.example`),
				);
			}
			expect(isInFiles(app, "immergr")).toBe(true);
			const registering = async () => {
				for (let n = 0; n < 60; n++) {
					await lists[0][1](`Marisol Arrives ${n}`, `${n * 104729}.arrives@mail.example`);
				}
			};
			const erased = people.map(({ id }) => erase(`registrations/${id}`));
			await Promise.all([registering(), ...erased]);
			await hasLeftFiles(app, "immergr");
		});

		test("nothing is left of a conversation that is erased", async () => {
			const visitor = await aVisitor(app);
			for (let n = 0; n < 5; n++) await visitor.ask(`My aunt Brunhilde asks about CNA, ${n}`);
			expect(isInFiles(app, "brunhilde")).toBe(true);
			await erase(`chat/conversations/${visitor.conversationId}`);
			await hasLeftFiles(app, "brunhilde");
		});
	},
);
