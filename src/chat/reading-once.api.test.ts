import { expect, test } from "vitest";
import { systemClock } from "#database/clock.ts";
import { theApp } from "../../test/app.ts";
import { aFact } from "../../test/factories.ts";
import { loadPublished } from "./answer-context.server.ts";

const app = theApp();

test("unchanged content is read once, changed content again", async () => {
	const first = await loadPublished(app.db, systemClock);
	expect(await loadPublished(app.db, systemClock)).toBe(first);
	await app.asAdmin("POST", "/api/admin/facts", { body: aFact() });
	const second = await loadPublished(app.db, systemClock);
	expect(second).not.toBe(first);
	expect(second.facts.some(({ topic }) => topic === "price")).toBe(true);
});
