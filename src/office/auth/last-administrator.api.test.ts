import { expect, test } from "vitest";
import { deleteUser, updateUser } from "#office/auth/users.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { signedInUser, theApp } from "../../../test/app.ts";

const app = theApp();
const store = () => ({ db: app.db, clock: () => app.clock.now });

/** Calls about one user, by somebody. */
const callOn =
	(id: number, somebody: { userId: number; username: string }) =>
	<Body>(body: Body) => ({
		params: { id },
		body,
		ifMatch: undefined,
		actor: { ...somebody, address: "" },
	});

// The screens can't reach this state; the service enforces the rule on its own.
test("the last administrator can't be demoted or deleted by anyone", async () => {
	const { id } = await app.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
	const call = callOn(id, { userId: id + 1, username: "somebody" });
	for (const refused of [
		await deleteUser(store(), call({})),
		await updateUser(store(), call({ isAdmin: false })),
	]) {
		expect(refused).toBeInstanceOf(Failure);
		expect((refused as Failure).status).toBe(409);
		expect((refused as Failure).detail).toMatch(/^This is the last administrator\./);
	}
	const users = await app.db.selectFrom("users").select(["id", "isAdmin"]).execute();
	expect(users).toEqual([{ id, isAdmin: true }]);
});

test("the last administrator with full access can't be narrowed or deleted, and nobody their own role", async () => {
	const desk = await signedInUser(app, { isAdmin: true, role: "desk" });
	const { id } = await app.db
		.selectFrom("users")
		.select("id")
		.where("role", "=", "full")
		.executeTakeFirstOrThrow();
	const call = callOn(id, { userId: desk.id, username: desk.username });
	for (const refused of [
		await deleteUser(store(), call({})),
		await updateUser(store(), call({ role: "viewer" })),
		await updateUser(store(), call({ isAdmin: false })),
	]) {
		expect(refused).toMatchObject({
			status: 409,
			detail:
				"This is the last administrator with full access. Give another user full access first.",
		});
	}
	const own = await app.asAdmin("PATCH", `/api/admin/users/${id}`, { body: { role: "desk" } });
	expect(own.status).toBe(409);
	expect(own.text).toBe(
		"You can’t narrow your own role. Ask another administrator with full access.",
	);
	expect((await app.asAdmin("GET", `/api/admin/users/${id}`)).json.role).toBe("full");
});

test("of two administrators with full access who narrow each other at the same time, one stays", async () => {
	const full = await signedInUser(app, { isAdmin: true });
	const { id } = await app.db
		.selectFrom("users")
		.select("id")
		.where("role", "=", "full")
		.where("id", "!=", full.id)
		.executeTakeFirstOrThrow();
	const answers = await Promise.all([
		app.call("PATCH", `/api/admin/users/${id}`, { token: full.token, body: { role: "desk" } }),
		app.asAdmin("PATCH", `/api/admin/users/${full.id}`, { body: { role: "desk" } }),
	]);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
	const left = await app.db.selectFrom("users").select("id").where("role", "=", "full").execute();
	expect(left).toHaveLength(1);
});
