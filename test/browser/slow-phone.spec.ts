import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./site.ts";

const phones = 20;
const together = 5;

/** Emulates a slow phone and network: a sixth of this machine's speed, slow 4G. */
async function slowPhone(context: BrowserContext) {
	const page = await context.newPage();
	const session = await context.newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", {
		offline: false,
		latency: 150,
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

for (let first = 1; first <= phones; first += together) {
	const last = first + together - 1;
	test(`on a slow phone a form that is sent before the page is ready is stored once: ${first} to ${last} of ${phones}`, async ({
		browser,
		site,
	}) => {
		const run = `slow-${first}-${Date.now()}`;
		let early = 0;
		const register = async (n: number) => {
			const context = await browser.newContext({ baseURL: site.url });
			const page = await slowPhone(context);
			await page.addInitScript(sendAtOnce, `${run}-${n}@mail.example`);
			await page.goto("/register?program=ekg", { waitUntil: "commit" });
			await page.getByRole("heading", { name: "Registration Successful!" }).waitFor();
			if (await page.evaluate(() => sessionStorage.getItem("sent early") !== null)) early += 1;
			await context.close();
		};
		await Promise.all(Array.from({ length: together }, (_, n) => register(n)));
		const list = await site.asAdmin("GET", `/api/admin/registrations?q=${run}`);
		const rows = (await list.json()) as { email: string; courseId: number }[];
		expect(new Set(rows.map(({ email }) => email)).size).toBe(together);
		expect(rows).toHaveLength(together);
		expect(rows.every(({ courseId }) => courseId === 4)).toBe(true);
		expect(early, "sent before the page was ready").toBe(together);
	});
}
