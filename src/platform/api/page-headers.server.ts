import { createHash } from "node:crypto";

/** A page's own inline content. Any other inline content is blocked. */
interface OwnContent {
	/** Exact text of every inline script. */
	scripts?: readonly string[];
	/** Exact text of every inline style. */
	styles?: readonly string[];
	/** Origins of its pictures over http. */
	pictureOrigins?: Iterable<string>;
}

/** Builds the headers of a page, with a Content-Security-Policy that allows its inline content by hash. */
export function pageHeaders({
	scripts = [],
	styles = [],
	pictureOrigins = [],
}: OwnContent): Record<string, string> {
	return {
		"content-type": "text/html; charset=utf-8",
		"content-security-policy": [
			"default-src 'none'",
			["script-src 'self'", ...hashes(scripts)].join(" "),
			["style-src 'self'", ...hashes(styles)].join(" "),
			["img-src 'self' https: data:", ...pictureOrigins].join(" "),
			"font-src 'self'",
			"manifest-src 'self'",
			"connect-src 'self' https://api.emailjs.com",
			"base-uri 'none'",
			"object-src 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
		].join("; "),
		"cross-origin-opener-policy": "same-origin",
		"permissions-policy":
			"accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()",
	};
}

function hashes(texts: readonly string[]): Set<string> {
	return new Set(
		texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`),
	);
}
