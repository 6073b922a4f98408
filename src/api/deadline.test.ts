import { expect, test } from "vitest";
import { Patience, TooSlow } from "#api/deadline.server.ts";
import { explainDatabase } from "#database/errors.server.ts";

const never = new Promise<never>(() => {});

test("work that is done in time is answered, and its own failure stays its own", async () => {
	const patience = new Patience();
	expect(await patience.spend(Promise.resolve("done"))).toBe("done");
	await expect(patience.spend(Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
});

test("work that hangs is given up, and that is the database's fault: 503", async () => {
	const error = await new Patience(1).spend(never).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(TooSlow);
	expect(explainDatabase(error)?.status).toBe(503);
});

test("all steps of one request share its time", async () => {
	const patience = new Patience(1);
	await patience.spend(never).catch(() => {});
	await expect(patience.spend(never)).rejects.toBeInstanceOf(TooSlow);
});

test("an error of ours is not taken for a database that is away", () => {
	for (const error of [new TypeError("x is undefined"), { code: "42P01" }, { errcode: 1 }, null]) {
		expect(explainDatabase(error)).toBeNull();
	}
});
