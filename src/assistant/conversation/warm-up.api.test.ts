import { expect, test, vi } from "vitest";
import { classifiers } from "#assistant/engine/classifiers.ts";
import { Learnt } from "#assistant/engine/learnt.ts";
import { systemClock } from "#platform/database/clock.ts";
import { theApp } from "../../../test/app.ts";
import { prepareAssistant } from "./warm-up.server.ts";

const app = theApp();
const original = Learnt.prototype.get;

test("getting ready asks nobody and leaves nothing behind", async () => {
	await prepareAssistant(app.db, systemClock);
	for (const table of ["chat_conversations", "chat_messages", "chat_answers"] as const)
		expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

test("who comes while it gets ready is served between any two classifiers", async () => {
	let turns = 0;
	const others = setInterval(() => turns++, 1);
	const loaded = new Map<unknown, number>();
	const get = vi.spyOn(Learnt.prototype, "get").mockImplementation(function (this: Learnt) {
		if (!loaded.has(this)) loaded.set(this, turns);
		return original.call(this);
	});
	await prepareAssistant(app.db, systemClock);
	get.mockRestore();
	clearInterval(others);
	expect([...loaded.keys()]).toEqual(classifiers);
	expect(new Set(loaded.values()).size).toBe(classifiers.length);
});
