import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { Failure } from "#platform/api/failure.ts";
import { internalError } from "#platform/api/responses.server.ts";
import { failureWords } from "#site/server/failure-words.ts";
import { createListener } from "#site/server/listener.ts";
import { unavailable } from "#site/server/refusal.ts";

let stop = () => {};
afterEach(() => stop());

async function pageAt(path: string): Promise<string> {
	const { server } = createListener(0);
	await once(server.listen(0), "listening");
	stop = () => server.closeAllConnections();
	const { port } = server.address() as AddressInfo;
	const answer = await fetch(`http://localhost:${port}${path}`, {
		headers: { accept: "text/html" },
	});
	server.close();
	return answer.text();
}

test.each([
	["/about", "en", "We’ll be right back", "The site is starting."],
	["/es/about", "es", "Volvemos enseguida", "El sitio se está iniciando."],
])("while the site starts, %s says so in its language: %s", async (path, lang, heading, detail) => {
	const html = await pageAt(path);
	expect(html).toContain(`<html lang="${lang}">`);
	expect(html).toContain(`<h1>${heading}</h1>`);
	expect(html).toContain(detail);
});

test("every reason for which no page is served has its Spanish", () => {
	const { detail } = failureWords.es;
	const unforeseen = detail(new Failure("internal", "Something else."));
	for (const failure of Object.values(unavailable))
		expect(detail(failure), failure.detail).not.toBe(unforeseen);
	expect(detail(internalError("id-1"))).toContain("id-1");
});
