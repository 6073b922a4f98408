import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell } from "#platform/api/csv.server.ts";

const FORMULA = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

test.each([..."=+-@\t\r\n＝＋－＠"])("a cell that begins with %j gets a leading quote", (sign) => {
	expect(readBack(csvCell(`${sign}1`))).toBe(`'${sign}1`);
	expect(readBack(csvCell(sign))).toBe(`'${sign}`);
});

test("a formula character inside a cell stays unchanged", () => {
	expect(csvCell("a=b+c-d@e")).toBe("a=b+c-d@e");
});

test("numbers, booleans and null are written plainly", () => {
	expect([csvCell(-5), csvCell(7), csvCell(true), csvCell(null), csvCell("")]).toEqual([
		...["-5", "7", "true", "", ""],
	]);
});

test("any text can be parsed back, with at most a leading quote added", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (text) => {
			const back = readBack(csvCell(text));
			expect(back).toBe(FORMULA.test(text) ? `'${text}` : text);
			expect(FORMULA.test(back)).toBe(false);
		}),
	);
});

test("a cell that could end its cell or row is quoted", () => {
	fc.assert(
		fc.property(fc.string(), fc.constantFrom('"', ",", "\r", "\n"), (text, sign) => {
			expect(csvCell(text + sign)).toMatch(/^"[\s\S]*"$/);
		}),
	);
});

/** Parses a cell by RFC 4180. */
function readBack(cell: string): string {
	return cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
}
