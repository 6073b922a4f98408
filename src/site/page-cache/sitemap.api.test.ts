import { expect, test } from "vitest";
import { sitemap } from "#site/page-cache/sitemap.server.ts";
import { theApp } from "../../../test/app.ts";
import { aFact } from "../../../test/factories.ts";

const app = theApp();

async function lastChange(path: string): Promise<string | undefined> {
	const xml = await sitemap({ db: app.db, clock: () => app.clock.now }, "https://school.example");
	return new RegExp(`<loc>https://school.example${path}</loc><lastmod>([^<]+)`).exec(xml)?.[1];
}

test("a page changes with its course and with the course’s facts, and no other page does", async () => {
	const before = await lastChange("/courses/ekg");
	app.clock.now = new Date("2026-11-25T15:00:00Z");
	await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ courseId: 2 }) });
	expect(await lastChange("/courses/cna")).toBe("2026-11-25T15:00:00.000Z");
	expect(await lastChange("/")).toBe("2026-11-25T15:00:00.000Z");
	expect(await lastChange("/catalog")).toBe("2026-11-25T15:00:00.000Z");
	app.clock.now = new Date("2026-11-26T15:00:00Z");
	await app.asAdmin("PATCH", "/api/admin/courses/2", { body: { summary: "Another summary." } });
	expect(await lastChange("/courses/cna")).toBe("2026-11-26T15:00:00.000Z");
	expect(await lastChange("/courses/ekg")).toBe(before);
});
