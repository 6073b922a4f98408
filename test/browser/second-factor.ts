import type { Page } from "@playwright/test";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { expect } from "./admin.ts";
import type { Site } from "./site.ts";

let made = 0;
const password = "four quiet green bicycles";

/** Makes an administrator for one test. */
export async function aPerson(site: Site, more: object = {}) {
	made += 1;
	const username = `second${process.pid}x${made}`;
	const body = { username, password, isAdmin: true, ...more };
	const answer = await site.asAdmin("POST", "/api/admin/users", body);
	expect(answer.status).toBe(201);
	return { id: (await answer.json()).id as number, username, password };
}

/** Makes an administrator with an authenticator app. */
export async function aPersonWithApp(page: Page, site: Site) {
	const person = await aPerson(site);
	return { ...person, ...(await withApp(page, person)) };
}

/** Gives a user an authenticator app, as on their own page. */
export async function withApp(page: Page, person: { username: string; password: string }) {
	const login = await page.request.post("/api/login", { data: person });
	const headers = { authorization: `Bearer ${(await login.json()).token}` };
	const path = "/api/admin/second-factors/app";
	const { token, secret } = await (await page.request.post(`${path}/start`, { headers })).json();
	// One step back: the next code must be a later one.
	const data = { token, name: "My phone", code: codeNow(secret, -1) };
	const added = await page.request.post(path, { headers, data });
	expect(added.status()).toBe(201);
	await page.context().clearCookies();
	return { secret, recoveryCodes: (await added.json()).recoveryCodes as string[] };
}

/** Returns the code that an app shows, as this machine's clock has it. */
export const codeNow = (secret: string, steps = 0) => codeAt(secret, stepAt(new Date()) + steps);

/** Gives the browser an authenticator of its own, which confirms everything. */
export async function virtualAuthenticator(page: Page) {
	const client = await page.context().newCDPSession(page);
	await client.send("WebAuthn.enable");
	const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
		options: {
			protocol: "ctap2",
			transport: "internal",
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
	return {
		credentials: async () =>
			(await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
	};
}

/** Fills in and submits the form of /admin/login. */
export async function typeIn(page: Page, person: { username: string; password: string }) {
	await page.goto("/admin/login");
	await page.getByLabel("Username").fill(person.username);
	await page.getByLabel("Password").fill(person.password);
	await page.getByRole("button", { name: "Sign in" }).click();
}
