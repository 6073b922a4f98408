import type { Page } from "@playwright/test";
import { adminPassword } from "../admin-password.ts";
import { test as base, expect } from "./site.ts";

export const username = "admin";

/** A page with the administrator signed in, by token and by cookie. */
export const test = base.extend<{ adminPage: Page }>({
	adminPage: async ({ page }, use) => {
		await signIn(page);
		await use(page);
	},
});

/** Signs the administrator in without the form: token and user are stored where the admin area reads them. */
export async function signIn(page: Page, as = { username, password: adminPassword }) {
	const response = await page.request.post("/api/login", { data: as });
	const { token, user } = await response.json();
	await page.addInitScript(
		([key, storedUser]) => {
			// Only once, so that signing out in a test survives a reload.
			if (sessionStorage.getItem("seeded")) return;
			sessionStorage.setItem("seeded", "1");
			localStorage.setItem("authToken", key as string);
			localStorage.setItem("authUser", storedUser as string);
		},
		[token, JSON.stringify(user)],
	);
	return token as string;
}

/** Opens an admin page as a second administrator in another browser. */
export async function openAsSecondAdministrator(page: Page, path: string): Promise<Page> {
	const browser = page.context().browser();
	if (!browser) throw new Error("there is no browser");
	const context = await browser.newContext({
		baseURL: new URL(page.url()).origin,
		viewport: { width: 1366, height: 800 },
	});
	const other = await context.newPage();
	await signIn(other);
	await other.goto(path);
	return other;
}

/**
 * Ends a session while a call of the page is on its way, the first of its kind: any earlier, the page's other calls could ask
 * for the password first.
 */
export async function endSessionWith(page: Page, method: string, path: string) {
	let hasEnded = false;
	await page.route(`**${path}`, async (route) => {
		if (!hasEnded && route.request().method() === method) {
			hasEnded = true;
			const { authorization = "" } = route.request().headers();
			const ended = await page.request.post("/api/logout", { headers: { authorization } });
			expect(ended.ok()).toBe(true);
		}
		await route.continue();
	});
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
export async function createRegistration(page: Page, more: object = {}) {
	const courses = await (await page.request.get("/api/courses")).json();
	const response = await page.request.post("/api/register", {
		data: { ...testPerson(), courseId: courses[1].id, message: "", ...more },
	});
	expect(response.status()).toBe(201);
	return response.json();
}

/** Sends a message from a new person. */
export async function createContact(page: Page, more: object = {}) {
	const { fullName, email, phone } = testPerson();
	const response = await page.request.post("/api/contact", {
		data: {
			name: fullName,
			email,
			phone,
			subject: "Evening?",
			message: "Is there an evening class?",
			...more,
		},
	});
	expect(response.status()).toBe(201);
	return response.json();
}

let courses = 0;

/** Creates a course for one test. @param token of a signed-in user */
export async function createCourse(page: Page, token: string, more: object = {}) {
	courses += 1;
	const slug = `test-${process.pid}-${courses}`;
	const response = await page.request.post("/api/admin/courses", {
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
	expect(response.status()).toBe(201);
	return response.json();
}

/** Waits until nothing on an admin page is loading. */
export const loaded = (page: Page) =>
	expect(page.locator(".loading-rows, [aria-busy=true]")).toHaveCount(0);

/** Returns the list below a heading, which names it. */
export const listBelow = (page: Page, heading: string) =>
	page.getByRole("heading", { name: heading, exact: true }).locator("+ :is(ol, ul)");

/** Returns the toast with a title. */
export const toastOf = (page: Page, title: string) =>
	page.locator(".toast").filter({ has: page.getByText(title, { exact: true }) });

export { expect };
