import { beforeAll, describe, expect, test } from "vitest";
import { cellsOf, theApp } from "../app.ts";
import { lists } from "../lists.ts";

const app = theApp();

const dangerous = [
	...["=1+1", "+1 732", "-2", "@sum(A1)", "＝1+1", "＋1", "－1", "＠x"],
	...['=HYPERLINK("http://evil.example","x")', "=cmd|' /C calc'!A0"],
];

describe.each(lists)("$path.csv", ({ path, add }) => {
	const read = (query = "") => app.asAdmin("GET", `${path}.csv${query}`);

	beforeAll(async () => {
		for (const fullName of dangerous) {
			await add(app, { fullName, phone: "+1 732 555 0164", message: "=evil()" });
		}
		await add(app, {
			fullName: 'Ana "La Jefa" Ruiz, RN',
			phone: "732-555-0100",
			message: 'line one\nline "two", three',
		});
	});

	test("is a file to keep, in UTF-8 that spreadsheets recognize", async () => {
		const response = await read();
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
		expect(response.headers.get("content-disposition")).toMatch(
			/^attachment; filename="(registrations|contacts)-2026-11-20\.csv"$/,
		);
		expect(response.headers.get("x-total-count")).toBe(String(dangerous.length + 1));
	});

	test("begins with a byte order mark and ends every row with CR LF", async () => {
		const { bytes, text } = await read();
		expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
		expect(text.endsWith("\r\n")).toBe(true);
	});

	test("every cell that a spreadsheet takes for a formula gets a leading quote, phones too", async () => {
		const [headings = [], ...rows] = cellsOf((await read("?sort=id")).text);
		const column = (name: string) => headings.indexOf(name);
		for (const [index, text] of dangerous.entries()) {
			expect(rows[index]?.[column("Name")]).toBe(`'${text}`);
			expect(rows[index]?.[column("Phone")]).toBe("'+1 732 555 0164");
			expect(rows[index]?.[column("Message")]).toBe("'=evil()");
		}
		for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
	});

	test("commas, quotes and line breaks stay inside their cell", async () => {
		const [headings = [], ...rows] = cellsOf((await read("?sort=id")).text);
		const last = rows.at(-1) ?? [];
		expect(last[headings.indexOf("Name")]).toBe('Ana "La Jefa" Ruiz, RN');
		expect(last[headings.indexOf("Phone")]).toBe("732-555-0100");
		expect(last[headings.indexOf("Message")]).toBe('line one\nline "two", three');
		expect(rows).toHaveLength(dangerous.length + 1);
		for (const row of rows) expect(row).toHaveLength(headings.length);
	});

	test.each([
		"?sort=id&limit=2&offset=1",
		"?q=ana",
		"?from=2027-01-01",
		"?courseId=9",
		"?sort=-id",
	])("holds the same rows as the list: %s", async (query) => {
		const list = await app.asAdmin("GET", path + query);
		const csv = await read(query);
		const [, ...rows] = cellsOf(csv.text);
		expect(rows.map(([id]) => Number(id))).toEqual(list.json.map(({ id }: { id: number }) => id));
		expect(csv.headers.get("x-total-count")).toBe(list.headers.get("x-total-count"));
	});

	test("times are in UTC and in New York time", async () => {
		const [headings = [], row = []] = cellsOf((await read("?limit=1")).text);
		expect(row[headings.indexOf("Date (UTC)")]).toBe("2026-11-20T15:00:00.000Z");
		expect(row[headings.indexOf("Date (New York)")]).toBe("2026-11-20 10:00");
	});
});
