import type { Page } from "@playwright/test";
import {
	createContact,
	createCourse,
	createRegistration,
	expect,
	loaded,
	signIn,
	test,
} from "./admin.ts";
import { askQuestions } from "./admin-chats.ts";
import { storedEmail } from "./admin-emails.ts";
import { findings } from "./axe.ts";

test.use({ viewport: { width: 320, height: 640 } });

const long = (length: number, first = "W") => first + "w".repeat(length - 1);

/** Fills every list with texts of which no part can be broken, as long as they may be. */
async function longTexts(page: Page, token: string, dataDir: string) {
	const headers = { authorization: `Bearer ${token}` };
	const course = await createCourse(page, token, {
		slug: long(80, "s"),
		title: long(120),
		summary: long(200),
		description: `${long(300)}\n\n- ${long(300)}`,
	});
	const local = (first: string) => `${long(64, first)}@${long(60, "d")}.example`;
	const registration = await createRegistration(page, {
		fullName: long(150),
		email: local("r"),
		phone: "1".repeat(40),
		courseId: course.id,
		message: long(500),
	});
	const contact = await createContact(page, {
		name: long(150),
		email: local("c"),
		phone: "1".repeat(40),
		subject: long(150),
		message: long(500),
	});
	const emailId = storedEmail(dataDir, {
		registrationId: registration.id,
		reference: registration.reference,
		recipient: local("r"),
		replyTo: local("r"),
		subject: long(150),
		textBody: long(500),
		htmlBody: `<p>${long(500)}</p>`,
		status: "failed",
		failure: `${long(150)}.`,
		attempts: 54_321,
	});
	const visitor = await askQuestions(page, long(500), "How much is it?");
	await visitor.wantsACall();
	const api = page.request;
	for (const answer of [
		await api.post("/api/admin/facts", {
			headers,
			data: {
				topic: "other",
				question: long(250),
				answer: long(400),
				spanish: long(400),
				source: long(150),
				validUntil: "2026-01-01",
				onHomePage: true,
			},
		}),
		await api.post("/api/admin/users", {
			headers,
			data: { username: long(100, "u"), password: "quiet green lamp", isAdmin: true },
		}),
		await api.post("/api/admin/views", {
			headers,
			data: { list: "registrations", name: long(40), query: "status=rejected", shared: true },
		}),
		await api.patch("/api/admin/settings", {
			headers,
			data: {
				redirects: [{ from: `/${long(150)}`, to: "/courses/cna" }],
				closedDays: [{ day: "2031-01-01", name: long(60) }],
			},
		}),
		await api.patch(`/api/admin/registrations/${registration.id}`, {
			headers,
			data: { status: "accepted" },
		}),
		await api.patch(`/api/admin/registrations/${registration.id}`, {
			headers,
			data: { status: "pending" },
		}),
	])
		expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
	await api.patch(`/api/admin/courses/${course.id}`, {
		headers: { ...headers, "course-aliases": long(60) },
		data: {},
	});
	return { course, registration, contact, emailId, conversationId: visitor.conversationId };
}

/** Mocks five-digit counts. */
async function largeCounts(page: Page) {
	const large = (value: unknown): unknown => {
		if (typeof value === "number" && Number.isInteger(value)) return 54_321;
		if (Array.isArray(value)) return value.map(large);
		if (typeof value !== "object" || value === null) return value;
		return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, large(one)]));
	};
	// Live updates would bring the real counts.
	await page.route("**/api/admin/events", (route) => route.fulfill({ status: 404, body: "" }));
	await page.route(/\/api\/admin\/(dashboard|mail-status|chat\/figures)/, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: large(await response.json()) });
	});
	await page.route(
		/\/api\/admin\/(registrations|contacts|emails|users|activity|sessions|chat\/conversations|chat\/unanswered)(\?|$)/,
		async (route) => {
			const response = await route.fetch();
			const headers = { ...response.headers(), "x-total-count": "54321" };
			await route.fulfill({ response, headers });
		},
	);
}

/** Returns what scrolls sideways, and what overflows the window outside of scroll containers. */
const overTheEdge = (page: Page) =>
	page.evaluate(() => {
		const { clientWidth } = document.documentElement;
		const clipped = (element: Element): boolean => {
			const parent = element.parentElement;
			if (!parent || parent === document.body) return false;
			return getComputedStyle(parent).overflowX !== "visible" || clipped(parent);
		};
		const over = [...document.querySelectorAll("body *")]
			.filter(
				(element) => element.checkVisibility() && !element.closest("svg, .skip, .hidden-text"),
			)
			.filter((element) => {
				const { left, right, width } = element.getBoundingClientRect();
				return width > 1 && (right > clientWidth + 1 || left < -1) && !clipped(element);
			})
			.map((element) => element.outerHTML.replace(/(\w)\1{20,}/g, "$1…").slice(0, 160));
		const sideways = [...document.querySelectorAll("html, .panel, .panel-body, .dialog")]
			.filter((element) => element.scrollWidth > element.clientWidth)
			.map(
				(element) =>
					`${element.className || "page"}: ${element.scrollWidth - element.clientWidth} px`,
			);
		return [...sideways, ...over.slice(0, 5)];
	});

/** What draws itself differently in this width; the other pages are checked in others. */
const checkedByAxe = ["/admin", "/admin/calls"];

test("at 320 px no admin page scrolls sideways, with five-digit counts and long names", async ({
	page,
	site,
}) => {
	test.slow();
	await page.goto("/admin/login");
	await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
	expect(await overTheEdge(page)).toEqual([]);
	const token = await signIn(page);
	const { course, registration, contact, emailId, conversationId } = await longTexts(
		page,
		token,
		site.dataDir,
	);
	await largeCounts(page);
	// The one call that is drawn is the one with long texts, whoever else is waiting.
	await page.route("**/api/admin/waiting", async (route) => {
		const response = await route.fetch();
		const list: { people: { email: string }[] } = await response.json();
		const people = list.people.filter(({ email }) => email.includes(long(9)));
		await route.fulfill({ response, json: { ...list, people } });
	});
	const press = (name: string | RegExp) =>
		page.getByRole("button", { name, exact: true }).first().click();
	const screens: readonly (readonly [path: string, act?: () => Promise<void>])[] = [
		["/admin"],
		["/admin", () => press("More")],
		["/admin/calls"],
		["/admin/registrations/new"],
		["/admin/registrations"],
		["/admin/registrations", () => press(/^Filter/)],
		[
			"/admin/registrations",
			() =>
				page
					.getByLabel(/^Select (?!all)/)
					.first()
					.check(),
		],
		[`/admin/registrations?open=${registration.id}`],
		["/admin/registrations", () => press("Update")],
		["/admin/contacts"],
		[`/admin/contacts?open=${contact.id}`],
		["/admin/emails?stuck=true"],
		[`/admin/emails?open=${emailId}`, () => page.getByRole("radio", { name: "HTML" }).waitFor()],
		[
			`/admin/emails?open=${emailId}`,
			() => page.getByRole("radio", { name: "HTML" }).press("Space"),
		],
		["/admin/emails", () => press("Send me a test email")],
		[
			"/admin/registrations",
			async () => {
				await press("Update");
				await page.getByRole("radio", { name: /Accepted/ }).check();
				await page.getByRole("dialog").getByRole("button", { name: "Update" }).click();
				await press("Review acceptance email");
				await page.getByRole("radio", { name: "HTML" }).waitFor();
			},
		],
		["/admin/chats"],
		[`/admin/chats?open=${conversationId}`],
		["/admin/chats/questions"],
		["/admin/facts"],
		["/admin/facts/new"],
		["/admin/facts/7"],
		["/admin/chats/figures", () => page.getByText("Technical figures").click()],
		["/admin/courses"],
		["/admin/courses", () => press(/^Actions for W/)],
		["/admin/courses/new"],
		[`/admin/courses/${course.id}`],
		[`/admin/courses/${course.id}`, () => press("Preview")],
		[`/admin/courses/${course.id}`, () => press("Delete course")],
		["/admin/users"],
		["/admin/users", () => press(/session/)],
		["/admin/users?dialog=add"],
		["/admin/activity"],
		["/admin/settings"],
		["/admin/nothing-here"],
	];
	const found: Record<string, string[]> = {};
	let unchanged = "";
	for (const [at, [path, act]] of screens.entries()) {
		if (path !== unchanged) {
			await page.goto(path);
			await expect(page.locator("h1").first()).toBeVisible();
			await loaded(page);
			await expect(page.locator(".rail .count").first()).toContainText("54,321");
		}
		await act?.();
		unchanged = act ? "" : path;
		const over = await overTheEdge(page);
		if (act === undefined && checkedByAxe.includes(path)) over.push(...(await findings(page)));
		if (over.length > 0) found[`${at} ${path}`] = over;
	}
	expect(found).toEqual({});
});
