import type { Page } from "@playwright/test";

/** Waits until the page's scripts have taken over. Before, everything in it is plain HTML. */
export async function whenReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		// Asked for in the same task as it is looked for: a document that is left takes what it was asked for with it.
		document.body?.dispatchEvent(new Event("focusin", { bubbles: true }));
		const last = document.querySelector("footer a, main a");
		const key = last && Object.keys(last).find((name) => name.startsWith("__reactFiber"));
		// biome-ignore lint/suspicious/noExplicitAny: what React keeps of an element has no type
		let fiber = key && (last as any)[key];
		while (fiber?.return) fiber = fiber.return;
		// Hydration has been committed, not only started.
		return fiber?.stateNode?.current?.memoizedState.isDehydrated === false;
	});
	// Its effects, such as key listeners, are attached in the next task.
	await page.evaluate(
		() =>
			new Promise<unknown>((resolve) => {
				const { port1, port2 } = new MessageChannel();
				port1.onmessage = resolve;
				port2.postMessage(null);
			}),
	);
}

/**
 * Returns a page's whole document as the server sends it, before any script has run, and its status.
 * The given page has to be on the site: addresses in the document resolve there.
 */
export async function servedDocument(page: Page, path: string) {
	const answer = await page.request.get(path);
	const html = await answer.text();
	const served = await page.evaluateHandle(
		(text) => new DOMParser().parseFromString(text, "text/html"),
		html,
	);
	return { status: answer.status(), served };
}

/** Fills the registration form as a visitor would. */
export async function fillRegistration(page: Page, values: Partial<typeof marisol> = {}) {
	const { name, email, phone, course, message } = { ...marisol, ...values };
	await page.getByLabel("Full name").fill(name);
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Phone").fill(phone);
	if (course) await page.getByLabel("Program", { exact: true }).selectOption({ label: course });
	if (message) await page.getByLabel("Message").fill(message);
}

export const marisol = {
	name: "Marisol Vega",
	email: "marisol.vega@mail.example",
	phone: "732-555-0187",
	course: "EKG Technician",
	message: "I work until 4 PM. Is there an evening class?",
};

/** Fills the contact form as a visitor would. */
export async function fillContact(page: Page, values: { phone?: string; subject?: string } = {}) {
	await page.getByLabel("Name", { exact: true }).fill("Denise Okafor");
	await page.getByLabel("Email").fill("denise.okafor@mail.example");
	if (values.phone) await page.getByLabel("Phone").fill(values.phone);
	if (values.subject) await page.getByLabel("Subject").fill(values.subject);
	await page.getByLabel("Message", { exact: true }).fill("Which papers do I bring?");
}

export const registerButton = (page: Page) =>
	page.getByRole("button", { name: "Register", exact: true });
export const sendButton = (page: Page) => page.getByRole("button", { name: "Send Message" });

/** Returns the reference number of a success view. */
export const shownReference = (page: Pick<Page, "getByText">) => page.getByText(/^[RC]-\d{6}$/);

export const notifications = (page: Page) =>
	page.getByRole("region", { name: /^(?:Notifications|Avisos) \(F8\)$/ });

/** Returns the toast with this title. */
export const toastTitled = (page: Page, title: string) =>
	notifications(page)
		.getByRole("listitem")
		.filter({ has: page.getByText(title, { exact: true }) });

/** Paths of the public pages. */
export const publicPages = [
	"/",
	"/courses/cna",
	"/register",
	"/about",
	"/contact",
	"/catalog",
	"/privacy-policy",
	"/accessibility",
] as const;
