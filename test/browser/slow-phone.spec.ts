import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./site.ts";

// The later an answer comes, the later the scripts: each of these is another moment in which the form is sent.
const latencies = [20, 60, 150, 300, 600];

/** Emulates a slow phone and network: a sixth of this machine's speed, slow 4G. */
async function slowPhone(context: BrowserContext, latency: number) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency,
		downloadThroughput: (1.6 * 1024 * 1024) / 8,
		uploadThroughput: (750 * 1024) / 8,
	});
	return page;
}

/** Fills and submits the form as soon as it is parsed, before the page's scripts run. */
function sendAtOnce(email: string) {
	document.addEventListener("DOMContentLoaded", () => {
		const form = document.querySelector<HTMLFormElement>("main form");
		if (!form?.hasAttribute("data-hold")) return;
		const values = { fullName: "Slow Phone", email, phone: "732-555-0187" };
		for (const [name, value] of Object.entries(values)) {
			(form.elements.namedItem(name) as HTMLInputElement).value = value;
		}
		// Survives the navigation of a native submit.
		sessionStorage.setItem("sent early", email);
		form.requestSubmit();
		// There is no feedback yet, so people press again.
		form.requestSubmit();
	});
}

for (const latency of latencies) {
	test(`on a slow phone with answers after ${latency} ms a form that is sent before the page is ready is stored once`, async ({
		browser,
		site,
	}) => {
		const email = `slow-${latency}-${Date.now()}@mail.example`;
		const context = await browser.newContext({ baseURL: site.url });
		const page = await slowPhone(context, latency);
		await page.addInitScript(sendAtOnce, email);
		await page.goto("/register?program=ekg", { waitUntil: "commit" });
		await page.getByRole("heading", { name: "Registration Successful!" }).waitFor();
		expect(await page.evaluate(() => sessionStorage.getItem("sent early"))).toBe(email);
		await context.close();
		const list = await site.asAdmin("GET", `/api/admin/registrations?q=${email}`);
		expect(await list.json()).toMatchObject([{ email, courseId: 4 }]);
	});
}
