import fc from "fast-check";
import { contactInput } from "#intake/contacts/public-contract.ts";
import { registrationInput } from "#intake/registrations/public-contract.ts";
import { TRAP } from "#ui/trap.ts";
import { valuesOf } from "./from-schema.ts";
import { Known } from "./known.ts";
import type { FormPart, FuzzRequest } from "./request.ts";
import { anyText } from "./texts.ts";

const base = {
	endpoint: fc.constant(undefined),
	isRegular: fc.constant(false),
	sender: fc.constantFrom("visitor" as const, "full" as const),
	by: fc.constant("cookie" as const),
	params: fc.constant({}),
};

const forms = { "/register": registrationInput, "/contact": contactInput } as const;

const course = fc.nat({ max: 500 }).map((n) => new Known("seeded", n));

/** Both forms as browsers post them without JavaScript. That of the home page posts to `/register`. */
export const formRequests: fc.Arbitrary<FuzzRequest> = fc
	.constantFrom("/register", "/contact")
	.chain((path) =>
		fc.record<FuzzRequest>({
			...base,
			method: fc.constant("POST"),
			path: fc.constant(path),
			query: fc.constantFrom<unknown>({}, {}, {}, { program: "cna" }, { index: "" }, "a=%ff"),
			headers: fc.constantFrom<Record<string, string>>(
				{},
				{},
				{ "accept-language": "es" },
				{ origin: "https://evil.example" },
				{ accept: "text/html" },
			),
			body: fc
				.tuple(
					valuesOf(forms[path as keyof typeof forms], (field) =>
						field === "courseId" ? course : undefined,
					),
					oddParts,
					fc.constantFrom("urlencoded" as const, "multipart" as const),
				)
				.map(([fields, odd, encoding]) => ({
					as: "form",
					encoding,
					parts: [...Object.entries(fields as object), ...odd]
						.filter(([, value]) => value !== null && value !== undefined)
						.map(([name, value]) => [name, value] as FormPart),
				})),
		}),
	);

const oddParts: fc.Arbitrary<FormPart[]> = fc.oneof(
	{ weight: 3, arbitrary: fc.constant<FormPart[]>([]) },
	{
		weight: 1,
		arbitrary: fc.array(
			fc.tuple(
				fc.constantFrom(
					"fullName",
					"name",
					"email",
					"phone",
					"message",
					"subject",
					"courseId",
					"intent",
					TRAP,
					"__proto__",
					"",
				),
				fc.oneof(
					anyText,
					anyText.map((file) => ({ file })),
				),
			),
			{ maxLength: 2 },
		),
	},
);

const segments = fc.constantFrom(
	"api",
	"admin",
	"courses",
	"cna",
	"register",
	"contact",
	"about",
	"login",
	"assets",
	"uploads",
	"registrations",
	"share",
	"pictures",
	"index.php",
	"wp-admin",
	".env",
	".git",
	"config",
	"robots.txt",
	"sitemap.xml",
	"favicon.ico",
	"_root.data",
	"register.data",
	"courses.data",
	"%2e%2e",
	"..",
	".",
	"",
	"%00",
	"%ff",
	"%",
	"%2f",
	"%5c",
	"\\",
	"a".repeat(3000),
	"manifest",
	"__manifest",
	"facts",
	"users",
	"1",
	"csv",
	"health",
	"events",
);

/** Pages with odd queries, addresses that do not exist, and methods that nobody serves. */
export const pageRequests: fc.Arbitrary<FuzzRequest> = fc.record<FuzzRequest>({
	...base,
	method: fc.constantFrom(
		"GET",
		"GET",
		"GET",
		"GET",
		"HEAD",
		"POST",
		"PUT",
		"DELETE",
		"PATCH",
		"OPTIONS",
		"TRACE",
		"PROPFIND",
	),
	path: fc.oneof(
		fc.constantFrom(
			"/",
			"/register",
			"/contact",
			"/about",
			"/privacy-policy",
			"/catalog",
			"/accessibility",
			"/courses/cna",
			"/admin",
			"/admin/login",
			"/admin/registrations",
			"/robots.txt",
			"/sitemap.xml",
			"/old",
		),
		fc.array(segments, { maxLength: 4 }).map((all) => `/${all.join("/")}`),
		fc.webPath(),
		anyText.map((text) => `/${encodeURIComponent(text.toWellFormed()).slice(0, 4000)}`),
	),
	query: fc.oneof(
		fc.constant({}),
		fc.constantFrom<unknown>(
			{ registered: "R-2A3B4C" },
			{ sent: "C-XXXXXX" },
			{ program: "<script>" },
			{ _routes: "root" },
			{ _data: "root" },
			{ p: "/,/register" },
			"index",
			"%",
			"%ff=%00",
		),
		fc.dictionary(
			fc.constantFrom("registered", "sent", "program", "q", "version", "paths"),
			anyText,
			{ maxKeys: 2 },
		),
	),
	headers: fc.constantFrom<Record<string, string>>(
		{},
		{ accept: "text/html" },
		{ accept: "application/json" },
		{ "if-none-match": "*" },
		{ "if-modified-since": "yesterday" },
		{ range: "bytes=0-0" },
		{ "accept-encoding": "br" },
		{ "accept-encoding": "gzip;q=0, *" },
		{ host: "evil.example" },
		{ host: "[" },
		{ "content-type": "application/x-www-form-urlencoded" },
		{ "content-type": "multipart/form-data" },
		{ "x-react-router-prerender-data": "%" },
	),
	body: fc.constant({ as: "nothing" }),
});
