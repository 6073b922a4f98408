import { expect, test } from "vitest";
import { ensureAdministrator } from "#office/auth/initial-administrator.server.ts";
import { signIn, theApp } from "../../../test/app.ts";

const app = theApp();
const deleteAllUsers = () => app.db.deleteFrom("users").execute();
const users = () => app.db.selectFrom("users").select(["username", "isAdmin"]).execute();

test("while an administrator exists, none is created", async () => {
	expect(await ensureAdministrator(app.db, "admin", "a configured password")).toBeUndefined();
	expect(await users()).toEqual([{ username: "dana", isAdmin: true }]);
});

test("the initial administrator gets the configured password, which is not shown", async () => {
	await deleteAllUsers();
	expect(await ensureAdministrator(app.db, "admin", " a configured password ")).toBeUndefined();
	expect((await signIn(app, "admin", " a configured password ")).token).toBeTruthy();
});

test("without a configured password a random one is created, shown once and strong", async () => {
	await deleteAllUsers();
	const made = await ensureAdministrator(app.db, "admin", undefined);
	expect(made).toMatch(/^([a-km-z2-9]{4}-){3}[a-km-z2-9]{4}$/);
	expect((await signIn(app, "admin", made ?? "")).token).toBeTruthy();
	expect(await ensureAdministrator(app.db, "admin", undefined)).toBeUndefined();
	await deleteAllUsers();
	expect(await ensureAdministrator(app.db, "admin", undefined)).not.toBe(made);
});

test("a username is stored as sign-in looks it up", async () => {
	await deleteAllUsers();
	await ensureAdministrator(app.db, " rene\u0301 ", "a configured password");
	expect(await users()).toEqual([{ username: "ren\u00e9", isAdmin: true }]);
	expect((await signIn(app, "ren\u00e9", "a configured password")).token).toBeTruthy();
});

test("instances that start at the same time create one administrator and show one password", async () => {
	await deleteAllUsers();
	const made = await Promise.all(
		Array.from({ length: 4 }, () => ensureAdministrator(app.db, "admin", undefined)),
	);
	const shown = made.filter((password) => password !== undefined);
	expect(shown).toHaveLength(1);
	expect(await users()).toEqual([{ username: "admin", isAdmin: true }]);
	expect((await signIn(app, "admin", shown[0] ?? "")).token).toBeTruthy();
});
