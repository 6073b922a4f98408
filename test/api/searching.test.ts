import { beforeAll, describe, expect, test } from "vitest";
import { theApp } from "../app.ts";
import { ids, lists } from "../lists.ts";

const app = theApp();

describe.each(lists)("$path", ({ path, add }) => {
	let jose: { id: number; reference: string };
	let percent: { id: number };
	const search = async (q: string) =>
		ids(await app.asAdmin("GET", `${path}?q=${encodeURIComponent(q)}`));

	beforeAll(async () => {
		jose = await add(app, {
			fullName: "José María Núñez",
			email: "Jose.Nunez@Mail.example",
			phone: "+1 (732) 555-0164",
		});
		percent = await add(app, {
			fullName: "Per_Cent 100% \\ O'Hara",
			email: "other@mail.example",
			phone: "908.555.7777",
		});
		await add(app, { fullName: "Nobody Else", phone: "201-555-0000", email: "else@mail.example" });
	});

	test.each([
		"José",
		"jose",
		"JOSE",
		"josé maría",
		"maria jose",
		"nuñez",
		"Nun\u0303ez",
		"  jose   nunez ",
		"ose",
		"jose.nunez@mail.example",
		"NUNEZ@MAIL",
		"jose 0164",
	])("a search matches any part of the name or the email: %j", async (q) => {
		expect(await search(q)).toEqual([jose.id]);
	});

	test.each([
		"7325550164",
		"732-555-0164",
		"(732) 555-0164",
		"732.555.0164",
		"+1 732 555 0164",
		"1-732-555-0164",
		"732/555/0164",
		"17325550164",
		"5550164",
		"555-0164",
		"0164",
	])("a search matches a phone number in any format: %s", async (q) => {
		expect(await search(q)).toEqual([jose.id]);
	});

	test("a search matches a reference number with its letter, in lowercase, and as digits", async () => {
		for (const q of [
			jose.reference,
			jose.reference.toLowerCase(),
			jose.reference.replace(/\D/g, ""),
			` ${jose.reference} `,
		]) {
			expect(await search(q)).toEqual([jose.id]);
		}
	});

	test.each(["%", "_", "\\", "100%", "per_cent", "\\ o'hara", "'"])(
		"signs that mean something to the database are searched for as they are: %s",
		async (q) => {
			expect(await search(q)).toEqual([percent.id]);
		},
	);

	test.each([
		"j%e",
		"jos_",
		"josé nobody",
		"7325550165",
		"%%",
		"__",
		"\\%",
		"' or '1'='1",
		"jose | nunez",
		"王",
	])("a search without a match returns nothing: %s", async (q) => {
		const response = await app.asAdmin("GET", `${path}?q=${encodeURIComponent(q)}`);
		expect(response.status).toBe(200);
		expect(response.json).toEqual([]);
		expect(response.headers.get("x-total-count")).toBe("0");
	});

	test("special letters match their plain spelling and themselves", async () => {
		const { id } = await add(app, {
			fullName: "Łukasz Sørensen-Groß Æbelø Đặng Yıldız",
			phone: "201-555-0111",
			email: "ls@mail.example",
		});
		for (const q of [
			...["lukasz", "ŁUKASZ", "sorensen", "SØRENSEN", "gross", "groß", "GROSS"],
			...["aebelo", "Æbelø", "dang", "Đặng", "yildiz", "YILDIZ", "Yıldız"],
		]) {
			expect(await search(q), q).toEqual([id]);
		}
		await app.asAdmin("DELETE", `${path}/${id}`);
	});

	test("a search of nothing but blanks is no search", async () => {
		expect(await search("   ")).toHaveLength(3);
	});

	test.each(["\u0000jose", "jose\u0000", "\ud800", "\u0007"])(
		"what cannot be typed does no harm: %j",
		async (q) => {
			const query = new URLSearchParams({ q });
			expect((await app.asAdmin("GET", `${path}?${query}`)).status).toBe(200);
		},
	);

	test("search, page and count go together", async () => {
		const response = await app.asAdmin("GET", `${path}?q=example&limit=1&sort=id`);
		expect(ids(response)).toEqual([jose.id]);
		expect(response.headers.get("x-total-count")).toBe("3");
	});
});

test("a search matches a message's subject", async () => {
	const contact = await lists[1].add(app, { subject: "Diplôme étranger" });
	const response = await app.asAdmin("GET", "/api/admin/contacts?q=diplome");
	expect(ids(response)).toEqual([contact.id]);
});
