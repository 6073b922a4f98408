import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { HitGroup } from "#overview/search/contract.ts";
import { signedInUser, theApp } from "../../../test/app.ts";
import { hasLeftFiles } from "../../../test/database-files.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";

const app = theApp();
const isSqlite = (process.env.TEST_ENGINE ?? "sqlite") === "sqlite";

const search = async (typed: string): Promise<HitGroup[]> => {
	const answer = await app.asAdmin("GET", `/api/admin/search?q=${encodeURIComponent(typed)}`);
	expect(answer.status).toBe(200);
	return answer.json;
};

/** Returns what was found, as `kind: title`, the best first. */
const titles = async (typed: string) =>
	(await search(typed)).flatMap(({ kind, hits }) =>
		hits.map(({ title }) => `${kind}: ${title.map(({ text }) => text).join("")}`),
	);

const register = async (change: object) =>
	(await app.call("POST", "/api/register", { body: aRegistration(change) })).json as {
		id: number;
		reference: string;
	};

let zuniga: { id: number; reference: string };

beforeAll(async () => {
	zuniga = await register({
		fullName: "José Ángel Zúñiga",
		email: "ja.zuniga@mail.example",
		phone: "(848) 555-7310",
		message: "My diploma has an apostille.",
	});
	await register({
		fullName: "María de la Cruz Ocampo",
		email: "ocampo@mail.example",
		phone: "732-904-6688",
		message: "",
	});
	await app.call("POST", "/api/contact", {
		body: aContact({
			name: "Evaristo Lomelí",
			email: "evaristo@mail.example",
			phone: "609-448-2296",
			subject: "Saturdays",
			message: "¿Hay clases los sábados?",
		}),
	});
});

test.each([
	["jose angel zuniga"],
	["Zúñiga José"],
	["hose zuñiga"],
	["josé zuñega"],
	["j zuniga"],
	["5557310"],
	["848 555"],
	["+1 (848) 555-7310"],
	["ja.zuniga@mail.example"],
	["ja.zuniga"],
	["zuniga 7310"],
])("finds a person by %s", async (typed) => {
	expect((await titles(typed))[0]).toBe("person: José Ángel Zúñiga");
});

test.each([["delacruz ocampo"], ["maria delacruz"], ["ocampo maria"], ["de la cruz ocampo"]])(
	"finds a name with particles by %s",
	async (typed) => {
		expect((await titles(typed))[0]).toBe("person: María de la Cruz Ocampo");
	},
);

test("finds a registration by its reference, with or without dash and letter", async () => {
	const digits = zuniga.reference.slice(2);
	for (const typed of [zuniga.reference, `r${digits}`, `r ${digits}`, digits]) {
		const [group] = await search(typed);
		expect(group?.kind).toBe("registration");
		expect(group?.hits[0]?.path).toBe(`/admin/registrations?open=${zuniga.id}`);
	}
});

test("finds messages, notes, chats and courses by their words", async () => {
	const person = await app.db
		.selectFrom("registrations")
		.select("personId")
		.where("id", "=", zuniga.id)
		.executeTakeFirstOrThrow();
	await app.asAdmin("POST", `/api/admin/people/${person.personId}/entries`, {
		body: { kind: "note", text: "Brings the voucher on Monday" },
	});
	expect(await titles("apostille")).toEqual(["registration: José Ángel Zúñiga"]);
	expect(await titles("clases sabados")).toEqual(["contact: Evaristo Lomelí"]);
	expect(await titles("voucher monday")).toEqual(["note: José Ángel Zúñiga"]);
	expect((await titles("phlebotomy"))[0]).toMatch(/^course: .*Phlebotomy/);
});

test("marks what matched, and the words around it", async () => {
	const [people] = await search("zuniga 7310");
	expect(people?.hits[0]?.title).toEqual([
		{ text: "José Ángel ", isMatch: false },
		{ text: "Zúñiga", isMatch: true },
	]);
	expect(people?.hits[0]?.details[1]).toEqual([{ text: "(848) 555-7310", isMatch: true }]);
	const [messages] = await search("aposti");
	expect(messages?.hits[0]?.details[0]).toEqual([
		{ text: "My diploma has an ", isMatch: false },
		{ text: "apostille", isMatch: true },
		{ text: ".", isMatch: false },
	]);
});

test("groups the records of one person", async () => {
	const first = { fullName: "Xiomara Villalobos", email: "xiomi@mail.example" };
	await register(first);
	await register({ ...first, fullName: "Xiomara Villalobos Rey", courseId: 2 });
	const [people] = await search("xiomara");
	expect(people?.hits).toHaveLength(1);
	expect(people?.hits[0]?.records).toEqual({ registrations: 2, contacts: 0 });
});

test("follows a correction", async () => {
	const { id } = await register({ fullName: "Wilhelmina Achterberg", email: "w@mail.example" });
	const change = await app.asAdmin("PATCH", `/api/admin/registrations/${id}`, {
		body: { fullName: "Thaddeus Okonkwo", message: "Has a wheelchair" },
	});
	expect(change.status).toBe(200);
	expect(await titles("achterberg")).toEqual([]);
	expect(await titles("okonkwo")).toEqual(["person: Thaddeus Okonkwo"]);
	expect(await titles("wheelchair")).toEqual(["registration: Thaddeus Okonkwo"]);
});

test("a name that is long when written out is found, and its tokens are in the index as they were made", async () => {
	const fullName = `Thorvald ${"\uFDFA".repeat(191)}`;
	const { id } = await register({ fullName, email: "thorvald@mail.example" });
	expect(await titles("thorvald")).toEqual([`person: ${fullName}`]);
	expect(await titles("\uFDFA".repeat(100))).toEqual([]);
	if (isSqlite) return;
	const { rows } = await sql<{ made: string[]; indexed: string[] }>`
		select string_to_array("searchTokens", ' ') as made, tsvector_to_array(tokens) as indexed
		from registrations join registration_search using (id) where id = ${id}`.execute(app.db);
	const made = new Set(rows[0]?.made);
	expect(made.size).toBeGreaterThan(50);
	// Lengths, because the texts are long.
	const sizes = (tokens: Iterable<string>) => [...tokens].map((token) => token.length);
	expect(sizes(made.symmetricDifference(new Set(rows[0]?.indexed)))).toEqual([]);
});

test("nothing of an erased person is found or stays in the index", async () => {
	const { id } = await register({
		fullName: "Ignatius Quetzalblackwood",
		email: "quetzalig@erased.example",
		phone: "201-917-3384",
		message: "quetzalcoatlus",
	});
	expect(await titles("quetzalblackwood")).toHaveLength(1);
	expect((await app.asAdmin("DELETE", `/api/admin/registrations/${id}`)).status).toBe(204);
	for (const typed of ["quetzalblackwood", "917-3384", "quetzalig", "quetzalcoatlus"]) {
		expect(await titles(typed)).toEqual([]);
	}
	if (isSqlite) await hasLeftFiles(app, "quetzal");
});

test.each([[""], ["?q="], ["?q=a"], ["?q=%20a%20"], [`?q=${"a".repeat(101)}`]])(
	"rejects %s with a sentence",
	async (query) => {
		const answer = await app.asAdmin("GET", `/api/admin/search${query}`);
		expect(answer.status).toBe(400);
		expect(answer.text).toMatch(/^Please /);
	},
);

test.each([
	["%%"],
	['"=ana" OR *'],
	["') or 1=1 --"],
	["'a':* & !b | (c"],
	["~~"],
	["@@"],
	["- -"],
	["NOT ana NEAR(b)"],
	["ñ́ 漢字"],
	["aꭰb ჯ a𞤀b"],
	["(((("],
	["a".repeat(100)],
])("%s is only text", async (typed) => {
	await search(typed);
});

test("each role that works in the office searches, and nobody else", async () => {
	for (const role of ["full", "desk", "viewer"] as const) {
		const { token } = await signedInUser(app, { username: `search-${role}`, isAdmin: true, role });
		expect((await app.call("GET", "/api/admin/search?q=zuniga", { token })).status).toBe(200);
	}
	const { token } = await signedInUser(app, { username: "search-none", isAdmin: false });
	expect((await app.call("GET", "/api/admin/search?q=zuniga", { token })).status).toBe(403);
	expect((await app.call("GET", "/api/admin/search?q=zuniga")).status).toBe(401);
});
