import * as z from "zod/mini";
import { isCalendarDay } from "#platform/calendar/days.ts";
import { asStored } from "#platform/text/stored.ts";

// Query parameters shared by all admin lists.

const number = (min: number, max: number, detail: string) =>
	z.pipe(
		z.union([z.string(), z.number()]),
		z.pipe(
			z.transform((value: string | number) => (/^\d{1,9}$/.test(`${value}`) ? Number(value) : -1)),
			z.number().check(z.minimum(min, { error: detail }), z.maximum(max, { error: detail })),
		),
	);

/** `limit` and `offset`. Without a limit a list of records returns every row, one that is only read its first page. */
export const paging = {
	limit: z.optional(number(1, 500, "limit must be a number from 1 to 500")),
	offset: z.optional(number(0, 999_999_999, "offset must be 0 or more")),
};

/** Reading more rows than this at once takes data away like an export, and is logged like one. */
export const EXPORT_ROWS = 200;

/** `sort=column` or `sort=-column`, for the listed columns. */
export function sorting<const C extends readonly [string, ...string[]]>(columns: C) {
	const values = columns.flatMap((column) => [column, `-${column}`]) as (
		| C[number]
		| `-${C[number]}`
	)[];
	return z.optional(
		z.enum(values as [string, ...string[]], { error: `sort must be one of ${values.join(", ")}` }),
	);
}

/** A calendar day in New York, `YYYY-MM-DD`. */
export const day = z.string().check(
	z.refine(isCalendarDay, {
		error: ({ input }) => (input === "" ? "Please choose a day" : "Dates must be YYYY-MM-DD"),
	}),
);

/** Values separated by commas, each one of `values`. */
export function commaList<const V extends readonly string[]>(name: string, values: V) {
	return z.optional(
		z.pipe(
			z.string(),
			z.pipe(
				z.transform((text: string) => text.split(",")),
				z.array(
					z.enum(values as unknown as [V[number], ...V[number][]], {
						error: `${name} must be one of ${values.join(", ")}`,
					}),
				),
			),
		),
	);
}

/** `true` or `false`. */
export const booleanParam = z.optional(
	z.pipe(
		z.enum(["true", "false"], { error: "Please enter true or false" }),
		z.transform((text: "true" | "false") => text === "true"),
	),
);

/** Makes text as it is stored; PostgreSQL takes no NUL. */
const storable = z.overwrite((text: string) => asStored(text.replaceAll("\0", "")));

/** Text of a search field. */
export const searchText = z.optional(
	z
		.string()
		.check(storable, z.maxLength(200, { error: "Search text can be up to 200 characters" })),
);

/** Text that a stored one must equal. */
export const exactText = z.optional(
	z.string().check(storable, z.maxLength(100, { error: "Please use 100 characters or fewer" })),
);

/** A search, and days in New York. */
export const searchFilters = { q: searchText, from: z.optional(day), to: z.optional(day) };

/** Selected row ids, separated by commas. */
export const ids = z.optional(
	z.pipe(
		z.string(),
		z.pipe(
			z.transform((text: string) =>
				text.split(",").map((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : -1)),
			),
			z
				.array(z.number().check(z.minimum(1, { error: "ids must be numbers separated by commas" })))
				.check(z.maxLength(500, { error: "Select up to 500 records" })),
		),
	),
);

/** Parses a row id in a URL. */
export const idFilter = (name: string) =>
	z.optional(number(1, 999_999_999, `${name} must be a number`));
