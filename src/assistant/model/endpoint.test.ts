import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { endpointAt } from "#assistant/model/endpoint.server.ts";
import * as stub from "../../../test/chat/endpoint.ts";

let endpoint: stub.Endpoint;
beforeAll(async () => {
	endpoint = await stub.startEndpoint();
});
beforeEach(() => {
	endpoint.received.length = 0;
});
afterAll(() => endpoint.close());

const bounds = { firstByte: 10_000, silence: 10_000, bytes: 64 * 1024 };
const hasty = { ...bounds, firstByte: 100, silence: 100 };
const ask = (time = 10_000, limits = bounds) =>
	endpointAt({ baseUrl: endpoint.baseUrl, apiKey: "secret-key", model: "m" }, limits)(
		"You are an assistant.",
		[{ role: "user", content: "Hello" }],
		time,
	);

test("one call of chat completions with the key, the model, a low temperature and a cap on its length", async () => {
	endpoint.will(stub.says("Good morning. How can I help?"));
	expect(await ask()).toBe("Good morning. How can I help?");
	expect(endpoint.received).toHaveLength(1);
	const [{ path, authorization, body } = endpoint.received[0] as stub.Received] = endpoint.received;
	expect(path).toBe("/v1/chat/completions");
	expect(authorization).toBe("Bearer secret-key");
	expect(body).toMatchObject({ model: "m", stream: true, temperature: 0.2, max_tokens: 450 });
	expect(body.tools).toBeUndefined();
	expect(body.messages).toEqual([
		{ role: "system", content: "You are an assistant." },
		{ role: "user", content: "Hello" },
	]);
});

test("a plain JSON answer to a streamed request is understood", async () => {
	endpoint.will(stub.saysPlainly("Good morning."));
	expect(await ask()).toBe("Good morning.");
});

test("an answer is whole with a finish reason, and with [DONE] alone", async () => {
	endpoint.will(stub.says("Good morning.", { done: false }));
	expect(await ask()).toBe("Good morning.");
	endpoint.will(stub.says("Good evening.", { finish: null }));
	expect(await ask()).toBe("Good evening.");
});

test("an answer that was cut for its length goes back to its last sentence", async () => {
	endpoint.will(stub.says("We teach in Iselin. Classes are in", { finish: "length" }));
	expect(await ask()).toBe("We teach in Iselin.");
});

test.each<[string, Parameters<stub.Endpoint["will"]>[0], string]>([
	["without an end", stub.says("Half an", { finish: null, done: false }), "invalid response"],
	["cut before a sentence ended", stub.says("Half an", { finish: "length" }), "empty response"],
	["that is empty", stub.says(""), "empty response"],
	["that is blank", stub.says("  \n "), "empty response"],
	["that is broken", (r) => r.end('data: {"choices":[{"delta"\n\n'), "invalid response"],
	["of broken JSON", (r) => r.end('{"choices":[{"mess'), "invalid response"],
	["without choices", (r) => r.end('{"choices":[]}'), "invalid response"],
	["that never ends", stub.neverEnds, "response too large"],
	["of status 500", stub.answers(500), "HTTP 500"],
	["of status 401", stub.answers(401), "HTTP 401"],
	["of status 429", stub.answers(429, { "retry-after": "30" }), "HTTP 429"],
])("an answer %s is trouble, in words that hold nothing it said", async (_, behaviour, message) => {
	endpoint.will(behaviour);
	await expect(ask()).rejects.toMatchObject({ name: "ModelEndpointError", message });
	expect(endpoint.received).toHaveLength(1);
});

test.each([
	["stops in the middle", stub.stopsInTheMiddle],
	["never begins", stub.hangs],
])("an answer that %s is not waited for", async (_, behaviour) => {
	endpoint.will(behaviour);
	await expect(ask(10_000, hasty)).rejects.toMatchObject({ message: "response stalled" });
	expect(endpoint.received).toHaveLength(1);
});

test("an answer that breaks off is trouble", async () => {
	endpoint.will(stub.breaksOff);
	await expect(ask()).rejects.toMatchObject({ name: "ModelEndpointError" });
	expect(endpoint.received).toHaveLength(1);
});

test("a reset connection is tried once more, and only once", async () => {
	endpoint.will((response, received, request) =>
		endpoint.received.length === 1
			? stub.resets(response, received, request)
			: stub.says("Here I am.")(response, received, request),
	);
	expect(await ask()).toBe("Here I am.");
	endpoint.received.length = 0;
	endpoint.will(stub.resets);
	await expect(ask()).rejects.toMatchObject({ name: "ModelEndpointError" });
	expect(endpoint.received).toHaveLength(2);
});

test("a redirect is never followed", async () => {
	endpoint.will((response, received, request) => {
		if (received.path === "/v1/elsewhere") return stub.says("Caught.")(response, received, request);
		response.writeHead(307, { location: "/v1/elsewhere" }).end();
	});
	await expect(ask()).rejects.toMatchObject({ name: "ModelEndpointError" });
	expect(endpoint.received.map(({ path }) => path)).toEqual(["/v1/chat/completions"]);
});

test("everything together has an end, even while words keep coming", async () => {
	endpoint.will(stub.neverEnds);
	await expect(ask(200, { ...bounds, bytes: 1024 ** 3 })).rejects.toMatchObject({
		message: "timed out",
	});
});

test("nothing is printed, whatever the endpoint says", async () => {
	const printed: unknown[] = [];
	const kept = { error: console.error, warn: console.warn, log: console.log };
	const note = (...said: unknown[]) => printed.push(said);
	Object.assign(console, { error: note, warn: note, log: note });
	for (const behaviour of [stub.answers(401), stub.breaksOff, stub.says("Fine.")]) {
		endpoint.will(behaviour);
		await ask().catch(() => {});
	}
	Object.assign(console, kept);
	expect(printed).toEqual([]);
});
