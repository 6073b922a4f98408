import { expect, test, vi } from "vitest";
import { adminPassword, theApp } from "../../../test/app.ts";

vi.mock("#office/auth/password.server.ts", () => import("../../../test/plain-passwords.ts"));

const app = theApp({ rateLimits: false });

test("with RATE_LIMITS=off no wrong password is counted", async () => {
	const login = (password: string) =>
		app.call("POST", "/api/login", { body: { username: "dana", password } });
	const responses = await Promise.all(Array.from({ length: 60 }, () => login("wrong password")));
	expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
	expect((await login(adminPassword)).status).toBe(200);
	expect(await app.db.selectFrom("limit_counts").selectAll().execute()).toEqual([]);
});
