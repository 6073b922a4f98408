import { pageHeaders } from "#api/page-headers.server.ts";

const inline = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1>/g;
const picture = /<(?:img|source)\b[^>]*?\b(?:src|srcset)="(http:\/\/[^"]+)"/g;

/**
 * The headers of a rendered page. Its policy allows the inline elements that carry the nonce of its
 * rendering: those are ours, and an element that came in with a text has none.
 * @param nonce null allows no inline element
 */
export function cspFor(html: string, nonce: string | null): Record<string, string> {
	const own = { script: [] as string[], style: [] as string[] };
	for (const [, tag, attributes = "", content = ""] of html.matchAll(inline)) {
		if (nonce === null || !attributes.includes(nonceAttribute(nonce))) continue;
		if (/\bsrc=/.test(attributes)) continue;
		own[tag as "script" | "style"].push(content);
	}
	const pictureOrigins = new Set(
		[...html.matchAll(picture)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []),
	);
	return pageHeaders({ scripts: own.script, styles: own.style, pictureOrigins });
}

/** Removes the nonce from a page whose policy is made: it stays a secret of the server. */
export function withoutNonce(html: string, nonce: string | null): string {
	return nonce === null ? html : html.replaceAll(nonceAttribute(nonce), "");
}

/** The attribute as React writes it. */
export function nonceAttribute(nonce: string): string {
	return ` nonce="${nonce}"`;
}
