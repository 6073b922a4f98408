import { expect, test } from "vitest";
import { Deadline, DeadlineExceeded } from "#api/deadline.server.ts";
import { toDatabaseFailure } from "#database/errors.server.ts";

const never = new Promise<never>(() => {});

test("work that is done in time is answered, and its own failure stays its own", async () => {
	const patience = new Deadline();
	expect(await patience.run(Promise.resolve("done"))).toBe("done");
	await expect(patience.run(Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
});

test("work that hangs is given up, and that is the database's fault: 503", async () => {
	const error = await new Deadline(1).run(never).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(DeadlineExceeded);
	expect(toDatabaseFailure(error)?.status).toBe(503);
});

test("all steps of one request share its time", async () => {
	const patience = new Deadline(1);
	await patience.run(never).catch(() => {});
	await expect(patience.run(never)).rejects.toBeInstanceOf(DeadlineExceeded);
});

test("an error of ours is not taken for a database that is away", () => {
	for (const error of [new TypeError("x is undefined"), { code: "42P01" }, { errcode: 1 }, null]) {
		expect(toDatabaseFailure(error)).toBeNull();
	}
});
