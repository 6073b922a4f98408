import type { Page } from "@playwright/test";
import { adminPassword } from "../people.ts";
import { test as base, expect } from "./site.ts";

export const username = "admin";

/** A page with the administrator signed in, by token and by cookie. */
export const test = base.extend<{ office: Page }>({
	office: async ({ page }, use) => {
		await signedIn(page);
		await use(page);
	},
});

/** Signs the administrator in without the form: token and user are stored where the admin area reads them. */
export async function signedIn(page: Page, as = { username, password: adminPassword }) {
	const answer = await page.request.post("/api/login", { data: as });
	const { token, user } = await answer.json();
	await page.addInitScript(
		([key, kept]) => {
			// Only once, so that signing out in a test survives a reload.
			if (sessionStorage.getItem("seeded")) return;
			sessionStorage.setItem("seeded", "1");
			localStorage.setItem("authToken", key as string);
			localStorage.setItem("authUser", kept as string);
		},
		[token, JSON.stringify(user)],
	);
	return token as string;
}

/** Opens an admin page as a second administrator in another browser. */
export async function colleague(page: Page, path: string): Promise<Page> {
	const browser = page.context().browser();
	if (!browser) throw new Error("there is no browser");
	const context = await browser.newContext({
		baseURL: new URL(page.url()).origin,
		viewport: { width: 1366, height: 800 },
	});
	const other = await context.newPage();
	await signedIn(other);
	await other.goto(path);
	return other;
}

let people = 0;

/** Returns the name, email and phone of a person who is in no other test. */
export function testPerson() {
	people += 1;
	const number = String(people).padStart(3, "0");
	return {
		fullName: `Test Person ${process.pid}-${number}`,
		email: `person-${process.pid}-${number}@mail.example`,
		phone: `732-555-0${number.slice(-3)}`,
	};
}

/** Registers a new person. @returns the API's response */
export async function registered(page: Page, more: object = {}) {
	const courses = await (await page.request.get("/api/courses")).json();
	const answer = await page.request.post("/api/register", {
		data: { ...testPerson(), courseId: courses[1].id, message: "", ...more },
	});
	expect(answer.status()).toBe(201);
	return answer.json();
}

/** Sends a message from a new person. */
export async function written(page: Page, more: object = {}) {
	const { fullName, email, phone } = testPerson();
	const answer = await page.request.post("/api/contact", {
		data: {
			name: fullName,
			email,
			phone,
			subject: "Evening?",
			message: "Is there an evening class?",
			...more,
		},
	});
	expect(answer.status()).toBe(201);
	return answer.json();
}

let courses = 0;

/** Creates a course for one test. @param token of a signed-in user */
export async function aCourse(page: Page, token: string, more: object = {}) {
	courses += 1;
	const slug = `test-${process.pid}-${courses}`;
	const answer = await page.request.post("/api/admin/courses", {
		headers: { authorization: `Bearer ${token}` },
		data: {
			slug,
			title: `Test course ${process.pid} ${courses}`,
			summary: "A course for a test.",
			description: "One.\n\n- Two",
			isActive: true,
			...more,
		},
	});
	expect(answer.status()).toBe(201);
	return answer.json();
}

/** Returns the toast with a title. */
export const toastOf = (page: Page, title: string) =>
	page.locator(".toast").filter({ has: page.getByText(title, { exact: true }) });

export { expect };
