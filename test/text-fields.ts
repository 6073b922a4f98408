import type * as z from "zod/mini";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { endpoints } from "./endpoints.ts";

type Schema = z.core.$ZodType;

/** A text that a call carries. */
export interface TextField {
	/** Such as `POST /api/contact message`. */
	name: string;
	/** Characters of the longest text that is read. */
	longest: number;
	schema: z.ZodMiniType;
}

const KB = 1024;
const bodyOf = ({ access }: Endpoint) => (access === "anyone" ? 64 : 256) * KB;
/** What limits a text without a limit of its own: the body, the URL, the headers. */
const parts = [
	["body", bodyOf],
	["query", () => 8 * KB],
	["params", () => 8 * KB],
	["headers", () => 16 * KB],
] as const;

/** Every text of every call. */
export const textFields: readonly TextField[] = endpoints.flatMap((endpoint) =>
	parts.flatMap(([part, limitOf]) => {
		const schema = endpoint[part];
		if (!schema) return [];
		return [...textsIn(schema, `${endpoint.method} ${endpoint.path}`)].map((field) => ({
			...field,
			longest: Math.min(field.longest, limitOf(endpoint)),
		}));
	}),
);

/** Returns the characters of the longest text that a field accepts. @param name such as `POST /api/contact message` */
export function longestOf(name: string): number {
	const field = textFields.find((one) => one.name === name);
	if (!field) throw new Error(`There is no text field ${name}.`);
	return field.longest;
}

interface Definition {
	type: string;
	checks?: { _zod: { def: { check: string; maximum?: number } } }[];
	innerType: Schema;
	in: Schema;
	out: Schema;
	element: Schema;
	options: Schema[];
	shape: Record<string, Schema>;
}

function definitionOf(schema: Schema): Definition {
	return (schema as unknown as { _zod: { def: Definition } })._zod.def;
}

/** Finds the texts in a schema. What is read as a text and becomes something else, such as a list, is a text too. */
function* textsIn(schema: Schema, name: string): Generator<TextField> {
	const def = definitionOf(schema);
	switch (def.type) {
		case "string":
			yield { name, longest: longestIn(schema), schema: schema as z.ZodMiniType };
			break;
		case "pipe":
			if ([...textsIn(def.in, name), ...textsIn(def.out, name)].length > 0)
				yield { name, longest: longestIn(schema), schema: schema as z.ZodMiniType };
			break;
		case "object":
			for (const [key, inner] of Object.entries(def.shape)) yield* textsIn(inner, `${name} ${key}`);
			break;
		case "array":
			yield* textsIn(def.element, `${name}[]`);
			break;
		case "union":
			for (const option of def.options) yield* textsIn(option, name);
			break;
		case "optional":
		case "nullable":
		case "default":
			yield* textsIn(def.innerType, name);
			break;
	}
}

/** The limit of a text; of a pipe that of the text at either end. */
function longestIn(schema: Schema): number {
	const def = definitionOf(schema);
	const inner = [def.in, def.out, def.innerType].filter(Boolean).map(longestIn);
	const own = (def.checks ?? []).flatMap(({ _zod: { def: check } }) =>
		def.type === "string" && check.check === "max_length" ? (check.maximum ?? []) : [],
	);
	return Math.min(Number.POSITIVE_INFINITY, ...inner, ...own);
}
