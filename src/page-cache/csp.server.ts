import { createHash } from "node:crypto";

const inline = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const picture = /<(?:img|source)\b[^>]*?\b(?:src|srcset)="(http:\/\/[^"]+)"/g;

/**
 * The Content-Security-Policy of a page: every inline script and style is allowed by its hash and
 * nothing else is, `unsafe-inline` nowhere. A picture by plain http adds its origin.
 */
export function cspFor(html: string): string {
	const hashes: Record<string, Set<string>> = { script: new Set(), style: new Set() };
	for (const [, tag = "", attributes = "", content = ""] of html.matchAll(inline)) {
		if (/\bsrc=/.test(attributes) || /type="application\/(?:ld\+)?json"/.test(attributes)) continue;
		hashes[tag]?.add(`'sha256-${createHash("sha256").update(content).digest("base64")}'`);
	}
	const pictures = new Set(
		[...html.matchAll(picture)].flatMap(([, address = ""]) => URL.parse(address)?.origin ?? []),
	);
	return [
		"default-src 'none'",
		["script-src 'self'", ...(hashes.script ?? [])].join(" "),
		["style-src 'self'", ...(hashes.style ?? [])].join(" "),
		["img-src 'self' https: data:", ...pictures].join(" "),
		"font-src 'self'",
		"manifest-src 'self'",
		"connect-src 'self' https://api.emailjs.com",
		"base-uri 'none'",
		"object-src 'none'",
		"form-action 'self'",
		"frame-ancestors 'none'",
	].join("; ");
}

/** What a page carries beside its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
	"content-type": "text/html; charset=utf-8",
	"cross-origin-opener-policy": "same-origin",
	"permissions-policy":
		"accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
};
