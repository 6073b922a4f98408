import { describe, expect, test } from "vitest";
import { searchTextOf } from "#platform/database/search.server.ts";
import { theApp } from "../../../test/app.ts";
import { lists } from "../../../test/lists.ts";

const app = theApp();

interface Changed {
	id: number;
	version: number;
	before: object;
}

describe.each(lists)("all that match in $path", ({ path, add, person }) => {
	const kind = path.endsWith("contacts") ? "contact" : "registration";
	const changeAll = (query: string, body: object) =>
		app.asAdmin("PATCH", `${path}?${query}`, { body });
	const named = async (mark: string, count: number) => {
		const records = [];
		for (let n = 0; n < count; n++) records.push(await add(app, { fullName: `${mark} ${n}` }));
		return records as { id: number; reference: string }[];
	};
	const search = async (query: string) =>
		(await app.asAdmin("GET", `${path}?sort=id&${query}`)).json as {
			id: number;
			version: number;
			archived: boolean;
		}[];

	test("are changed by the filters alone, logged one by one, and the rest stays as it was", async () => {
		const records = await named("Matching", 3);
		const [other] = await named("Unrelated", 1);
		const response = await changeAll("q=matching", { total: 3, change: { archived: true } });
		expect(response.status).toBe(200);
		expect(response.json.refused).toEqual([]);
		expect(response.json.changed).toMatchObject(
			records.map(({ id }) => ({
				id,
				version: 2,
				before: { archived: false },
				after: { archived: true },
			})),
		);
		expect(await search("q=matching")).toEqual([]);
		expect(await search("q=unrelated")).toMatchObject([{ id: other?.id, version: 1 }]);
		const entries = await app.db
			.selectFrom("activity")
			.select(["recordId", "username", "action", "label"])
			.where("kind", "=", kind)
			.where("action", "=", "archived")
			.orderBy("id")
			.execute();
		expect(entries).toEqual(
			records.map(({ id, reference }, n) => ({
				recordId: String(id),
				username: "dana",
				action: "archived",
				label: `${reference} Matching ${n}`,
			})),
		);

		const back = await changeAll("q=matching&archived=true", {
			total: 3,
			change: { archived: false },
		});
		expect(back.json.changed).toHaveLength(3);
		expect(await search("q=matching")).toMatchObject(records.map(({ id }) => ({ id, version: 3 })));
	});

	test("stay untouched when they are not as many as the person saw", async () => {
		const records = await named("Counted", 2);
		for (const total of [1, 3]) {
			const response = await changeAll("q=counted", { total, change: { archived: true } });
			expect(response.status).toBe(412);
			expect(response.text).toBe(
				"The list has changed: 2 records match now. Check it and try again.",
			);
		}
		expect(await search("q=counted")).toMatchObject(records.map(({ id }) => ({ id, version: 1 })));
	});

	test("are each changed once when two administrators change them at the same moment", async () => {
		const records = await named("Contested", 20);
		const archive = () => changeAll("q=contested", { total: 20, change: { archived: true } });
		const responses = await Promise.all([archive(), archive()]);
		// The second call matches nothing, or skips the rows that the first has changed.
		const changed = responses.flatMap(({ status, json }) => {
			expect([200, 412]).toContain(status);
			return status === 200 ? json.changed : [];
		});
		expect(changed.map(({ id }: Changed) => id).toSorted(byNumber)).toEqual(
			records.map(({ id }) => id),
		);
		expect(await search("q=contested&archived=true")).toMatchObject(
			records.map(({ id }) => ({ id, version: 2, archived: true })),
		);
	});

	test.each([
		["q=x", { total: 0, change: { archived: true } }, "Select at least one record"],
		["q=x", { total: 5001, change: { archived: true } }, "Select up to 5,000 records"],
		["q=x", { total: "1", change: { archived: true } }, "total must be the number of records"],
		["q=x", { change: { archived: true } }, "total must be the number of records"],
		["q=x", { total: 1 }, "Invalid input: change"],
		["q=x", { total: 1, change: {} }, "Required: change"],
		["q=x", { total: 1, change: { [person]: "Someone else" } }, "Required: change"],
		["q=x", { total: 1, change: { archived: "yes" } }, "Invalid input: change.archived"],
		["courseId=x", { total: 1, change: { archived: true } }, "courseId must be a number"],
		["from=soon", { total: 1, change: { archived: true } }, "Dates must be YYYY-MM-DD"],
	])("are not changed by what is no change: %s %j", async (query, body, detail) => {
		const response = await changeAll(query, body);
		expect(response.status).toBe(400);
		expect(response.text).toContain(detail);
	});

	test("are changed by administrators only", async () => {
		const body = { total: 1, change: { archived: true } };
		expect((await app.call("PATCH", path, { body })).status).toBe(401);
	});
});

test("a change of all accepts the list's own fields: a status is set, an unread mark is rejected", async () => {
	const [registrations, contacts] = lists;
	const { id } = await registrations.add(app, { fullName: "Decided Soon" });
	const response = await app.asAdmin("PATCH", `${registrations.path}?q=decided&status=pending`, {
		body: { total: 1, change: { status: "accepted" } },
	});
	expect(response.json.changed).toMatchObject([
		{ id, before: { status: "pending" }, after: { status: "accepted" } },
	]);
	const unread = await app.asAdmin("PATCH", `${contacts.path}?isRead=true`, {
		body: { total: 1, change: { isRead: false } },
	});
	expect(unread.status).toBe(400);
	expect(unread.text).toBe("A message can’t be marked unread");
});

test("the maximum of one change is applied and undone completely, and one more is rejected", async () => {
	await insertRegistrations(5001);
	const path = "/api/admin/registrations";
	const query = "q=crowd";
	const body = (total: number) => ({ total, change: { archived: true } });
	// The user saw one record fewer.
	const refused = await app.asAdmin("PATCH", `${path}?${query}`, { body: body(5000) });
	expect(refused.status).toBe(400);
	expect(refused.text).toBe("Select up to 5,000 records");

	const [extra] = (await app.asAdmin("GET", `${path}?${query}&limit=1`)).json;
	await app.asAdmin("DELETE", `${path}/${extra.id}`);
	const all = await app.asAdmin("PATCH", `${path}?${query}`, { body: body(5000) });
	expect(all.status).toBe(200);
	expect(all.json.changed).toHaveLength(5000);

	const undo = all.json.changed.map(({ id, version }: Changed) => ({
		id,
		version,
		archived: false,
	}));
	const undone = await app.asAdmin("POST", `${path}/bulk`, { body: { records: undo } });
	expect(undone.status).toBe(200);
	expect(undone.json.refused).toEqual([]);
	const back = await app.asAdmin("GET", `${path}?${query}&limit=1`);
	expect(back.headers.get("x-total-count")).toBe("5000");

	const tooMany = [...undo, { id: 2_000_000_000 }];
	const over = await app.asAdmin("POST", `${path}/bulk`, { body: { records: tooMany } });
	expect(over.status).toBe(400);
	expect(over.text).toBe("Select up to 5,000 records");
});

async function insertRegistrations(count: number): Promise<void> {
	const rows = Array.from({ length: count }, (_, n) => ({
		// A number that no other test's registration can have.
		reference: `R-crowd-${n}`,
		fullName: `Crowd ${n}`,
		email: `crowd${n}@mail.example`,
		phone: "732-555-0100",
		courseId: 1,
		courseTitle: "EKG",
		createdAt: app.clock.now.toISOString(),
		searchText: searchTextOf([`Crowd ${n}`], "732-555-0100"),
	}));
	// Few at a time: a statement of the site has three seconds, also on a busy machine.
	for (let start = 0; start < count; start += 100) {
		await app.db
			.insertInto("registrations")
			.values(rows.slice(start, start + 100))
			.execute();
	}
}

function byNumber(a: number, b: number): number {
	return a - b;
}
