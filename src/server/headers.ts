// What every answer carries: OWASP's recommendations, and the interface word by word.

const everywhere = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-resource-policy": "same-origin",
} as const;

/** For what is no page: it may load nothing and be framed by nobody. */
export const defaultHeaders: Readonly<Record<string, string>> = {
	...everywhere,
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** For every answer to a request that came by https. */
export const strictTransport = "max-age=31536000; includeSubDomains";
