import { expect, test } from "vitest";
import { errorOf } from "#platform/api/client.ts";

const answer = (body: string | null, type: string, statusText = "") =>
	new Response(body, { status: 502, statusText, headers: { "content-type": type } });

test("the message of an error is the status and the body, or the status text", async () => {
	expect((await errorOf(answer("Database is away", "text/plain"))).message).toBe(
		"502: Database is away",
	);
	expect((await errorOf(answer(null, "text/plain", "Bad Gateway"))).message).toBe(
		"502: Bad Gateway",
	);
});

test("a person reads what the server said, and a sentence in place of a proxy's page or silence", async () => {
	const said = async (body: string | null, type: string) =>
		(await errorOf(answer(body, type))).detail;
	const sentence = "The server did not answer. Please try again in a minute.";
	expect(await said("Database is away", "text/plain")).toBe("Database is away");
	expect(await said('{"type":"about:blank","detail":"Too long"}', "application/problem+json")).toBe(
		"Too long",
	);
	expect(await said("<html><body>502 Bad Gateway</body></html>", "text/html")).toBe(sentence);
	expect(await said(null, "text/plain")).toBe(sentence);
});
