import * as z from "zod/mini";
import { line } from "#platform/api/fields.ts";

const slashMessage = (issue: { input?: unknown }) =>
	`Start with a slash: /${String(issue.input).replace(/^\/+/, "").slice(0, 60)}`;

const path = line({ max: 300, required: "Please enter a URL path" }).check(
	z.refine((text) => text.startsWith("/") && !text.startsWith("//"), { error: slashMessage }),
	z.refine((text) => !/[\s\\]/.test(text), { error: "URLs can’t contain spaces" }),
);

/** Path of the old website; its query string is ignored. */
const from = path.check(
	z.refine((text) => !/[?#]/.test(text), { error: "Please remove everything after ? or #" }),
	z.refine((text) => !isReserved(redirectKey(text)), {
		error: "The website itself uses this URL",
	}),
);

/** Redirects from URLs of the old website. */
export const redirects = z
	.array(z.object({ from, to: path }))
	.check(z.maxLength(500, { error: "You can add up to 500 redirects" }), ({ value, issues }) => {
		const next = new Map(value.map(({ from, to }) => [redirectKey(from), redirectKey(to)]));
		const seen = new Set<string>();
		for (const [at, { from }] of value.entries()) {
			const key = redirectKey(from);
			const loop = formsLoop(key, next) ? "leads back to itself" : null;
			const wrong = seen.has(key) ? "is listed twice" : loop;
			seen.add(key);
			if (wrong === null) continue;
			const message = `${from} ${wrong}`;
			issues.push({ code: "custom", path: [at, "from"], message, input: from });
		}
	});
export type Redirect = z.output<typeof redirects>[number];

const reserved =
	/^\/(?:$|(?:api|admin|uploads|assets|pictures|share)(?:\/|$)|(?:robots\.txt|sitemap\.xml|site\.webmanifest|favicon\.(?:ico|svg)|apple-touch-icon\.png|icon-\d+\.png)$)/;

/**
 * Returns whether the site has a page at a path, which a redirect would shadow.
 * @param key from `redirectKey`
 */
export function isReserved(key: string): boolean {
	return reserved.test(key);
}

/** Normalizes a path: lowercase, without a trailing slash. */
export function redirectKey(path: string): string {
	const plain = path.replace(/[?#].*/, "").replace(/(?<=[^/]|^\/)\/+$/, "");
	return decodePath(plain).toLowerCase();
}

function decodePath(path: string): string {
	try {
		return decodeURI(path);
	} catch {
		return path;
	}
}

function formsLoop(start: string, next: ReadonlyMap<string, string>): boolean {
	const seen = new Set<string>();
	for (let at: string | undefined = start; at !== undefined; at = next.get(at)) {
		if (seen.has(at)) return true;
		seen.add(at);
	}
	return false;
}
