import { expect, test } from "vitest";
import { systemClock } from "#platform/database/clock.ts";
import { theApp } from "../../../test/app.ts";
import { prepareAssistant } from "./warm-up.server.ts";

const app = theApp();

test("getting ready asks nobody and leaves nothing behind", async () => {
	await prepareAssistant(app.db, systemClock);
	for (const table of ["chat_conversations", "chat_messages", "chat_answers"] as const)
		expect(await app.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
});

test("who comes while it gets ready is served between two pieces of the work", async () => {
	let served = 0;
	const others = setInterval(() => served++, 1);
	await prepareAssistant(app.db, systemClock);
	clearInterval(others);
	expect(served).toBeGreaterThan(5);
});
