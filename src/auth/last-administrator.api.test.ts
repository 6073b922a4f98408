import { expect, test } from "vitest";
import { Failure } from "#api/failure.ts";
import { changeUser, removeUser } from "#auth/users.server.ts";
import { theApp } from "../../test/app.ts";

const app = theApp();

// No session leads here any more, but the rule stands without one.
test("the last administrator keeps the rights and the place, whoever asks", async () => {
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
