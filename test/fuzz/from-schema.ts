import fc from "fast-check";
import type * as z from "zod/mini";
import { withStandIns } from "./known.ts";
import { emailAddress, formatted, instant, text } from "./texts.ts";

type Schema = z.core.$ZodType;

/** Returns what to send in a field instead of what its schema says, such as an id that exists. */
export type FieldRule = (path: string) => fc.Arbitrary<unknown> | undefined;

const MAX_TEXT = 300;
const MAX_REFUSED = 5000;

/**
 * Makes values that a schema accepts, as a caller sends them.
 * @param rule for fields that a schema alone can't fill; paths are such as `records.[].id`
 * @throws {Error} for a kind of schema that it does not know, so that no field is left out
 */
export function valuesOf(
	schema: Schema,
	rule: FieldRule = () => undefined,
	path = "",
): fc.Arbitrary<unknown> {
	const chosen = rule(path);
	if (chosen) return chosen;
	const def = (schema as unknown as { _zod: { def: Definition } })._zod.def;
	const make = kinds[def.type];
	if (!make) throw new Error(`There are no values for a schema of the type ${def.type} (${path}).`);
	const values = make(def, (inner, name) =>
		valuesOf(inner, rule, [path, name].filter(Boolean).join(".")),
	);
	return def.checks?.length
		? values.filter(patient(path, (value) => accepts(schema, withStandIns(value))))
		: values;
}

/** Makes a filter fail, instead of going on forever, when it accepts nothing. */
function patient(path: string, accepts: (value: unknown) => boolean): (value: unknown) => boolean {
	let refused = 0;
	return (value) => {
		refused = accepts(value) ? 0 : refused + 1;
		if (refused > MAX_REFUSED) throw new Error(`No values were found for ${path}.`);
		return refused === 0;
	};
}

/** Returns whether a schema accepts a value. */
export function accepts(schema: Schema, value: unknown): boolean {
	return (schema as unknown as z.ZodMiniType).safeParse(value).success;
}

interface Check {
	_zod: {
		def: {
			check: string;
			maximum?: number;
			minimum?: number;
			length?: number;
			value?: number;
			format?: string;
			pattern?: RegExp;
		};
	};
}

interface Definition {
	type: string;
	format?: string;
	checks?: Check[];
	innerType: Schema;
	in: Schema;
	out: Schema;
	element: Schema;
	options: Schema[];
	entries: Record<string, string>;
	values: unknown[];
	shape: Record<string, Schema>;
}

type Inner = (schema: Schema, name?: string) => fc.Arbitrary<unknown>;

const kinds: Record<string, (def: Definition, inner: Inner) => fc.Arbitrary<unknown>> = {
	string: textOf,
	number: numberOf,
	boolean: () => fc.boolean(),
	enum: ({ entries }) => fc.constantFrom(...Object.values(entries)),
	literal: ({ values }) => fc.constantFrom(...values),
	unknown: () => fc.jsonValue({ maxDepth: 2 }),
	object: ({ shape }, inner) =>
		fc
			.record(
				Object.fromEntries(
					Object.entries(shape).map(([name, field]) => [name, inner(field, name)]),
				),
				{ noNullPrototype: true },
			)
			.map((record) =>
				Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)),
			),
	array: ({ element, checks }, inner) => {
		const { min, max } = bounds(checks);
		return fc.array(inner(element, "[]"), {
			minLength: min,
			maxLength: Math.max(min, Math.min(max, 4)),
		});
	},
	union: ({ options }, inner) => fc.oneof(...options.map((option) => inner(option))),
	nullable: ({ innerType }, inner) =>
		fc.oneof(
			{ weight: 4, arbitrary: inner(innerType) },
			{ weight: 1, arbitrary: fc.constant(null) },
		),
	optional: orAbsent,
	default: orAbsent,
	pipe: pipeOf,
};

function orAbsent({ innerType }: Definition, inner: Inner): fc.Arbitrary<unknown> {
	return fc.oneof(
		{ weight: 2, arbitrary: inner(innerType) },
		{ weight: 1, arbitrary: fc.constant(undefined) },
	);
}

/** What a `pipe` reads is what one of its ends describes: the end that is no transformation. */
function pipeOf(def: Definition, inner: Inner): fc.Arbitrary<unknown> {
	const source = typeOf(def.in);
	if (source === "transform") {
		return fc.oneof(
			{ weight: 6, arbitrary: inner(def.out) },
			{ weight: 1, arbitrary: fc.constantFrom(undefined, null, "", " \n") },
		);
	}
	if (typeOf(def.out) === "transform") return inner(def.in);
	return fc
		.tuple(inner(endOf(def.out)), fc.constantFrom(...encodings))
		.map(([value, encode]) => encode(value))
		.filter(patient("a pipe", (value) => readsAs(def, value)));
}

/** The texts in which values travel: a number, a list with commas or lines, a percent-encoded header. */
const encodings: readonly ((value: unknown) => unknown)[] = [
	(value) => (Array.isArray(value) ? value.join(",") : String(value ?? "")),
	(value) =>
		encodeURIComponent(
			(Array.isArray(value) ? value.join("\n") : String(value ?? "")).toWellFormed(),
		),
];

function readsAs({ in: source, out }: Definition, value: unknown): boolean {
	return accepts(source, value) && accepts(out, (source as unknown as z.ZodMiniType).parse(value));
}

function endOf(schema: Schema): Schema {
	const { type, in: source, out } = (schema as unknown as { _zod: { def: Definition } })._zod.def;
	return type === "pipe" && typeOf(source) === "transform" ? endOf(out) : schema;
}

function typeOf(schema: Schema): string {
	return (schema as unknown as { _zod: { def: Definition } })._zod.def.type;
}

function bounds(checks: readonly Check[] = []): { min: number; max: number } {
	let min = 0;
	let max = Number.POSITIVE_INFINITY;
	for (const { _zod } of checks) {
		const { check, minimum, maximum, length, value } = _zod.def;
		if (check === "min_length") min = minimum ?? min;
		if (check === "max_length") max = maximum ?? max;
		if (check === "length_equals") min = max = length ?? min;
		if (check === "greater_than") min = value ?? min;
		if (check === "less_than") max = value ?? max;
	}
	return { min, max };
}

function textOf({ checks = [], format }: Definition): fc.Arbitrary<unknown> {
	if (format === "datetime") return instant;
	const { max } = bounds(checks);
	const formats = checks
		.map(({ _zod: { def } }) => def)
		.filter(({ check }) => check === "string_format");
	if (formats.some(({ format }) => format === "email")) return emailAddress;
	const pattern = formats.find(({ format }) => format === "regex")?.pattern;
	if (pattern) {
		return fc.oneof(
			formatted,
			fc.stringMatching(new RegExp(pattern.source, pattern.flags.replace("i", ""))),
		);
	}
	if (checks.length === 0) return text(MAX_TEXT);
	const hasRule = checks.some(({ _zod }) => _zod.def.check === "custom");
	const plain = text(Math.min(max, 20_000));
	return hasRule
		? fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: formatted })
		: plain;
}

function numberOf({ checks, format }: Definition): fc.Arbitrary<unknown> {
	const { min, max } = bounds(checks);
	const least = Number.isFinite(min) ? min : 0;
	const most = Number.isFinite(max) ? max : 1_000_000;
	if (format !== undefined && format !== "safeint")
		throw new Error(`There are no numbers of ${format}.`);
	return fc.oneof(
		fc.integer({ min: least, max: Math.min(most, least + 30) }),
		fc.integer({ min: least, max: most }),
	);
}
