import * as z from "zod/mini";
import { asStored } from "#platform/text/stored.ts";

// NUL and other control characters; line breaks and tabs are allowed in long texts only.
// biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the purpose
const controls = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: rejecting them is the purpose
const controlsBesideBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** Returns the message for a value of the wrong type; a missing value is "Required". */
const absent = (required: string) => (issue: { input?: unknown }) =>
	issue.input === undefined || issue.input === null || issue.input === ""
		? required
		: "Invalid input";

const normalizeBreaks = (text: string) => asStored(text.replace(/\r\n?/g, "\n"));

interface TextRules {
	max: number;
	/** Message for a missing value. */
	required?: string;
	/** Message for a value that is too short or malformed. */
	invalid?: string;
	min?: number;
}

/** Accepts one line of text: trimmed, NFC, without control characters, not empty. */
export const line = (rules: TextRules) =>
	text(rules, asStored, controls, "Please remove line breaks and control characters");

/** Accepts several lines of text: like `line`, with line breaks and tabs. */
export const longText = (rules: TextRules) =>
	text(rules, normalizeBreaks, controlsBesideBreaks, "Please remove control characters");

function text(
	{ max, required = "Required", invalid, min = 1 }: TextRules,
	stored: (text: string) => string,
	forbidden: RegExp,
	forbiddenMessage: string,
) {
	return z.string({ error: absent(required) }).check(
		z.overwrite(stored),
		z.minLength(min, { error: min === 1 ? required : (invalid ?? required) }),
		z.maxLength(max, { error: `Please use ${max} characters or fewer` }),
		z.refine((typed) => !forbidden.test(typed), { error: forbiddenMessage }),
	);
}

/** Makes a field optional: absent, null and blank all become null. */
export function optional<S extends z.ZodMiniType<string | number, string | number>>(schema: S) {
	return z.pipe(z.transform(blankToNull), z.nullable(schema)) as unknown as z.ZodMiniType<
		z.output<S> | null,
		z.input<S> | null | undefined
	>;
}

function blankToNull(value: unknown): unknown {
	return value === undefined || (typeof value === "string" && value.trim() === "") ? null : value;
}

const emailMessage = "Please enter a valid email address";
const phoneMessage = "Please enter a valid phone number";

export const email = z
	.string({ error: emailMessage })
	.check(
		z.overwrite(asStored),
		z.maxLength(254, { error: emailMessage }),
		z.email({ error: emailMessage }),
	);

export const phone = line({ min: 10, max: 40, required: phoneMessage, invalid: phoneMessage });

/** A row id as both engines store it, with what is said of anything else. */
export const idOr = (error: string) =>
	z.int({ error }).check(z.minimum(1, { error }), z.maximum(2_147_483_647, { error }));

export const id = idOr("Invalid input");

/** A row id in a path. */
export const idParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
		z.pipe(z.transform(Number), id),
	) as z.ZodMiniType<number, string | number>,
});

/** An instant in JSON: ISO 8601 with time zone. */
export const instant = z.iso.datetime({ offset: true });
