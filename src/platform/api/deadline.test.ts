import { expect, onTestFinished, test, vi } from "vitest";
import { Deadline, DeadlineExceeded } from "#platform/api/deadline.server.ts";
import { toDatabaseFailure } from "#platform/database/errors.server.ts";

const never = new Promise<never>(() => {});

test("work that finishes in time returns its result or its own error", async () => {
	const deadline = new Deadline();
	expect(await deadline.run(() => "done")).toBe("done");
	await expect(deadline.run(() => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
});

test("work that hangs is abandoned as a database failure: 503", async () => {
	const error = await new Deadline(1).run(() => never).catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(DeadlineExceeded);
	expect(toDatabaseFailure(error)?.status).toBe(503);
});

test("all steps of one request share one deadline", async () => {
	const deadline = new Deadline(1);
	await deadline.run(() => never).catch(() => {});
	await expect(deadline.run(() => never)).rejects.toBeInstanceOf(DeadlineExceeded);
});

test("steps that run at the same time count once", async () => {
	vi.useFakeTimers();
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const step = (ms: number) => new Promise((resolve) => setTimeout(() => resolve(ms), ms));
	const deadline = new Deadline(100);
	const both = Promise.all([deadline.run(() => step(60)), deadline.run(() => step(60))]);
	await vi.advanceTimersByTimeAsync(60);
	expect(await both).toEqual([60, 60]);
	const last = deadline.run(() => step(30));
	await vi.advanceTimersByTimeAsync(30);
	expect(await last).toBe(30);
});

test("a programming error is not reported as an unreachable database", () => {
	for (const error of [new TypeError("x is undefined"), { code: "42P01" }, { errcode: 1 }, null]) {
		expect(toDatabaseFailure(error)).toBeNull();
	}
});
