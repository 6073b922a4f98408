import type { Page } from "@playwright/test";
import {
	createContact,
	createRegistration,
	expect,
	loaded,
	signIn,
	test,
	toastOf,
} from "./admin.ts";
import { askQuestions, chatRows } from "./admin-chats.ts";
import { expectNoFindings } from "./axe.ts";
import { aPerson } from "./second-factor.ts";

test.use({ viewport: { width: 1366, height: 800 } });

const everyPage = [
	"",
	"/calls",
	"/registrations",
	"/contacts",
	"/chats",
	"/chats/questions",
	"/chats/figures",
	"/facts",
	"/facts/1",
	"/facts/new",
	"/courses",
	"/courses/2",
	"/courses/new",
	"/users",
	"/activity",
	"/settings",
	"/my-account",
];

/** One by the frame, one with a call of its own, one below another page: all are in the frame that asks who is there. */
const somePages = ["", "/registrations", "/chats/figures"];

/** Notes every call that the server refuses to this role. */
function refusedCalls(page: Page): string[] {
	const refused: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (response.status() === 403) refused.push(`${response.request().method()} ${pathname}`);
	});
	return refused;
}

/** Opens an admin page and waits until it has loaded. */
async function open(page: Page, path: string) {
	await page.goto(`/admin${path}`);
	await expect(page.locator("main h1").first()).toBeVisible();
	await loaded(page);
}

const notInRole = (page: Page) => page.getByRole("heading", { name: "Not in your role" });

test("the front desk sees no users, settings, exports or permanent deletion, and no page makes a call that is refused", async ({
	page,
	site,
}) => {
	const person = await createRegistration(page);
	await askQuestions(page, "What does the CNA course cost?");
	await signIn(page, await aPerson(site, { role: "desk" }));
	const refused = refusedCalls(page);
	const notAllowed: string[] = [];
	for (const path of everyPage) {
		await open(page, path);
		if (await notInRole(page).isVisible()) notAllowed.push(path);
		await expect(page.getByRole("button", { name: /Export|permanently/ })).toHaveCount(0);
	}
	expect(notAllowed).toEqual(["/users", "/settings"]);
	const rail = page.getByRole("navigation", { name: "Admin" });
	await expect(rail.getByRole("link", { name: "Courses" })).toBeVisible();
	await expect(rail.getByRole("link", { name: /Users|Settings/ })).toHaveCount(0);

	await open(page, `/registrations?open=${person.id}`);
	const details = page.getByRole("dialog");
	await expect(details.getByRole("button", { name: "Archive" })).toBeVisible();
	await expect(details.getByRole("button", { name: "Delete permanently" })).toHaveCount(0);
	await details.getByRole("radio", { name: "Accepted" }).check();
	await expect(toastOf(page, "Status Updated")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.getByLabel(`Select ${person.fullName}`).check();
	const bar = page.getByRole("region", { name: "Selection" });
	await expect(bar.getByRole("button", { name: "Set status" })).toBeVisible();
	await expect(bar.getByRole("button", { name: "Export" })).toHaveCount(0);

	await open(page, "/chats");
	await chatRows(page).first().click();
	await expect(page.getByRole("button", { name: "Add fact" }).first()).toBeVisible();
	await expect(page.getByRole("button", { name: "Delete" })).toHaveCount(0);
	await open(page, "/courses");
	await page
		.getByRole("button", { name: /^Actions for / })
		.first()
		.click();
	await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
	await expect(page.getByRole("menuitem", { name: "Delete" })).toHaveCount(0);
	expect(refused).toEqual([]);
});

test("visitors and users without admin access open no page, and no call of theirs is answered", async ({
	page,
	site,
}) => {
	const answered: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.startsWith("/api/admin/") && response.ok()) answered.push(pathname);
	});
	for (const path of somePages) {
		await page.goto(`/admin${path}`);
		await expect(page).toHaveURL("/admin/login");
	}
	const user = await aPerson(site, { isAdmin: false });
	const login = await (await page.request.post("/api/login", { data: user })).json();
	await page.evaluate(({ token, user }) => {
		localStorage.setItem("authToken", token);
		localStorage.setItem("authUser", JSON.stringify(user));
	}, login);
	for (const path of somePages) {
		await page.goto(`/admin${path}`);
		await expect(page).toHaveURL("/");
	}
	expect(answered).toEqual([]);
});

test("who may only read changes nothing: no button for it, disabled fields, and a message that stays unread", async ({
	page,
	site,
}) => {
	const person = await createRegistration(page);
	const message = await createContact(page);
	await askQuestions(page, "What does the CNA course cost?");
	await signIn(page, await aPerson(site, { role: "viewer" }));
	const refused = refusedCalls(page);
	const notAllowed: string[] = [];
	const writes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") writes.push(`${request.method()} ${request.url()}`);
	});
	for (const path of everyPage) {
		await open(page, path);
		if (await notInRole(page).isVisible()) notAllowed.push(path);
		const changing = page.locator("main").getByRole("button", {
			name: /Export|Update|Archive|Delete|Save|Discard|^Move|wrong|^Right|^Add fact|Another answer|Not on our/,
		});
		await expect(changing).toHaveCount(0);
	}
	await expectNoFindings(page);
	expect(notAllowed).toEqual(["/calls", "/facts/new", "/courses/new", "/users", "/settings"]);

	await open(page, `/contacts?open=${message.id}`);
	await expect(page.getByRole("dialog")).toContainText("Unread");
	await open(page, `/registrations?open=${person.id}`);
	const details = page.getByRole("dialog");
	await expect(details.getByRole("radio", { name: "Pending" })).toBeDisabled();
	await expect(details.getByRole("button", { name: /Edit|Archive|Delete/ })).toHaveCount(0);
	await expect(page.getByRole("checkbox")).toHaveCount(0);
	await open(page, "/courses/2");
	await expect(page.getByLabel("Title")).toBeDisabled();
	await expect(page.getByText("Read only")).toBeVisible();
	await expectNoFindings(page);
	await open(page, "/courses");
	await expect(page.getByRole("switch")).toHaveCount(0);
	expect(refused).toEqual([]);
	expect(writes).toEqual([]);
});

test("a role is chosen for a new user, and a change counts where they are signed in", async ({
	adminPage,
	browser,
	site,
}) => {
	const username = `role${process.pid}`;
	const password = "four quiet green bicycles";
	await adminPage.goto("/admin/users");
	await adminPage.getByRole("button", { name: "Add user" }).click();
	const dialog = adminPage.getByRole("dialog", { name: "Add user" });
	await dialog.getByLabel("Username").fill(username);
	await dialog.getByLabel("Password", { exact: true }).fill(password);
	await expect(dialog.getByRole("radio", { name: /Full access/ })).toBeChecked();
	await dialog.getByRole("radio", { name: /Front desk/ }).check();
	await dialog.getByRole("button", { name: "Add user" }).click();
	const row = adminPage.getByRole("row").filter({ hasText: username });
	await expect(row).toContainText("Front desk");

	const context = await browser.newContext({ baseURL: site.url });
	const other = await context.newPage();
	await other.setViewportSize({ width: 1366, height: 800 });
	await signIn(other, { username, password });
	await other.goto("/admin");
	const rail = other.getByRole("navigation", { name: "Admin" });
	await expect(rail.getByRole("link", { name: "My account" })).toBeVisible();
	await expect(rail.getByRole("link", { name: "Users" })).toHaveCount(0);

	const change = async (role: RegExp) => {
		await adminPage.getByRole("button", { name: `Actions for ${username}` }).click();
		await adminPage.getByRole("menuitem", { name: "Change role" }).click();
		const choice = adminPage.getByRole("dialog", { name: `Change the role of ${username}` });
		await choice.getByRole("radio", { name: role }).check();
		await choice.getByRole("button", { name: "Change role" }).click();
		await expect(choice).toBeHidden();
	};
	await change(/Full access/);
	await expect(rail.getByRole("link", { name: "Users" })).toBeVisible();
	await rail.getByRole("link", { name: "Settings" }).click();
	await expect(other.getByRole("heading", { name: "Settings", exact: true })).toBeVisible();
	await change(/Read only/);
	await expect(notInRole(other)).toBeVisible();
	await expect(rail.getByRole("link", { name: "Settings" })).toHaveCount(0);
	await context.close();
});

test("nobody narrows their own role, and the reason is said", async ({ adminPage }) => {
	await adminPage.goto("/admin/users");
	await adminPage.getByRole("button", { name: "Actions for admin" }).click();
	await adminPage.getByRole("menuitem", { name: "Change role" }).click();
	const dialog = adminPage.getByRole("dialog");
	await dialog.getByRole("radio", { name: /Read only/ }).check();
	await dialog.getByRole("button", { name: "Change role" }).click();
	await expect(dialog.getByRole("alert")).toContainText("You can’t narrow your own role.");
});

const dailyWork = [/^Today/, /^Registrations/, /^Messages/, /^Chats/, "Call list", /^Emails/];
const content = ["Courses", "Classes", "Facts", "Pages", "Canned replies"];
const groupsOfRole = {
	full: {
		"Daily work": dailyWork,
		Content: content,
		System: ["Users", "Activity log", "Settings"],
	},
	desk: { "Daily work": dailyWork, Content: content, System: ["Activity log"] },
	viewer: {
		"Daily work": dailyWork.filter((name) => name !== "Call list"),
		Content: content,
		System: ["Activity log"],
	},
};

for (const [role, groups] of Object.entries(groupsOfRole)) {
	test(`the navigation of the role ${role} has its pages in labelled groups, on a phone under More without those of the bar`, async ({
		page,
		site,
	}) => {
		await signIn(page, await aPerson(site, { role }));
		await page.goto("/admin");
		const navigation = page.getByRole("navigation", { name: "Admin" });
		const linksIn = (name: string) => navigation.getByRole("list", { name }).getByRole("link");
		for (const [name, links] of Object.entries(groups))
			await expect(linksIn(name)).toHaveText(links);
		await expect(linksIn("Your account")).toHaveText(["My account", "View website"]);
		await expect(navigation.getByRole("list")).toHaveCount(4);

		await page.setViewportSize({ width: 390, height: 844 });
		await expect(linksIn("Main pages")).toHaveText(groups["Daily work"].slice(0, 4));
		await navigation.getByRole("button", { name: "More" }).click();
		await expect(linksIn("Daily work")).toHaveText(groups["Daily work"].slice(4));
		await expect(linksIn("System")).toHaveText(groups.System);
		await expectNoFindings(page, "nav[aria-label=Admin]");
	});
}
