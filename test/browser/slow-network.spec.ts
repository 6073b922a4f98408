import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect, test } from "./site.ts";

// The later an answer comes, the later the scripts. Each moment between is held in `before-hydration.spec.ts`.
const latencies = [60, 300];

/** Relays to a port of this machine, and holds everything that it answers back for some milliseconds. */
async function slowNetwork(port: number, latency: number) {
	const sockets = new Set<Socket>();
	const relay = createServer((phone) => {
		const server = connect(port, "127.0.0.1");
		for (const socket of [phone, server]) {
			sockets.add(socket);
			socket.on("error", () => {});
			socket.on("close", () => sockets.delete(socket));
		}
		phone.pipe(server);
		server.on("data", (bytes) => setTimeout(() => phone.write(bytes), latency));
		server.on("end", () => setTimeout(() => phone.end(), latency));
	}).listen(0, "127.0.0.1");
	await once(relay, "listening");
	return {
		url: `http://localhost:${(relay.address() as AddressInfo).port}`,
		end() {
			relay.close();
			for (const socket of sockets) socket.destroy();
		},
	};
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
	test(`on a slow network with answers after ${latency} ms a form that is sent before the page is ready is stored once`, async ({
		browser,
		site,
	}) => {
		const email = `slow-${latency}-${Date.now()}@mail.example`;
		const network = await slowNetwork(Number(new URL(site.url).port), latency);
		const context = await browser.newContext({ baseURL: network.url });
		try {
			const page = await context.newPage();
			await page.addInitScript(sendAtOnce, email);
			await page.goto("/register?program=ekg", { waitUntil: "commit" });
			await page.getByRole("heading", { name: "Registration Successful!" }).waitFor();
			expect(await page.evaluate(() => sessionStorage.getItem("sent early"))).toBe(email);
		} finally {
			await context.close();
			network.end();
		}
		const list = await site.asAdmin("GET", `/api/admin/registrations?q=${email}`);
		expect(await list.json()).toMatchObject([{ email, courseId: 4 }]);
	});
}
