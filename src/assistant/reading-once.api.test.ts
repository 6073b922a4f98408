import { expect, test } from "vitest";
import { systemClock } from "#platform/database/clock.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { theApp } from "../../test/app.ts";
import { aFact } from "../../test/factories.ts";
import { loadPublished } from "./conversation/answer-context.server.ts";

const queries: string[] = [];
const app = theApp({ observe: ({ sql }) => queries.push(sql) });

test("unchanged content is read once, changed content again", async () => {
	const first = await loadPublished(app.db, systemClock);
	expect(await loadPublished(app.db, systemClock)).toBe(first);
	await app.asAdmin("POST", "/api/admin/facts", { body: aFact() });
	const second = await loadPublished(app.db, systemClock);
	expect(second).not.toBe(first);
	expect(second.facts.some(({ topic }) => topic === "price")).toBe(true);
});

test("what forms have read of the content is not read again, also to try other facts", async () => {
	await app.asAdmin("POST", "/api/admin/facts", {
		body: aFact({ topic: "other", question: "Is there parking?", answer: "Yes, it is free." }),
	});
	await currentContent(app.db, systemClock);
	queries.length = 0;
	const published = await loadPublished(app.db, systemClock);
	expect(await loadPublished(app.db, systemClock, [])).toEqual({ ...published, facts: [] });
	expect(queries.filter((sql) => /from "(settings|courses|facts)"/.test(sql))).toEqual([]);
});
