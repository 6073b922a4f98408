import { sql } from "kysely";
import { expect, test } from "vitest";
import { searchColumns } from "#platform/database/search.server.ts";
import { theApp } from "../../../test/app.ts";
import { anApplicant } from "../../../test/applicant.ts";
import { aContact, aRegistration } from "../../../test/factories.ts";
import { hostileTexts } from "../../../test/hostile-texts.ts";
import { longestOf } from "../../../test/text-fields.ts";

const app = theApp();
const isSqlite = (process.env.TEST_ENGINE ?? "sqlite") === "sqlite";

/** Names that a form accepts, and ordinary ones of the languages of this school. */
const names = [
	...hostileTexts(longestOf("POST /api/register fullName"))
		.map(({ text }) => text)
		.filter((text) => !/\p{Cc}/u.test(text))
		.filter((_, at) => at % 9 === 0),
	"José Ángel Zúñiga",
	"Anne-Marie O’Brien, Jr.",
	"李 小龙",
];

const succeeds = async (answer: ReturnType<typeof app.call>) => {
	const { status, json } = await answer;
	expect(status, JSON.stringify(json)).toBeLessThan(300);
	return json;
};

const registrations = () =>
	app.db
		.selectFrom("registrations")
		.select(["id", "fullName as name", "email", "phone", "reference"])
		.select(["searchText", "searchTokens", sql<string | null>`null`.as("subject")])
		.execute();
const contacts = () =>
	app.db
		.selectFrom("contacts")
		.select(["id", "name", "email", "phone", "reference", "searchText", "searchTokens", "subject"])
		.execute();

/** The tokens in an index by the id of their record. */
async function indexed(index: "registration_search" | "contact_search") {
	if (!isSqlite) {
		const { rows } = await sql<{ id: number; tokens: string[] }>`
			select id, tsvector_to_array(tokens) as tokens from ${sql.table(index)}`.execute(app.db);
		return new Map(rows.map(({ id, tokens }) => [id, new Set(tokens)]));
	}
	await sql`create virtual table temp.tokens_of using fts5vocab(main, ${sql.lit(index)}, instance)`.execute(
		app.db,
	);
	const { rows } = await sql<{ id: number; token: string }>`
		select doc as id, term as token from tokens_of`.execute(app.db);
	await sql`drop table temp.tokens_of`.execute(app.db);
	const byId = Map.groupBy(rows, ({ id }) => id);
	return new Map([...byId].map(([id, terms]) => [id, new Set(terms.map(({ token }) => token))]));
}

/** SQLite splits tokens at other signs, and so what is searched for. */
const isWhole = (token: string) => /^[=~@]*[a-z0-9]+$/.test(token);

test("a record has the tokens of what it says, in its row and in the index, whoever wrote it", async () => {
	const agreed = { source: "walk-in", language: "en", sendsConfirmation: true, hasAgreed: true };
	for (const [at, name] of names.entries()) {
		const next = names[(at + 1) % names.length] ?? name;
		const { id } = await succeeds(
			app.call("POST", "/api/register", { body: aRegistration({ fullName: name }) }),
		);
		await succeeds(
			app.asAdmin("PATCH", `/api/admin/registrations/${id}`, {
				body: {
					fullName: next,
					email: `O'Neil.x_y+${at}@Mail-1.example`,
					phone: "+1 (848) 555-7310",
				},
			}),
		);
		await succeeds(
			app.asAdmin("POST", "/api/admin/registrations", {
				body: { ...aRegistration({ fullName: name }), ...agreed },
			}),
		);
		await succeeds(
			app.call("POST", "/api/contact", { body: aContact({ name, subject: name.slice(0, 90) }) }),
		);
		const { path, details } = await anApplicant(app);
		const corrected = { ...details, fullName: name, email: `a-${at}.b@mail.example` };
		await succeeds(app.call("PATCH", path, { body: { ...corrected, shown: details } }));
		await succeeds(
			app.call("POST", `${path}/questions`, { body: { message: "When does it begin?" } }),
		);
	}
	for (const [read, index] of [
		[registrations, "registration_search"],
		[contacts, "contact_search"],
	] as const) {
		const rows = await read();
		expect(rows.length).toBeGreaterThanOrEqual(2 * names.length);
		const tokens = await indexed(index);
		for (const { id, subject, searchText, searchTokens, ...record } of rows) {
			const made = searchColumns(record, subject);
			expect({ searchText, searchTokens }).toEqual(made);
			const wanted = new Set(made.searchTokens.split(" ").filter(isWhole));
			expect([...wanted.difference(tokens.get(id) ?? new Set())]).toEqual([]);
		}
	}
});
