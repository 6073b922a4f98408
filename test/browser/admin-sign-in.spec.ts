import { adminPassword } from "../admin-password.ts";
import { endSessionWith, expect, signIn, test, toastOf, username } from "./admin.ts";

const form = (page: import("@playwright/test").Page) => ({
	user: page.getByLabel("Username"),
	password: page.getByLabel("Password"),
	send: page.getByRole("button", { name: "Sign in" }),
});

test("/admin/login has username, password and a Return to Website link, without the public header and footer", async ({
	page,
}) => {
	await page.goto("/admin/login");
	await expect(form(page).user).toBeVisible();
	await expect(form(page).password).toBeVisible();
	await expect(page.getByRole("link", { name: "Return to Website" })).toHaveAttribute("href", "/");
	await expect(page.getByRole("banner")).toHaveCount(0);
	await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("signing in stores token and user and leads to /admin; a reload restores the session", async ({
	page,
}) => {
	await page.goto("/admin/login");
	const { user, password, send } = form(page);
	await user.fill(username);
	await password.fill(adminPassword);
	await send.click();
	await expect(page).toHaveURL("/admin");
	const stored = await page.evaluate(() => ({
		token: localStorage.getItem("authToken"),
		user: JSON.parse(localStorage.getItem("authUser") ?? "null"),
	}));
	expect(stored.token).toBeTruthy();
	expect(stored.user).toEqual({ username, isAdmin: true });
	await page.reload();
	await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
});

test("the sign-in form has the specified texts", async ({ page }) => {
	await page.goto("/admin/login");
	const { user, password, send } = form(page);
	await send.click();
	await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
	await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
	await expect(user).toBeFocused();
	await user.fill("ab");
	await password.fill("1234567");
	await send.click();
	await expect(page.getByText("Username must be at least 3 characters")).toBeVisible();
});

test("too many wrong passwords are an alert that says when to try again, and the username stays", async ({
	page,
}) => {
	const body = "Too many wrong passwords. Try again in 15 minutes.";
	await page.route("**/api/login", (route) => route.fulfill({ status: 429, body }));
	await page.goto("/admin/login");
	const { user, password, send } = form(page);
	await user.fill(username);
	await password.fill(adminPassword);
	await send.click();
	await expect(page.getByRole("alert")).toContainText(body);
	await expect(page).toHaveURL("/admin/login");
	await expect(user).toHaveValue(username);
});

test("a wrong password is an alert: Invalid username or password", async ({ page }) => {
	await page.goto("/admin/login");
	const { user, password, send } = form(page);
	await user.fill("nobody-here");
	await password.fill("not the password");
	await send.click();
	await expect(page.getByRole("alert")).toHaveText("Invalid username or password");
	await expect(user).toHaveValue("nobody-here");
});

test("a signed-in administrator is redirected from /admin/login to /admin", async ({ page }) => {
	await signIn(page);
	await page.goto("/admin/login");
	await expect(page).toHaveURL("/admin");
});

test("a signed-in user who is not an administrator is redirected from the admin area to the website", async ({
	page,
}) => {
	await page.addInitScript(() => {
		localStorage.setItem("authToken", "anything");
		localStorage.setItem("authUser", JSON.stringify({ username: "desk", isAdmin: false }));
	});
	await page.goto("/admin/registrations");
	await expect(page).toHaveURL("/");
});

test("signing out clears token and user, ends the session on the server and leads to /admin/login", async ({
	page,
}) => {
	const token = await signIn(page);
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/admin");
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL("/admin/login");
	expect(
		await page.evaluate(() => [
			localStorage.getItem("authToken"),
			localStorage.getItem("authUser"),
		]),
	).toEqual([null, null]);
	await expect
		.poll(async () => {
			const headers = { authorization: `Bearer ${token}` };
			return (await page.request.get("/api/admin/dashboard", { headers })).status();
		})
		.toBe(401);
});

test("the admin area shows a loading screen before hydration, and is not cached or indexed", async ({
	page,
	request,
}) => {
	const answer = await request.get("/admin/registrations");
	expect(answer.headers()["cache-control"]).toBe("no-store");
	expect(answer.headers()["x-robots-tag"]).toBe("noindex");
	expect(await answer.text()).toContain("Loading");
	await page.route("**/assets/*.js", () => {});
	await page.goto("/admin", { waitUntil: "commit" });
	await expect(page.getByRole("status")).toContainText("Loading");
});

test("every call of the admin area has the token, never in its URL", async ({ page }) => {
	const token = await signIn(page);
	const calls: { url: string; authorization: string | undefined }[] = [];
	page.on("request", (sent) => {
		if (/\/api\/admin\/(?!events)/.test(sent.url())) {
			calls.push({ url: sent.url(), authorization: sent.headers().authorization });
		}
	});
	await page.goto("/admin/registrations");
	await expect(page.getByRole("heading", { name: /Registrations/ })).toBeVisible();
	expect(calls.length).toBeGreaterThan(0);
	for (const { url, authorization } of calls) {
		expect(authorization).toBe(`Bearer ${token}`);
		expect(url).not.toContain(token);
	}
});

test("a session that ends while typing is resumed in place without losing text", async ({
	page,
}) => {
	await signIn(page);
	await page.setViewportSize({ width: 1366, height: 800 });
	await page.goto("/admin/courses/new");
	await page.getByLabel("Title").fill("Dental Assistant");
	await page.getByLabel("Summary").fill("Work beside the dentist.");
	await page.getByLabel("Description").fill("You help people who are afraid.");
	await endSessionWith(page, "POST", "/api/admin/courses");
	await page.keyboard.press("Control+s");
	const dialog = page.getByRole("dialog", { name: "Sign in again" });
	await expect(dialog).toBeVisible();
	await expect(dialog.getByLabel("Username")).toHaveValue(username);
	await expect(dialog.getByLabel("Password")).toBeFocused();
	await dialog.getByLabel("Password").fill(adminPassword);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(toastOf(page, "Course Created")).toBeVisible();
	await expect(page.locator("main > header h1")).toHaveText("Dental Assistant");
});
