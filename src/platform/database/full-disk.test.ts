import { DatabaseSync } from "node:sqlite";
import { Kysely } from "kysely";
import { expect, test } from "vitest";
import { register } from "#intake/registrations/service.server.ts";
import type { Caller } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { systemClock } from "#platform/database/clock.ts";
import { withTransactionGuard } from "#platform/database/database.server.ts";
import { toDatabaseFailure } from "#platform/database/errors.server.ts";
import { migrate } from "#platform/database/migrate.server.ts";
import { sqliteDialect } from "#platform/database/sqlite.server.ts";
import type { Tables } from "#platform/database/tables.server.ts";
import { createLimits } from "#platform/rate-limits/limits.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { aCall } from "../../../test/call.ts";
import { aRegistration } from "../../../test/factories.ts";

test("a full disk: writes fail with a message, leave no partial data, and work again once there is space", async () => {
	const file = new DatabaseSync(":memory:");
	const db = new Kysely<Tables>({ dialect: withTransactionGuard(sqliteDialect(file)) });
	await migrate(db, "sqlite");
	await seedCourses(db, systemClock);
	const store = { db, clock: systemClock, publicUrl: "https://school.example" };
	const body = aRegistration({ message: "x".repeat(5000) });
	const write = () => register(store, aCall({ body, headers: {}, idempotency: null }));
	await write();
	const { page_count } = file.prepare("pragma page_count").get() as { page_count: number };
	file.exec(`pragma max_page_count = ${page_count}`);

	const errors: unknown[] = [];
	for (let n = 0; n < 3; n++) await write().catch((error: unknown) => errors.push(error));
	expect(errors.length).toBeGreaterThan(0);
	for (const error of errors)
		expect(toDatabaseFailure(error)).toMatchObject({ kind: "unavailable" });

	file.exec(`pragma max_page_count = ${page_count + 1000}`);
	expect(await write()).not.toBeInstanceOf(Failure);
	expect(file.prepare("pragma integrity_check").get()).toEqual({ integrity_check: "ok" });
});

test.each([
	["full", ({ page_count }: { page_count: number }) => `max_page_count = ${page_count}`],
	["read-only", () => "query_only = on"],
] as const)("a %s disk: links and reports go uncounted, forms do not", async (_, setting) => {
	const file = new DatabaseSync(":memory:");
	const db = new Kysely<Tables>({ dialect: withTransactionGuard(sqliteDialect(file)) });
	await migrate(db, "sqlite");
	const limits = createLimits({ db, clock: systemClock });
	const size = file.prepare("pragma page_count").get() as { page_count: number };
	file.exec(`pragma ${setting(size)}`);

	// More addresses than the pages have room for.
	const addresses = Array.from(
		{ length: 500 },
		(_, n) => `192.0.${Math.floor(n / 250)}.${n % 250}`,
	);
	for (const [userId, address] of addresses.entries()) {
		expect(await limits.ofLink({ address })).toBeUndefined();
		await limits.forgiveLink({ address });
		const user = { userId } as Caller;
		expect(await limits.ofCall("report", { address }, user)).toBeUndefined();
	}
	const forms = addresses.map((address) => limits.ofCall("form", { address }, null));
	const errors = (await Promise.allSettled(forms)).flatMap((form) =>
		form.status === "rejected" ? [form.reason] : [],
	);
	expect(errors.length).toBeGreaterThan(0);
	expect(toDatabaseFailure(errors[0])).toMatchObject({ kind: "unavailable" });
});
