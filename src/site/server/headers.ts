// Headers of every response: OWASP's recommendations, and the interface word for word.

const everywhere = {
	"x-content-type-options": "nosniff",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-resource-policy": "same-origin",
} as const;

/** Policy for responses that are not pages: no loading, no framing. */
export const defaultHeaders: Readonly<Record<string, string>> = {
	...everywhere,
	"content-security-policy":
		"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Added to every response to an https request. */
export const strictTransport = "max-age=31536000; includeSubDomains";
