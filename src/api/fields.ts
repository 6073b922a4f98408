import * as z from "zod/mini";

// NUL and other control characters; line breaks and tabs are allowed in long texts only.
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for
const controls = /[\u0000-\u001f\u007f-\u009f]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is what this is for
const controlsBesideBreaks = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/;

/** The message for a value of the wrong type; a value that is not there is "Required". */
const absent = (required: string) => (issue: { input?: unknown }) =>
	issue.input === undefined || issue.input === null || issue.input === ""
		? required
		: "Invalid input";

const normalize = (text: string) => text.toWellFormed().normalize("NFC").trim();
const normalizeBreaks = (text: string) => normalize(text.replace(/\r\n?/g, "\n"));

interface TextRules {
	max: number;
	/** The sentence when nothing is given. */
	required?: string;
	/** The sentence when it is too short or not of the right form. */
	invalid?: string;
	min?: number;
}

/** One line of text: trimmed, NFC, without control characters, not empty. */
export function line({ max, required = "Required", invalid, min = 1 }: TextRules) {
	return z.string({ error: absent(required) }).check(
		z.overwrite(normalize),
		z.minLength(min, { error: min === 1 ? required : (invalid ?? required) }),
		z.maxLength(max, { error: `Please use ${max} characters or fewer` }),
		z.refine((text) => !controls.test(text), {
			error: "Please remove line breaks and control characters",
		}),
	);
}

/** Several lines of text: as `line`, with line breaks and tabs. */
export function longText({ max, required = "Required" }: TextRules) {
	return z.string({ error: absent(required) }).check(
		z.overwrite(normalizeBreaks),
		z.minLength(1, { error: required }),
		z.maxLength(max, { error: `Please use ${max} characters or fewer` }),
		z.refine((text) => !controlsBesideBreaks.test(text), {
			error: "Please remove control characters",
		}),
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

export const emailMessage = "Please enter a valid email address";
export const phoneMessage = "Please enter a valid phone number";

export const email = z
	.string({ error: emailMessage })
	.check(
		z.overwrite(normalize),
		z.maxLength(254, { error: emailMessage }),
		z.email({ error: emailMessage }),
	);

export const phone = line({ min: 10, max: 40, required: phoneMessage, invalid: phoneMessage });

/** A row's number as both engines store it. */
export const id = z.int({ error: "Invalid input" }).check(z.minimum(1), z.maximum(2_147_483_647));

/** The number of a row in an address. */
export const idParams = z.object({
	id: z.pipe(
		z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
		z.pipe(z.transform(Number), id),
	) as z.ZodMiniType<number, string | number>,
});

/** An instant as it travels: ISO 8601 with zone. */
export const instant = z.iso.datetime({ offset: true });
