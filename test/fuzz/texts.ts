import fc from "fast-check";

// What people and attackers type: every kind of sign that a database, a page, a spreadsheet or a log may trip over.

const pieces = [
	..."aZ 09.,-_/'\"<>&%;:{}$\\@=+|`~^#?!()[]*",
	"Ana Ruiz",
	"Jose\u0301 Nin\u0303o",
	"王小明",
	"محمد",
	"שלום",
	"각",
	"Ǆ",
	"ﬁ",
	"İ",
	"\u1e9b\u0323",
	"\u0958",
	"👩🏽‍⚕️",
	"🇺🇸",
	"\u202e",
	"\u2066",
	"\u200b",
	"\u200d",
	"\ufeff",
	"\u00ad",
	"\u00a0",
	"\u2028",
	"\t",
	"\n",
	"\r\n",
	"\r",
	"\n\n\n",
	"\ud800",
	"\udc00",
	"\ufffd",
	"\uffff",
	"<script>alert(1)</script>",
	'"><img src=x onerror=alert(1)>',
	"</textarea></script>",
	"javascript:alert(1)",
	"=1+1",
	'=HYPERLINK("http://x.example")',
	"@SUM(A1)",
	"'; drop table users; --",
	"' or '1'='1",
	"%' or 1=1",
	"\\' or 1=1",
	"%00",
	"%s%n",
	"{{7*7}}",
	"$" + "{7*7}",
	"../../etc/passwd",
	"__proto__",
	"constructor",
	"null",
	"undefined",
	"NaN",
	"https://spam.example/buy",
	"(((((",
	"a.b@mail.example",
];

/** Signs that no text may have, at which a database or a log would stop. */
const controls = ["\u0000", "\u0001", "\u0008", "\u000b", "\u001b", "\u007f", "\u0085"];

const joined = (parts: readonly string[], maxLength: number) =>
	fc
		.array(
			fc.oneof(
				{ weight: 4, arbitrary: fc.constantFrom(...parts) },
				{ weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 6 }) },
				{ weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 3 }) },
			),
			{ maxLength },
		)
		.map((all) => all.join(""));

/** Text of at most so many UTF-16 units as a person may send it, sometimes exactly so many. */
export function text(max: number): fc.Arbitrary<string> {
	const short = joined(pieces, 6).map((all) => all.slice(0, max));
	const long = joined(pieces, 5).map((all) => (all.trim() || "x").repeat(max).slice(0, max));
	return fc.oneof({ weight: 30, arbitrary: short }, { weight: 1, arbitrary: long });
}

/** Text without any rule. */
export const anyText = fc.oneof(
	{ weight: 6, arbitrary: joined(pieces, 6) },
	{ weight: 2, arbitrary: joined([...controls, ...pieces], 5) },
	{ weight: 1, arbitrary: fc.nat({ max: 30_000 }).map((length) => "x".repeat(length)) },
);

const two = (n: number) => String(n).padStart(2, "0");

/** Texts that fit one of the formats of the contracts, or nearly. */
export const formatted = fc.oneof(
	fc
		.tuple(
			fc.integer({ min: 0, max: 9999 }),
			fc.integer({ min: 1, max: 12 }),
			fc.integer({ min: 1, max: 31 }),
		)
		.map(([year, month, day]) => `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`),
	fc
		.tuple(
			fc.integer({ min: 2026, max: 2027 }),
			fc.integer({ min: 1, max: 12 }),
			fc.integer({ min: 1, max: 28 }),
		)
		.map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`),
	fc.nat({ max: 9999 }).map((n) => `https://pictures.example/${n}.jpg`),
	fc.webPath().map((path) => `/old${path}`),
	fc.nat({ max: 9_999_999 }).map((n) => `+1 (732) ${n}`.padEnd(12, "0")),
	fc.nat({ max: 99 }).map((n) => `uploads/${n}`),
	fc.constantFrom("/uploads/none.jpg", "732-555-0101", "/index.php", "NJ", "%61"),
);

/** Instants as programs write them: of these years, and the first and last ones that the format has. */
export const instant = fc.oneof(
	{
		weight: 4,
		arbitrary: fc
			.date({
				min: new Date("2025-01-01"),
				max: new Date("2028-01-01"),
				noInvalidDate: true,
			})
			.map((date) => date.toISOString()),
	},
	{
		weight: 1,
		arbitrary: fc.constantFrom(
			"0000-01-01T00:00:00+23:59",
			"2026-11-01T01:30:00.123456789-04:00",
			"9999-12-31T23:59:59.999-23:59",
		),
	},
);

/** Addresses of people, as forms and keyboards produce them. */
export const emailAddress = fc
	.tuple(
		fc.constantFrom("", " ", "\u00a0", "\n"),
		fc.stringMatching(/^[a-z0-9]{1,12}([.+_-][a-z0-9]{1,8})?$/),
		fc.constantFrom("mail.example", "Mail.Example", "x-y.example", "school.example"),
		fc.constantFrom("", " ", "\r\n"),
	)
	.map(([before, name, domain, after]) => `${before}${name}@${domain}${after}`);
