import * as z from "zod/mini";

// Headers are ASCII, so text in them travels as percent-encoded UTF-8.

/** A header with text, decoded and then checked by a schema. */
export const percentEncoded = <Output>(
	schema: z.core.$ZodType<Output, string | null | undefined>,
) => z.pipe(z.string(), z.pipe(z.transform(decode), schema));

/** Encodes a text for {@link percentEncoded}. A blank one is kept, because some proxies drop an empty header. */
export const percentEncode = (text: string): string =>
	encodeURIComponent(text.trim().toWellFormed() || " ");

function decode(input: string, { issues }: z.core.ParsePayload): string | null | undefined {
	try {
		return decodeURIComponent(input);
	} catch {
		const message = "Please percent-encode the text as UTF-8";
		issues.push({ code: "custom", input, message });
		return z.NEVER;
	}
}
