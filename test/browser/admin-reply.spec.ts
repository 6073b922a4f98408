import type { Page } from "@playwright/test";
import { aClassAhead } from "../factories.ts";
import {
	createContact,
	createRegistration,
	listBelow,
	test as onSharedSite,
	toastOf,
} from "./admin.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, receivedBy, test } from "./mail.ts";

const desktop = { width: 1366, height: 800 };

const composer = (page: Page) => page.getByRole("form", { name: /^Reply to / });
const timeline = (page: Page) => listBelow(page, "What happened");
const missing = (page: Page) => composer(page).getByRole("status");

/** Opens a message and the composer of its reply. */
async function openReply(page: Page, { id }: { id: number }) {
	await page.goto(`/admin/contacts?open=${id}`);
	await page.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
	await expect(composer(page).getByLabel("Text")).toBeFocused();
}

/** Opens the page of the person who wrote a message. */
async function openPerson(page: Page, { id }: { id: number }) {
	const { personId } = await (await page.request.get(`/api/admin/contacts/${id}`)).json();
	await page.goto(`/admin/people/${personId}`);
}

async function expectNoSidewaysScroll(page: Page) {
	const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	expect(sideways).toBeLessThanOrEqual(0);
}

async function expectFit(page: Page) {
	await expectNoFindings(page);
	await expectNoSidewaysScroll(page);
}

test("Send and the question are in view when the reply opens, at 390 and 1366 px", async ({
	adminPage,
}) => {
	const message = "Is there an evening class, and what do I bring on the first day? ".repeat(4);
	const written = await createContact(adminPage, { message });
	for (const viewport of [desktop, { width: 390, height: 844 }]) {
		await adminPage.setViewportSize(viewport);
		await openReply(adminPage, written);
		for (const name of ["Cancel", "Send"]) {
			const button = composer(adminPage).getByRole("button", { name, exact: true });
			await expect(button).toBeInViewport({ ratio: 1 });
		}
		const question = adminPage.getByRole("dialog").getByText("Is there an evening class, and");
		await expect(question).toBeInViewport({ ratio: 1 });
	}
});

test("on a phone, what says that a message was read covers nothing of the reply", async ({
	adminPage,
}) => {
	await adminPage.setViewportSize({ width: 390, height: 844 });
	await openReply(adminPage, await createContact(adminPage));
	const told = toastOf(adminPage, "Contact Updated");
	await expect(told).toBeVisible();
	const { y, height } = (await told.boundingBox()) ?? { y: 0, height: 0 };
	expect((await composer(adminPage).boundingBox())?.y).toBeGreaterThan(y + height);
});

test("a canned reply waits for what the school has not stated, is sent and seen in the timeline", async ({
	adminPage,
	mailServer,
}) => {
	const message = await createContact(adminPage, { subject: "Cost?", courseId: 2 });
	await openReply(adminPage, message);
	const form = composer(adminPage);
	await expect(form).toContainText(message.email);
	await expect(form.getByLabel("Subject")).toHaveValue(`Re: Cost? (${message.reference})`);
	await form.getByRole("button", { name: "Cost" }).click();
	await expect(form.getByLabel("Subject")).toHaveValue(/^What .+ costs$/);
	await expect(form.getByLabel("Text")).toHaveValue(new RegExp(`^Hello ${message.name},`));
	await expect(missing(adminPage)).toContainText("The school has not stated it for");
	await expectFit(adminPage);

	await form.getByRole("button", { name: "Send" }).click();
	await expect(form).toContainText("Please replace every placeholder in braces");
	await expect(form.getByLabel("Text")).toBeFocused();
	await missing(adminPage).getByRole("button", { name: "Go to {cost}" }).click();
	await adminPage.keyboard.type("I will call you about it.");
	await expect(missing(adminPage)).toBeEmpty();
	await form.getByRole("button", { name: "Send" }).click();
	await expect(toastOf(adminPage, "Sending")).toContainText(message.email);
	await expect(form).toBeHidden();

	// The confirmation of the message, and the reply.
	await expect.poll(() => receivedBy(mailServer, message.email).length).toBe(2);
	const [, sent] = receivedBy(mailServer, message.email);
	expect(sent?.headers.subject).toMatch(/^What .+ costs$/);
	await openPerson(adminPage, message);
	const said = timeline(adminPage).getByRole("listitem").filter({ hasText: "Reply: What" });
	await expect(said).toContainText("admin · sent");
	await said.getByText("Text of the reply").click();
	await expect(said).toContainText("I will call you about it.");
	await expectFit(adminPage);
	await adminPage.setViewportSize(desktop);
	await expectFit(adminPage);
	const stored = await adminPage.request.get(`/api/admin/contacts/${message.id}`);
	expect((await stored.json()).answerState).toBe("answered");
});
test("a Spanish canned reply states the program’s own fact with its date", async ({
	adminPage,
	mailServer,
}) => {
	const fact = await adminPage.request.post("/api/admin/facts", {
		data: {
			topic: "price",
			courseId: 2,
			answer: "It costs $900.",
			spanish: "Cuesta $900.",
			validUntil: "2099-12-31",
		},
	});
	expect(fact.status()).toBe(201);
	const { id } = await fact.json();
	const person = await createRegistration(adminPage, { courseId: 2 });
	await adminPage.setViewportSize(desktop);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await adminPage.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
	const form = composer(adminPage);
	await form.getByRole("radio", { name: "Spanish" }).check();
	await form.getByRole("button", { name: "Costo" }).click();
	await expect(form.getByLabel("Text")).toHaveValue(
		/Cuesta \$900\. \(válido hasta el 31 de diciembre de 2099\)/,
	);
	await expect(form.getByLabel("Subject")).toHaveValue(/^Cuánto cuesta Auxiliar de enfermería/);
	await expect(missing(adminPage)).toBeEmpty();
	// Another program: its own fact, and there is none.
	await form.getByLabel("Program").selectOption({ index: 1 });
	await expect(missing(adminPage)).toContainText("{cost}");
	await expectFit(adminPage);
	await form.getByLabel("Program").selectOption("2");
	await expect(missing(adminPage)).toBeEmpty();
	await form.getByRole("button", { name: "Send" }).click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await expect.poll(() => receivedBy(mailServer, person.email).length).toBe(2);
	expect(receivedBy(mailServer, person.email)[1]?.raw).toContain("Horario de oficina");
	await adminPage.request.delete(`/api/admin/facts/${id}`);
});

test("a Spanish canned reply names the fees of a class in Spanish", async ({ adminPage }) => {
	const data = aClassAhead({ courseId: 6, fees: [{ name: "Goggles", amount: 2500 }] });
	const added = await adminPage.request.post("/api/admin/classes", { data });
	const { id } = (await added.json()) as { id: number };
	await adminPage.request.patch("/api/admin/translations/class.Goggles", {
		data: { english: "Goggles", spanish: "Gafas" },
	});
	const person = await createRegistration(adminPage, { courseId: 6 });
	await adminPage.setViewportSize(desktop);
	await adminPage.goto(`/admin/registrations?open=${person.id}`);
	await adminPage.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
	const form = composer(adminPage);
	await form.getByRole("radio", { name: "Spanish" }).check();
	await form.getByRole("button", { name: "Costo" }).click();
	await expect(form.getByLabel("Text")).toHaveValue(/matrícula \$1,100, Gafas \$25/);
	await adminPage.request.delete(`/api/admin/classes/${id}`);
});

test("two people reply to one message: the second sees who and when, loses nothing and can send anyway", async ({
	adminPage,
	mailServer,
}) => {
	// On a phone the message that this one was marked as read is in front of the button for a while.
	await adminPage.setViewportSize(desktop);
	const message = await createContact(adminPage);
	await openReply(adminPage, message);
	const first = await adminPage.request.post(`/api/admin/contacts/${message.id}/replies`, {
		data: {
			...{ channel: "outbox", language: "en", subject: "Evening?", text: "The first." },
			...{ isAnswered: true, lastReplyId: null },
		},
	});
	expect(first.status()).toBe(201);

	const form = composer(adminPage);
	await form.getByLabel("Text").fill("The second.");
	await form.getByRole("button", { name: "Send" }).click();
	await expect(form.getByRole("alert")).toContainText(/admin replied on .+ at .+ [AP]M/);
	await expect(form.getByLabel("Text")).toHaveValue("The second.");
	await expectNoFindings(adminPage, "form");
	await form.getByRole("button", { name: "Send anyway" }).click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await expect.poll(() => receivedBy(mailServer, message.email).length).toBe(3);
});

test("a device that is turned keeps open what is being written", async ({ adminPage }) => {
	await openReply(adminPage, await createContact(adminPage));
	const text = composer(adminPage).getByLabel("Text");
	await text.fill("Yes, on Tuesday.");
	for (const width of [1024, 390]) {
		await adminPage.setViewportSize({ width, height: 600 });
		await expect(text).toHaveValue("Yes, on Tuesday.");
	}
});

test("a reply is written and sent by keyboard; what was typed survives a reload", async ({
	adminPage,
	mailServer,
}) => {
	const message = await createContact(adminPage);
	await adminPage.goto(`/admin/contacts?open=${message.id}`);
	const reply = adminPage.getByRole("dialog").getByRole("button", { name: "Reply" });
	await reply.focus();
	await adminPage.keyboard.press("Enter");
	const form = composer(adminPage);
	await expect(form.getByLabel("Text")).toBeFocused();
	await adminPage.keyboard.type("Yes, on Tuesday.");
	await adminPage.reload();
	await reply.focus();
	await adminPage.keyboard.press("Enter");
	await expect(form.getByText("Unsaved draft restored.")).toBeVisible();
	await expect(form.getByLabel("Text")).toHaveValue("Yes, on Tuesday.");
	const send = form.getByRole("button", { name: "Send" });
	for (let stops = 0; stops < 8; stops++) {
		await adminPage.keyboard.press("Tab");
		if (await send.evaluate((button) => button === document.activeElement)) break;
	}
	await expect(send).toBeFocused();
	await adminPage.keyboard.press("Enter");
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await expect(reply).toBeFocused();
	await expect.poll(() => receivedBy(mailServer, message.email).length).toBe(2);
});

test("a reply whose answer got lost is not sent again by a retry after a reload", async ({
	adminPage,
	mailServer,
}) => {
	const message = await createContact(adminPage);
	await openReply(adminPage, message);
	const form = composer(adminPage);
	const send = form.getByRole("button", { name: "Send", exact: true });
	await form.getByLabel("Text").fill("Come at 4 PM.");
	await adminPage.route("**/api/admin/contacts/*/replies", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await send.click();
	await expect(form.getByRole("alert")).toContainText("Your reply is still here.");
	await adminPage.unroute("**/api/admin/contacts/*/replies");
	await openReply(adminPage, message);
	await expect(form.getByLabel("Text")).toHaveValue("Come at 4 PM.");
	await send.click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await openPerson(adminPage, message);
	await expect(timeline(adminPage).getByText("Reply: Re: Evening?")).toHaveCount(1);
	await expect.poll(() => receivedBy(mailServer, message.email).length).toBe(2);
});

test("a reply is sent anyway when the form knows the other one; when that answer got lost, a retry does not send it again", async ({
	adminPage,
	mailServer,
}) => {
	// On a phone the message that this one was marked as read is in front of the button for a while.
	await adminPage.setViewportSize(desktop);
	const message = await createContact(adminPage);
	await openReply(adminPage, message);
	const form = composer(adminPage);
	await form.getByLabel("Text").fill("The second.");
	await adminPage.request.post(`/api/admin/contacts/${message.id}/replies`, {
		data: {
			...{ channel: "outbox", language: "en", subject: "Evening?", text: "The first." },
			...{ isAnswered: true, lastReplyId: null },
		},
	});
	const send = form.getByRole("button", { name: "Send", exact: true });
	const refused = adminPage.waitForResponse((response) => response.status() === 412);
	const gate = Promise.withResolvers<void>();
	await adminPage.route("**/api/admin/contacts/*/reply", async (route) => {
		await gate.promise;
		await route.continue();
	});
	await send.click();
	await (await refused).finished();
	await adminPage.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	const anyway = form.getByRole("button", { name: "Send anyway" });
	await expect(anyway, "before the form knows whose reply it passes over").toHaveCount(0, {
		timeout: 1,
	});
	gate.resolve();
	await expect(anyway).toBeVisible();
	await adminPage.route("**/api/admin/contacts/*/replies", async (route) => {
		await route.fetch();
		await route.abort();
	});
	await anyway.click();
	await expect(anyway).toBeHidden();
	await expect(form.getByRole("alert")).toContainText("Your reply is still here.");
	await adminPage.unroute("**/api/admin/contacts/*/replies");
	await send.click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	await openPerson(adminPage, message);
	await expect(timeline(adminPage).getByText("Reply: Re: Evening?")).toHaveCount(1);
	await expect(timeline(adminPage).getByText("The second.")).toHaveCount(1);
	await expect.poll(() => receivedBy(mailServer, message.email).length).toBe(3);
});

onSharedSite(
	"a form for a reply that fails to load says so and offers a retry",
	async ({ adminPage }) => {
		const message = await createContact(adminPage);
		await adminPage.route("**/api/admin/canned-replies", (route) => route.abort());
		await adminPage.goto(`/admin/contacts?open=${message.id}`);
		await adminPage.getByRole("dialog").getByRole("button", { name: "Reply" }).click();
		await expect(adminPage.getByText("Failed to load the form for the reply.")).toBeVisible();
		await adminPage.unroute("**/api/admin/canned-replies");
		await adminPage.getByRole("button", { name: "Retry" }).click();
		await expect(composer(adminPage).getByLabel("Text")).toBeVisible();
	},
);

onSharedSite(
	"the office edits a canned reply, sees what it says for a program, deletes it and takes that back",
	async ({ adminPage }) => {
		await adminPage.goto("/admin/canned-replies");
		await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Canned replies 12");
		await expectNoFindings(adminPage);
		await expectNoSidewaysScroll(adminPage);
		await adminPage.getByRole("link", { name: "Add canned reply" }).click();
		await adminPage.getByLabel("Title").fill("Parking");
		await adminPage.getByLabel("Subject").fill("Parking");
		await adminPage.getByLabel("Text").fill("We are at ");
		await adminPage.getByRole("button", { name: "{address}" }).click();
		await expect(adminPage.getByLabel("Text")).toHaveValue("We are at {address}");
		const preview = adminPage.getByRole("region", { name: "Preview" });
		await expect(preview).toContainText("We are at 100 Example Avenue");
		await adminPage.getByRole("button", { name: "{cost}" }).click();
		await expect(preview.getByRole("list", { name: "Missing" })).toContainText("{cost}");
		await expectNoFindings(adminPage);
		await expectNoSidewaysScroll(adminPage);
		await adminPage.getByRole("button", { name: /^Save/ }).click();
		await expect(toastOf(adminPage, "Canned reply added")).toBeVisible();
		const entry = adminPage.getByRole("link", { name: "Parking" });
		await entry.click();
		await adminPage.getByRole("button", { name: "Delete canned reply" }).click();
		await expect(entry).toHaveCount(0);
		await toastOf(adminPage, "Canned reply deleted").getByRole("button", { name: "Undo" }).click();
		await expect(entry).toBeVisible();
	},
);

onSharedSite(
	"after a voicemail the next call is one tap; after three the way leads to an email",
	async ({ adminPage }) => {
		const message = await createContact(adminPage);
		await openPerson(adminPage, message);
		const voicemail = adminPage.getByRole("button", { name: "Voicemail" });
		await voicemail.click();
		const again = adminPage.getByRole("button", { name: /^Call again .+ at \d+:\d\d [AP]M$/ });
		await expect(again).toBeVisible();
		await expectNoFindings(adminPage);
		await again.click();
		const task = adminPage.getByLabel("Task", { exact: true });
		await expect(task).toHaveValue(/^Call again at \d+:\d\d [AP]M$/);
		await toastOf(adminPage, "Saved").getByRole("button", { name: "Undo" }).click();
		await expect(task).toHaveValue("");
		await task.fill("Send the brochure");
		await task.press("Enter");
		await expect(again, "another task stays").toBeHidden();
		await task.fill("");
		await task.press("Enter");
		await again.click();
		await expect(task).toHaveValue(/^Call again at \d+:\d\d [AP]M$/);
		await expect(adminPage.getByLabel("Due")).not.toHaveValue("");
		await expect(again).toBeHidden();

		const calls = timeline(adminPage).getByText("Call: voicemail");
		await adminPage.getByLabel("Due").fill("");
		await voicemail.click();
		await expect(calls).toHaveCount(2);
		await expect(again).toBeVisible();
		await voicemail.click();
		await expect(calls).toHaveCount(3);
		await adminPage.getByRole("link", { name: "Write an email" }).click();
		await expect(composer(adminPage).getByLabel("Text")).toBeFocused();
	},
);

test("a reply that was refused keeps its key for the same words, and other words get another one", async ({
	adminPage,
}) => {
	const message = await createContact(adminPage);
	await openReply(adminPage, message);
	const keys: (string | undefined)[] = [];
	await adminPage.route("**/api/admin/contacts/*/replies", (route) => {
		keys.push(route.request().headers()["idempotency-key"]);
		return keys.length < 3 ? route.fulfill({ status: 409, body: "Not now." }) : route.continue();
	});
	const form = composer(adminPage);
	const send = form.getByRole("button", { name: "Send", exact: true });
	await form.getByLabel("Text").fill("Come at 4 PM.");
	for (const count of [1, 2]) {
		await send.click();
		await expect.poll(() => keys.length).toBe(count);
		await expect(send).toBeEnabled();
	}
	await form.getByLabel("Text").fill("Come at 5 PM.");
	await send.click();
	await expect(toastOf(adminPage, "Sending")).toBeVisible();
	expect(keys[0]).toBeTruthy();
	expect([keys[1] === keys[0], keys[2] === keys[0]]).toEqual([true, false]);
});

onSharedSite(
	"without a mail server the mail program opens with the reply, and the office records it",
	async ({ adminPage: page }) => {
		const message = await createContact(page);
		await openReply(page, message);
		const form = composer(page);
		await form.getByLabel("Text").fill("Hello,\nyes & no.");
		const open = form.getByRole("link", { name: "Open mail program" });
		const url = new URL((await open.getAttribute("href")) ?? "");
		expect([url.protocol, url.pathname]).toEqual(["mailto:", message.email]);
		expect(url.searchParams.get("subject")).toBe(`Re: Evening? (${message.reference})`);
		expect(url.searchParams.get("body")).toBe("Hello,\r\nyes & no.");
		await expectNoFindings(page);
		await open.click();
		await form.getByRole("button", { name: "I sent it" }).click();
		await expect(toastOf(page, "Reply saved")).toBeVisible();
		await openPerson(page, message);
		const said = timeline(page).getByRole("listitem").filter({ hasText: "Reply: Re: Evening?" });
		await expect(said).toContainText("admin · with a mail program");
	},
);
