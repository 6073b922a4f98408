import { createHash } from "node:crypto";

/** The inline content that a page consists of. Whatever else stands in it is not allowed to run. */
interface OwnContent {
	/** The exact text of every inline script. */
	scripts?: readonly string[];
	/** The exact text of every inline style. */
	styles?: readonly string[];
	/** Origins of its pictures by plain http. */
	pictureOrigins?: Iterable<string>;
}

/** The headers of every page, with a Content-Security-Policy that allows its own inline content by hash. */
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
