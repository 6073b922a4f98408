import type { Page } from "@playwright/test";
import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";
import {
	createContact,
	createRegistration,
	expect,
	loaded,
	signIn,
	test,
	toastOf,
} from "./admin.ts";
import { askQuestions, chatRows, uniqueWord } from "./admin-chats.ts";
import { storedEmail } from "./admin-emails.ts";
import { findings } from "./axe.ts";

/** Every admin page by its group, and the text that shows that it has loaded. */
const groups: Readonly<
	Record<string, readonly (readonly [path: string, heading: string | RegExp])[]>
> = {
	"of people": [
		["/admin", "Today"],
		["/admin/calls", "Calls"],
		["/admin/registrations", /Registrations/],
		["/admin/registrations?q=nobodyiscalledthis", /Registrations/],
		["/admin/registrations/new", "Add registration"],
		["/admin/contacts", /Messages/],
	],
	"of chats": [
		["/admin/chats", "Chats"],
		["/admin/chats/questions", "Chats"],
		["/admin/chats/figures", "Chats"],
	],
	"of mail and texts": [
		["/admin/emails", /Emails/],
		["/admin/canned-replies", /Canned replies/],
		["/admin/canned-replies/new", "Add canned reply"],
		["/admin/pages", /Pages/],
		["/admin/pages/about.do", /What we do/],
		["/admin/facts", /Facts/],
		["/admin/facts/new?topic=price&course=2", "Add fact"],
		["/admin/facts/1", "Are classes online?"],
	],
	"of courses, and of the system": [
		["/admin/courses", /Courses/],
		["/admin/courses/new", "New course"],
		["/admin/courses/2", /./],
		["/admin/classes", /Classes/],
		["/admin/classes/new", "Add class"],
		["/admin/users", /Users/],
		["/admin/activity", /Activity log/],
		["/admin/settings", "Settings"],
		["/admin/my-account", "My account"],
		["/admin/nothing-here", "Page not found"],
	],
};

/** Overlays of a page, and how to open them. */
const dialogs: readonly (readonly [
	name: string,
	path: string,
	open: (page: Page) => Promise<void>,
])[] = [
	["details", "/admin/registrations", (page) => press(page, "Details")],
	[
		"correct",
		"/admin/registrations",
		async (page) => {
			await press(page, "Details");
			await press(page, "Edit");
		},
	],
	["update", "/admin/registrations", (page) => press(page, "Update")],
	["message", "/admin/contacts", (page) => press(page, "View")],
	[
		"email",
		"/admin/emails?stuck=true",
		async (page) => {
			await press(page, "Read");
			await page.getByRole("radio", { name: "HTML" }).waitFor();
		},
	],
	[
		"email as HTML",
		"/admin/emails?stuck=true",
		async (page) => {
			await press(page, "Read");
			await page.getByRole("radio", { name: "HTML" }).press("Space");
			await page.getByTitle("The email as HTML").waitFor();
		},
	],
	["test email", "/admin/emails", (page) => press(page, "Send me a test email")],
	[
		"decision email",
		"/admin/registrations?status=accepted",
		async (page) => {
			await press(page, "Details");
			await press(page, "Review acceptance email");
			await page.getByRole("radio", { name: "HTML" }).waitFor();
		},
	],
	[
		"selection",
		"/admin/registrations",
		(page) =>
			page
				.getByLabel(/^Select (?!all)/)
				.first()
				.check(),
	],
	["a conversation", "/admin/chats", (page) => chatRows(page).first().click()],
	[
		"erase chat",
		"/admin/chats",
		async (page) => {
			await chatRows(page).first().click();
			await press(page, "Delete");
			await page.getByRole("alertdialog").waitFor();
		},
	],
	["delete fact", "/admin/facts/1", (page) => press(page, "Delete fact")],
	["save view", "/admin/registrations?sort=fullName", (page) => press(page, "Save view")],
	["course menu", "/admin/courses", (page) => press(page, /^Actions for/)],
	[
		"delete course",
		"/admin/courses",
		async (page) => {
			await press(page, /^Actions for/);
			await page.getByRole("menuitem", { name: "Delete" }).click();
		},
	],
	["add user", "/admin/users?dialog=add", async () => {}],
	["my password", "/admin/users?dialog=password", async () => {}],
	["sessions", "/admin/users", (page) => press(page, /session/)],
	["keys", "/admin", (page) => page.keyboard.press("?")],
	[
		"sign in again",
		"/admin",
		async (page) => {
			await page.route("**/api/admin/registrations?*", (route) =>
				route.fulfill({ status: 401, body: "Please sign in." }),
			);
			await page
				.getByRole("navigation")
				.getByRole("link", { name: /Registrations/ })
				.click();
		},
	],
];

async function press(page: Page, name: string | RegExp) {
	await page.getByRole("button", { name, exact: true }).first().click();
}

/** A visitor chatted, left a number and was not understood; a fact has expired, another expires soon. */
async function talked(page: Page, token: string) {
	const visitor = await askQuestions(
		page,
		"Tell me about EKG",
		"How much is it?",
		`A ${uniqueWord()}?`,
	);
	await visitor.wantsACall();
	for (const validUntil of ["2026-01-01", addDays(dayOf(new Date()), 3)]) {
		const fact = await page.request.post("/api/admin/facts", {
			headers: { authorization: `Bearer ${token}` },
			data: { topic: "other", question: `Is there a ${uniqueWord()}?`, answer: "Yes.", validUntil },
		});
		expect(fact.status()).toBe(201);
	}
}

/** Something of every kind that is on the pages. */
async function records(page: Page, token: string, dataDir: string) {
	await createRegistration(page);
	await createContact(page);
	await talked(page, token);
	await failedToSend(page, token, dataDir);
}

/** An email that failed, about a registration that was accepted. */
async function failedToSend(page: Page, token: string, dataDir: string) {
	const { id: registrationId } = await createRegistration(page);
	const accepted = await page.request.patch(`/api/admin/registrations/${registrationId}`, {
		headers: { authorization: `Bearer ${token}` },
		data: { status: "accepted" },
	});
	expect(accepted.status()).toBe(200);
	const failure = "The mailbox does not exist.";
	storedEmail(dataDir, { registrationId, status: "failed", failure, attempts: 2 });
}

/** Waits until the page has loaded without errors. */
async function settled(page: Page) {
	await loaded(page);
	await expect(page.getByText("Failed to load")).toHaveCount(0);
}

const setWidth = (page: Page, width: number) => page.setViewportSize({ width, height: 844 });

/** What axe finds on a page at both widths, and dark; it does not scroll sideways. */
async function look(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const [width, colorScheme, rules] of [
		[390, "light"],
		[1366, "light"],
		// Dark mode changes only colors, and a wide page shows the most of them.
		[1366, "dark", ["color-contrast"]],
	] as const) {
		await page.emulateMedia({ colorScheme });
		await setWidth(page, width);
		const where = `${page.url()} at ${width} px, ${colorScheme}`;
		found.push(...(await findings(page, "html", rules)).map((one) => `${where}: ${one}`));
		const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
	}
	await page.emulateMedia({ colorScheme: "light" });
	return found;
}

test.describe("at 390 and 1366 px", () => {
	// Each test visits every screen, and axe takes seconds per screen on a busy machine.
	test.slow();

	test("axe finds nothing where somebody signs in", async ({ page }) => {
		await page.goto("/admin/login");
		await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
		expect(await look(page)).toEqual([]);
	});

	for (const [group, pages] of Object.entries(groups))
		test(`full access opens every page ${group}, and axe finds nothing there, light or dark`, async ({
			page,
			site,
		}) => {
			const found: string[] = [];
			await records(page, await signIn(page), site.dataDir);
			page.on("response", (response) => {
				if (response.status() === 403) found.push(`full access is refused ${response.url()}`);
			});
			for (const [path, heading] of pages) {
				await setWidth(page, 390);
				await page.goto(path);
				await expect(page.locator("main h1").first()).toHaveText(heading);
				await settled(page);
				found.push(...(await look(page)));
			}
			expect(found).toEqual([]);
		});

	test("axe finds nothing in any admin dialog, at 390 px light or dark, at 1366 px light", async ({
		page,
		site,
	}) => {
		await records(page, await signIn(page), site.dataDir);
		const found: string[] = [];
		for (const [name, path, open] of dialogs) {
			await setWidth(page, 390);
			await page.goto(path);
			await expect(page.locator("h1")).toBeVisible();
			await settled(page);
			await open(page);
			const overlay = page
				.getByRole("dialog")
				.or(page.getByRole("menu"))
				.or(page.getByRole("alertdialog"))
				.or(page.getByRole("region", { name: "Selection" }))
				.or(page.getByRole("article"))
				.first();
			await overlay.waitFor();
			// What is behind it has been looked at by the tests of the pages.
			const alone = async (rules?: readonly string[]) => {
				await overlay.evaluate((element) => element.setAttribute("data-looked-at", ""));
				return findings(page, "[data-looked-at]", rules);
			};
			const all = await alone();
			// Dialogs have the same colors at every width, and dark mode changes only colors.
			await page.emulateMedia({ colorScheme: "dark" });
			all.push(...(await alone(["color-contrast"])));
			await page.emulateMedia({ colorScheme: "light" });
			await setWidth(page, 1366);
			all.push(...(await alone()));
			await expect(overlay).toBeVisible();
			found.push(...all.map((finding) => `${name}: ${finding}`));
			await page.unroute("**/api/admin/registrations?*");
		}
		expect(found).toEqual([]);
	});
});

test("axe finds nothing in an admin toast, a dialog and the page behind them", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(`/admin/contacts?open=${message.id}`);
	await expect(toastOf(adminPage, "Contact Updated")).toBeVisible();
	expect(await findings(adminPage)).toEqual([]);
});
