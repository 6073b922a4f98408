import { expect, test } from "./site.ts";
import {
	fillRegistration,
	marisol,
	registerButton,
	shownReference,
	toastTitled,
	whenReady,
} from "./visitor.ts";

const saved = { reference: "R-123456", courseTitle: "EKG Technician", phone: marisol.phone };

for (const path of ["/register", "/#register"]) {
	test(`${path}: registering posts exactly the five fields, shows a toast and the reference number`, async ({
		page,
		site,
	}) => {
		await page.goto(path);
		const request = page.waitForRequest("**/api/register");
		const email = `${path.length}-${Date.now()}@mail.example`;
		await fillRegistration(page, { email });
		await registerButton(page).click();
		const sent = await request;
		expect(sent.method()).toBe("POST");
		expect(sent.headers()["content-type"]).toBe("application/json");
		expect(sent.headers()["idempotency-key"]).toMatch(/^[\w-]{20,}$/);
		expect(sent.postDataJSON()).toEqual({
			fullName: marisol.name,
			email,
			phone: marisol.phone,
			courseId: 4,
			message: marisol.message,
		});
		await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeFocused();
		await expect(page.locator("main")).toContainText(
			"Thank you for registering with us. Our team will contact you shortly.",
		);
		await expect(toastTitled(page, "Registration submitted")).toContainText(
			"Thank you for your registration. We will contact you soon!",
		);
		const reference = await shownReference(page).innerText();
		expect(reference).toMatch(/^R-\d{6}$/);
		const rows = await (
			await site.asAdmin("GET", `/api/admin/registrations?q=${reference}`)
		).json();
		expect(rows).toMatchObject([{ email, status: "pending" }]);

		await page.getByRole("button", { name: "Register Another" }).click();
		await expect(page.getByLabel("Full name")).toHaveValue("");
		await expect(page.getByLabel("Program", { exact: true })).toHaveValue("");
	});
}

test("a reload and the other language keep the success view; Register Another shows an empty form", async ({
	page,
}) => {
	await page.goto("/register");
	await fillRegistration(page, { email: `reload-${Date.now()}@mail.example` });
	await registerButton(page).click();
	const success = page.getByRole("heading", { name: "Registration Successful!" });
	await expect(success).toBeFocused();
	const reference = await shownReference(page).innerText();
	const query = `?registered=${reference}&program=ekg`;
	await expect(page).toHaveURL(`/register${query}`);
	await expect(page.getByText(marisol.phone)).toBeVisible();
	await page.getByRole("contentinfo").getByRole("link", { name: "Register Now" }).click();
	await expect(page.getByLabel("Full Name")).toHaveValue("");
	await page.goBack();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await page.reload();
	await expect(success).toBeVisible();
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(`/es/register${query}`);
	await expect(shownReference(page)).toHaveText(reference);
	await page.getByRole("button", { name: "Hacer otra inscripción" }).click();
	// A browser that sends the form itself, after eight seconds without scripts, adds a "?".
	await expect(page).toHaveURL(/\/es\/register\??$/);
	await expect(page.getByLabel("Nombre completo")).toHaveValue("");
	await expect(page.getByLabel("Programa", { exact: true })).toHaveValue("");
});

test("Register Another stays where it is while the page gets ready below a finger", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 560 });
	const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await pressed;
		await route.continue();
	});
	await page.goto("/register?registered=R-123456&program=ekg");
	const again = page.getByRole("button", { name: "Register Another" });
	await again.scrollIntoViewIfNeeded();
	const box = await again.boundingBox();
	if (!box) throw new Error("The button is not shown.");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	press();
	await expect(page.locator("form[data-hold]")).toHaveCount(0);
	await page.mouse.up();
	await expect(page).toHaveURL(/\/register$/);
	await expect(page.getByLabel("Full Name")).toHaveValue("");
});

test("the button is disabled with a spinner while the save call is pending, and a second click sends nothing", async ({
	page,
}) => {
	const answer = Promise.withResolvers<void>();
	let calls = 0;
	await page.route("**/api/register", async (route) => {
		calls += 1;
		await answer.promise;
		await route.fulfill({ status: 201, json: saved });
	});
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).dblclick();
	const busy = page.getByRole("button", { name: "Sending" });
	await expect(busy).toBeDisabled();
	await expect(busy.locator("svg")).toBeVisible();
	await page.getByLabel("Full name").press("Enter");
	answer.resolve();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	expect(calls).toBe(1);
});

test("errors are next to their fields in words, and the first invalid field takes the focus", async ({
	page,
}) => {
	let calls = 0;
	await page.route("**/api/register", (route) => {
		calls += 1;
		return route.abort();
	});
	await page.goto("/register");
	await fillRegistration(page, { email: "marisol@", phone: "732-555", course: "" });
	await registerButton(page).click();
	const email = page.getByLabel("Email");
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/);
	await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
		/Please enter a valid phone number/,
	);
	await expect(page.getByLabel("Program", { exact: true })).toHaveAccessibleDescription(
		"Please select a valid course",
	);
	await expect(page.getByRole("status").filter({ hasText: "3 answers" })).toBeVisible();
	await email.fill("marisol@mail.example");
	await expect(email).not.toHaveAttribute("aria-invalid");
	expect(calls).toBe(0);
});

for (const path of ["/register", "/#register"]) {
	test(`${path}: a course that is not in the form's own list is an error without a call`, async ({
		page,
	}) => {
		const calls: string[] = [];
		page.on("request", (request) => {
			if (request.method() === "POST") calls.push(request.url());
		});
		await page.goto(path);
		await whenReady(page);
		await fillRegistration(page);
		const program = page.getByLabel("Program", { exact: true });
		await program.evaluate((select: HTMLSelectElement) => {
			const [option] = select.selectedOptions;
			if (option) option.value = "999999";
		});
		await registerButton(page).click();
		await expect(toastTitled(page, "Error")).toContainText("Please select a valid course");
		await expect(program).toHaveAttribute("aria-invalid", "true");
		expect(calls).toEqual([]);
	});
}

test("an unknown course is the toast Error, Please select a valid course, and nothing is submitted", async ({
	page,
}) => {
	let calls = 0;
	await page.route("**/api/register", (route) => {
		calls += 1;
		return route.abort();
	});
	await page.goto("/register");
	await fillRegistration(page, { course: "" });
	await registerButton(page).click();
	await expect(toastTitled(page, "Error")).toContainText("Please select a valid course");
	await expect(toastTitled(page, "Error")).toHaveClass(/bad/);
	expect(calls).toBe(0);
});

test("a failed save is the destructive toast Database error with the server's message; every field stays", async ({
	page,
}) => {
	await page.route("**/api/register", (route) =>
		route.fulfill({ status: 500, contentType: "text/plain", body: "Something went wrong." }),
	);
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	const toast = toastTitled(page, "Database error");
	await expect(toast).toContainText("500: Something went wrong.");
	await expect(toast).toHaveClass(/bad/);
	await expect(page.getByLabel("Full name")).toHaveValue(marisol.name);
	await expect(page.getByLabel("Message")).toHaveValue(marisol.message);
	await expect(registerButton(page)).toBeEnabled();
	await expect(page.getByText("Your answers are still here.")).toBeVisible();
});

test("an unreachable server is the toast Error, and the draft survives a reload", async ({
	page,
}) => {
	await page.route("**/api/register", (route) => route.abort("connectionrefused"));
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	await expect(toastTitled(page, "Error")).toContainText(
		"There was a problem with your registration. Please try again.",
	);
	await page.reload();
	await expect(page.getByLabel("Full name")).toHaveValue(marisol.name);
	await expect(page.getByLabel("Program", { exact: true })).toHaveValue("4");
});

test("a server that does not respond for 20 s: the visitor sees an error, and a retry stores once", async ({
	page,
	site,
}) => {
	await page.clock.install();
	const keys: (string | undefined)[] = [];
	await page.route("**/api/register", async (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		const answer = await route.fetch();
		if (keys.length > 1) await route.fulfill({ response: answer });
	});
	await page.goto("/register");
	const email = `lost-${Date.now()}@mail.example`;
	await fillRegistration(page, { email });
	await page.evaluate(() => {
		AbortSignal.timeout = (ms) => {
			const controller = new AbortController();
			setTimeout(() => controller.abort(new DOMException("late", "TimeoutError")), ms);
			return controller.signal;
		};
	});
	await registerButton(page).click();
	await expect.poll(() => keys.length).toBe(1);
	await page.clock.runFor(20_000);
	// Beside the button; the toast says it too.
	const problem = "There was a problem with your registration. Please try again.";
	await expect(page.getByRole("main").getByText(problem)).toBeVisible();
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	expect(keys[1]).toBe(keys[0]);
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${email}`)).json();
	expect(rows).toHaveLength(1);
});

test("who corrects a refused form before the page is ready stays in that field", async ({
	page,
}) => {
	const { promise: typed, resolve: getReady } = Promise.withResolvers<void>();
	await page.route(/\/assets\/.*\.js$/, async (route) => {
		await typed;
		await route.continue();
	});
	await page.goto("/register");
	await page.locator("form[data-hold]").evaluate((form: HTMLFormElement) => form.submit());
	await expect(page.locator("[aria-invalid]").first()).toBeVisible();
	const phone = page.getByLabel("Phone");
	await phone.fill("732 555 0142");
	getReady();
	await expect(page.locator("form[data-hold]")).toHaveCount(0);
	await expect(phone).toBeFocused();
	await expect(phone).toHaveValue("732 555 0142");
});

test("where the scripts never come, the browser sends the form itself after eight seconds, once", async ({
	page,
	site,
}) => {
	await page.clock.install();
	await page.route("**/assets/*.js", () => {});
	await page.goto("/register?program=ekg");
	const email = `no-scripts-${Date.now()}@mail.example`;
	await fillRegistration(page, { email, course: "" });
	// From here on time passes only as the test says.
	await page.clock.pauseAt(Date.now() + 60_000);
	await registerButton(page).click();
	await page.getByLabel("Email").press("Enter");
	await expect(page.locator("main form")).toHaveAttribute("aria-busy", "true");
	await page.clock.runFor(7_900);
	await expect(page.getByLabel("Email")).toHaveValue(email);
	await page.clock.runFor(200);
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${email}`)).json();
	expect(rows).toMatchObject([{ email, courseId: 4 }]);
});

test("what sends the form did not load without a connection: once it is back, the browser sends the form", async ({
	page,
	site,
}) => {
	await page.goto("/register?program=ekg");
	await whenReady(page);
	await page.context().setOffline(true);
	const email = `offline-${Date.now()}@mail.example`;
	await fillRegistration(page, { email, course: "" });
	await registerButton(page).click();
	await expect(
		page.getByText(
			"There was a problem with your registration. Please try again. You have no internet connection right now. Your answers are still here.",
		),
	).toBeVisible();
	await page.context().setOffline(false);
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const rows = await (await site.asAdmin("GET", `/api/admin/registrations?q=${email}`)).json();
	expect(rows).toMatchObject([{ email, courseId: 4 }]);
});

test("the same form keeps its key over a reload; a changed form takes a new one", async ({
	page,
}) => {
	const keys: (string | undefined)[] = [];
	await page.route("**/api/register", (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		return route.fulfill({ status: 503, body: "Please try again in a minute." });
	});
	const send = async () => {
		const before = keys.length;
		await registerButton(page).click();
		await expect.poll(() => keys.length).toBe(before + 1);
		await expect(registerButton(page)).toBeEnabled();
	};
	await page.goto("/register");
	await fillRegistration(page);
	await send();
	await page.reload();
	await expect(page.getByLabel("Full name")).toHaveValue(marisol.name);
	await send();
	await page.getByLabel("Message").fill("Day or evening?");
	await send();
	expect(keys[1]).toBe(keys[0]);
	expect(keys[2]).not.toBe(keys[0]);
});

test("a draft from the home page continues at /register, and Clear form deletes it once it is asked", async ({
	page,
}) => {
	await page.goto("/");
	await whenReady(page);
	await page.getByLabel("Full name").fill(marisol.name);
	await page.getByLabel("Message").fill("Hello");
	await page.getByRole("link", { name: "Start Your Journey" }).click();
	await expect(page).toHaveURL("/register");
	await expect(page.getByLabel("Full name")).toHaveValue(marisol.name);
	const clear = page.getByRole("button", { name: "Clear form" });
	page.once("dialog", (question) => question.dismiss());
	await clear.click();
	await expect(page.getByLabel("Full name")).toHaveValue(marisol.name);
	page.once("dialog", (question) => question.accept());
	await clear.click();
	await expect(page.getByLabel("Full name")).toHaveValue("");
	await clear.click();
	await page.reload();
	await whenReady(page);
	await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("by keyboard alone: fill, choose, send, and the focus is on the success heading", async ({
	page,
}) => {
	await page.goto("/register");
	await page.getByLabel("Full name").focus();
	await page.keyboard.type(marisol.name);
	await page.keyboard.press("Tab");
	await page.keyboard.type(`keys-${Date.now()}@mail.example`);
	await page.keyboard.press("Tab");
	await page.keyboard.type(marisol.phone);
	await page.keyboard.press("Tab");
	await page.keyboard.type("Phleb");
	await page.keyboard.press("Tab");
	await page.keyboard.type("Evening, please.");
	await page.keyboard.press("Tab");
	await expect(registerButton(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeFocused();
	await expect(page.getByText("your registration for Phlebotomy Technician.")).toBeVisible();
});
