import fc from "fast-check";
import { anyText, formatted } from "./texts.ts";

const nested = (depth: number, open: string, close: string) =>
	open.repeat(depth) + close.repeat(depth);

/** Values that no field expects. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
	{ weight: 3, arbitrary: anyText },
	{ weight: 1, arbitrary: formatted },
	{
		weight: 3,
		arbitrary: fc.constantFrom<unknown>(
			null,
			true,
			false,
			0,
			-1,
			1.5,
			2_147_483_648,
			9_007_199_254_740_992,
			1e308,
			-1e-9,
			"",
			" ",
			"0",
			"1",
			"NaN",
			"Infinity",
			"1e5",
			"0x10",
			"2147483648",
			"true",
			[],
			{},
			[[]],
			[null],
			["a", "b"],
			{ toString: 1 },
			{ length: 5 },
			JSON.parse('{"__proto__":{"isAdmin":true}}'),
			JSON.parse(nested(1000, "[", "]")),
		),
	},
	{
		weight: 1,
		// One more than each limit of the contracts.
		arbitrary: fc
			.constantFrom(41, 61, 91, 101, 129, 201, 255, 301, 401, 501, 1001, 2001, 5001, 20_001)
			.map((length) => "é".repeat(length)),
	},
	{ weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Path = readonly (string | number)[];

/** Changes one thing in valid values: a field is replaced, missing, added, or wrapped in a list. */
export function against(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
	return fc
		.tuple(
			valid,
			fc.nat({ max: 1000 }),
			hostileValue,
			fc.constantFrom("replace", "replace", "remove", "add", "wrap"),
			fc.constantFrom(
				"extra",
				"__proto__",
				"constructor",
				"id",
				"isAdmin",
				"version",
				"toString",
				"",
			),
		)
		.map(([value, n, hostile, how, name]) => {
			if (typeof value !== "object" || value === null) return hostile;
			const places = pathsOf(value);
			const place = places[n % places.length] ?? [];
			if (how === "add" || place.length === 0) return withField(value, name, hostile);
			return changed(value, place, (old) => {
				if (how === "remove") return undefined;
				return how === "wrap" ? [old] : hostile;
			});
		});
}

function pathsOf(value: unknown, path: Path = []): Path[] {
	const here: Path[] = path.length > 0 ? [path] : [];
	if (Array.isArray(value))
		return [...here, ...value.flatMap((one, n) => pathsOf(one, [...path, n]))];
	if (
		typeof value === "object" &&
		value !== null &&
		Object.getPrototypeOf(value) === Object.prototype
	) {
		return [
			...here,
			...Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...path, name])),
		];
	}
	return here;
}

function changed(
	value: unknown,
	[first, ...rest]: Path,
	change: (old: unknown) => unknown,
): unknown {
	if (first === undefined) return change(value);
	if (Array.isArray(value)) {
		return value.map((one, n) => (n === first ? changed(one, rest, change) : one));
	}
	const record = value as Record<string, unknown>;
	return withField(record, String(first), changed(record[first], rest, change));
}

/** Sets an own field, also one named `__proto__`. */
function withField(value: object, name: string, field: unknown): object {
	const copy = Array.isArray(value) ? [...value] : { ...value };
	return Object.defineProperty(copy, name, {
		value: field,
		enumerable: true,
		configurable: true,
		writable: true,
	});
}

const bytes = (text: string) => Buffer.from(text, "utf8");

/** Bodies that are no JSON object, or hardly one. */
export const brokenBody: fc.Arbitrary<Buffer> = fc.oneof(
	fc.constantFrom(
		bytes(""),
		bytes("{"),
		bytes("null"),
		bytes('"text"'),
		bytes("[]"),
		bytes("{}{}"),
		bytes("{'a':1}"),
		bytes('{"a":1,}'),
		bytes('{"a":NaN}'),
		bytes('{"a":1e999}'),
		bytes('{"fullName":"\\ud800"}'),
		bytes("\ufeff{}"),
		Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
		Buffer.from("{}", "utf16le"),
		bytes(nested(1000, '{"a":', "}").replace("}", "1}")),
		bytes(nested(60_000, "[", "]")),
		bytes(`{"message":"${"x".repeat(70_000)}"}`),
		bytes(`{"message":"${"x".repeat(300_000)}"}`),
		bytes(`{${Array.from({ length: 4000 }, (_, n) => `"k${n}":${n}`).join(",")}}`),
	),
	fc.uint8Array({ maxLength: 200 }).map((array) => Buffer.from(array)),
	fc.json({ maxDepth: 5 }).map(bytes),
);
