import { beforeAll, describe, expect, test } from "vitest";
import { contactList } from "#intake/contacts/contract.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { sortableColumns } from "#office/record-list/record-list.ts";
import { theApp } from "../app.ts";
import { lists } from "../lists.ts";

const app = theApp();

// In the order in which people read them.
const names = [
	...["Adão Silva", "álvaro ruiz", "Ana", "Ana María", "ANABEL", "Çelik", "d'Arcy"],
	...["Émile", "émile zola", "Ñandú", "Ng", "Olena", "ÖZIL", "zoë", "李小龙"],
];
const emails = ["Anna@mail.example", "bea@mail.example", "Cleo@mail.example", "dan@mail.example"];
const phones = ["(732) 555-0100", "201-555-0100", "732-555-0100", "+1 732 555 0100"];
const subjects = [undefined, "my diploma", "Schedule", "cost", "Évora", "Cost"];

const expected: Record<string, (row: Record<string, string | null>) => string> = {
	email: (row) => `${row.email}`.toLowerCase(),
	phone: (row) => row.phone ?? "",
	subject: (row) => (row.subject ?? "").replace(/[A-Z]/g, (letter) => letter.toLowerCase()),
	courseTitle: (row) => `${row.courseTitle}`.toLowerCase(),
	createdAt: (row) => `${row.createdAt}`,
	status: (row) => `${row.status}`,
	isRead: (row) => `${row.isRead}`,
	stage: (row) => `${row.stage}`,
	answerState: (row) => `${row.answerState}`,
};

describe.each(lists)("$path", ({ path, person, add }) => {
	const read = async (sort: string) => (await app.asAdmin("GET", `${path}?sort=${sort}`)).json;

	beforeAll(async () => {
		// Neither sorted nor reversed, so that the order comes from the query.
		for (const [index, fullName] of names.toSorted().entries()) {
			app.clock.advance(index % 3 === 0 ? 1000 : 0);
			const { id } = await add(app, {
				fullName,
				email: emails[index % 4],
				phone: path.endsWith("contacts") && index % 5 === 0 ? undefined : phones[(index * 3) % 4],
				subject: subjects[index % 6],
				courseId: 1 + ((index * 5) % 9),
			});
			if (index % 4 !== 0) continue;
			const isEven = index % 8 === 0;
			const change = path.endsWith("contacts")
				? { isRead: true, answerState: isEven ? "answered" : "closed" }
				: { status: isEven ? "accepted" : "rejected", stage: isEven ? "enrolled" : "closed" };
			await app.asAdmin("POST", `${path}/bulk`, { body: { records: [{ id, ...change }] } });
		}
	});

	test("people are sorted as people read names: accents and capitals aside, short before long", async () => {
		const up = await read(person);
		expect(up.map((row: Record<string, string>) => row[person])).toEqual(names);
		const down = await read(`-${person}`);
		expect(down.map((row: Record<string, string>) => row[person])).toEqual(names.toReversed());
	});

	test.each(Object.keys(expected))("by %s, both ways", async (column) => {
		const key = expected[column] as (row: Record<string, string | null>) => string;
		const columns = sortableColumns(path.endsWith("contacts") ? contactList : registrationList);
		if (!columns.includes(column)) {
			expect((await app.asAdmin("GET", `${path}?sort=${column}`)).status).toBe(400);
			return;
		}
		const up = await read(column);
		const sorted = up.toSorted(
			(a: Record<string, string>, b: Record<string, string>) =>
				byBytes(key(a), key(b)) || Number(a.id) - Number(b.id),
		);
		expect(up.map(key)).toEqual(sorted.map(key));
		expect(up).toEqual(sorted);
		expect(await read(`-${column}`)).toEqual(up.toReversed());
		expect(new Set(up.map(key)).size).toBeGreaterThan(1);
	});

	test("by id, both ways", async () => {
		const up = await read("id");
		expect(up.map(({ id }: { id: number }) => id)).toEqual(names.map((_, index) => index + 1));
		expect(await read("-id")).toEqual(up.toReversed());
	});
});

test("every column of the contracts is sorted by a test", () => {
	const tested = [...Object.keys(expected), "id", "fullName", "name"];
	for (const column of [contactList, registrationList].flatMap(sortableColumns)) {
		expect(tested).toContain(column);
	}
});

function byBytes(a: string, b: string): number {
	return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
