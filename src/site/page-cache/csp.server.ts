import { pageHeaders } from "#platform/api/page-headers.server.ts";

const inline = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1>/g;
const picture = /<(?:img|source)\b[^>]*?\b(?:src|srcset)="(http:\/\/[^"]+)"/g;

/**
 * Builds the headers of a rendered page. The policy allows only inline elements with the nonce of this
 * rendering; injected elements have none.
 * @param nonce null allows no inline element
 */
export function cspFor(html: string, nonce: string | null): Record<string, string> {
	const inlineContent = { script: [] as string[], style: [] as string[] };
	for (const [, tag, attributes = "", content = ""] of html.matchAll(inline)) {
		if (nonce === null || !attributes.includes(nonceAttribute(nonce))) continue;
		if (/\bsrc=/.test(attributes)) continue;
		inlineContent[tag as "script" | "style"].push(content);
	}
	const pictureOrigins = new Set(
		[...html.matchAll(picture)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []),
	);
	return pageHeaders({
		scripts: inlineContent.script,
		styles: inlineContent.style,
		pictureOrigins,
	});
}

/** Removes the nonce from a page after its policy is built, so it stays secret. */
export function withoutNonce(html: string, nonce: string | null): string {
	return nonce === null ? html : html.replaceAll(nonceAttribute(nonce), "");
}

/** Formats the nonce attribute as React does. */
export function nonceAttribute(nonce: string): string {
	return ` nonce="${nonce}"`;
}
