/** Text as every accepted one is stored, written independently of the contracts: well-formed, NFC and trimmed. */
export function asStored(text: string): string {
	return text.toWellFormed().normalize("NFC").trim();
}

const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, "\n");

/** Returns whether a text came back as it was sent. Line breaks become `\n`; a blank text may be null. */
export function isSameText(sent: string, got: unknown): boolean {
	const stored = asStored(sent);
	if (stored === "") return got === null || got === "";
	return got === stored || got === asStored(withPlainBreaks(sent));
}

/** Lists the fields of what was sent that came back as something else. */
export function changedFields(sent: unknown, got: unknown, path = ""): string[] {
	if (typeof sent === "string") {
		return isSameText(sent, got)
			? []
			: [`${path}: ${JSON.stringify(sent)} came back as ${JSON.stringify(got)}`];
	}
	if (typeof sent !== "object" || sent === null || typeof got !== "object" || got === null)
		return [];
	return Object.entries(sent).flatMap(([name, value]) =>
		Object.hasOwn(got, name)
			? changedFields(
					value,
					(got as Record<string, unknown>)[name],
					path ? `${path}.${name}` : name,
				)
			: [],
	);
}
