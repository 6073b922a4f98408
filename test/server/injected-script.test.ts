import { createHash } from "node:crypto";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildPage } from "#site/page-cache/page.server.ts";
import { anonymousOrigin, createRenderer } from "#site/server/pages.ts";
import { theApp } from "../app.ts";

const app = theApp();
const build = await import(join(import.meta.dirname, "../../build/server/index.js"));
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns a page rendered by the built site. */
function rendered(path: string): Promise<Response> {
	const request = new Request(new URL(path, "https://school.example"));
	return createRenderer(build, "production", app.api)(request, anonymousOrigin);
}

test("a script injected by a text, if escaping failed, is not allowed to run", async () => {
	const text = "We are closed tomorrow.";
	const body = { announcement: { shown: true, text, from: null, to: null } };
	expect((await app.asAdmin("PATCH", "/api/admin/settings", { body })).status).toBe(200);
	const script = 'import "/evil.js";\nsteal();';
	const response = await rendered("/courses/cna");
	const html = await response.text();
	expect(html).toContain(`>${text}<`);
	const injected = html.replace(text, `<script type="module">${script}</script>`);

	for (const hydration of ["touch", "idle", "at once"] as const) {
		const page = await buildPage(new Response(injected, response), hydration);
		const policy = page.headers["content-security-policy"] ?? "";
		const inline = [
			...page.bytes.identity.toString().matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g),
		]
			.filter(([, attributes = ""]) => !/ld\+json|src=/.test(attributes))
			.map(([, , content = ""]) => content);
		const forbidden = inline.filter((content) => !policy.includes(sha(content)));
		expect(forbidden).toEqual([script]);
		// One script is blocked and one hash is for the styles, so the numbers agree.
		expect(policy.match(/'sha256-/g)).toHaveLength(new Set(inline).size);
		expect(page.bytes.identity.toString()).not.toContain("nonce");
		expect(Object.keys(page.headers).join()).not.toContain("nonce");
	}
});
