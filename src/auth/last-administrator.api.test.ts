import { expect, test } from "vitest";
import { Failure } from "#api/failure.ts";
import { changeUser, removeUser } from "#auth/users.server.ts";
import { theApp } from "../../test/app.ts";

const app = theApp();

// The screens can't reach this state; the service enforces the rule on its own.
test("the last administrator can't be demoted or deleted by anyone", async () => {
	const { id } = await app.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
	const actor = { userId: id + 1, username: "somebody", address: "" };
	const clock = () => app.clock.now;
	for (const refused of [
		await removeUser(app.db, clock, actor, id, undefined),
		await changeUser(app.db, clock, actor, id, { isAdmin: false }, undefined),
	]) {
		expect(refused).toBeInstanceOf(Failure);
		expect((refused as Failure).status).toBe(409);
		expect((refused as Failure).detail).toMatch(/^This is the last administrator\./);
	}
	const users = await app.db.selectFrom("users").select(["id", "isAdmin"]).execute();
	expect(users).toEqual([{ id, isAdmin: true }]);
});
