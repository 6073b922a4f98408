import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addEntry } from "#intake/people/queries.ts";

const voicemail = { kind: "call", outcome: "voicemail", text: null } as const;
const stored = () => Response.json({ id: 1 }, { status: 201 });
const lost = () => new Response("Not now.", { status: 503 });
const gone = () => new Response("This was saved, and it has been deleted since.", { status: 404 });

const keys: (string | null)[] = [];
let answer = stored;
beforeEach(() => {
	keys.length = 0;
	vi.useFakeTimers({ toFake: ["Date"] });
	vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
		keys.push(new Headers(init.headers).get("idempotency-key"));
		return answer();
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

const press = (person: number, next: () => Response) => {
	answer = next;
	return addEntry(person, voicemail).then(
		() => {},
		() => {},
	);
};

test("a call whose answer was lost has the same key when it is saved again, and another one later", async () => {
	await press(1, lost);
	vi.setSystemTime(Date.now() + 4 * 60_000);
	await press(1, stored);
	await press(1, stored);
	expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

test("the same call the next day is another one, although an answer was lost", async () => {
	await press(2, lost);
	vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
	await press(2, stored);
	expect(new Set(keys).size).toBe(2);
});

test("an outcome that could not be saved has the same key whenever it is tried again", async () => {
	await press(4, lost);
	vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
	answer = stored;
	await addEntry(4, voicemail, Infinity);
	expect(new Set(keys).size).toBe(1);
});

test("a call is another one after a refusal", async () => {
	await press(3, lost);
	await press(3, gone);
	await press(3, stored);
	expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});
