import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { type ServerProcess, sendRaw, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
let token: string;

beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	server = await startServer(testDatabase);
	const response = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	token = ((await response.json()) as { token: string }).token;
}, 60_000);
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
}, 60_000);

const asAdmin = (method: string, path: string, body: unknown) =>
	fetch(server.url + path, {
		method,
		headers: {
			authorization: `Bearer ${token}`,
			...(body instanceof Uint8Array ? {} : { "content-type": "application/json" }),
		},
		body: body instanceof Uint8Array ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body),
	});
const visit = (path: string, init: RequestInit = {}) =>
	fetch(server.url + path, { redirect: "manual", ...init });

test("the page of an old slug redirects until another course takes it", async () => {
	expect((await visit("/courses/ekg")).status).toBe(200);
	await asAdmin("PATCH", "/api/admin/courses/4", { slug: "ecg" });
	const moved = await visit("/courses/ekg?utm_source=flyer");
	expect(moved.status).toBe(301);
	expect(moved.headers.get("location")).toBe("/courses/ecg?utm_source=flyer");
	expect(moved.headers.get("cache-control")).toBe("no-cache");
	const inSpanish = await visit("/es/courses/ekg?from=ad");
	expect(inSpanish.headers.get("location")).toBe("/es/courses/ecg?from=ad");
	expect((await visit("/courses/ecg")).status).toBe(200);
	expect((await visit("/api/courses/ekg")).status).toBe(404);

	const taken = { slug: "ekg", title: "EKG again", summary: "New.", description: "New." };
	expect((await asAdmin("POST", "/api/admin/courses", taken)).status).toBe(201);
	const page = await visit("/courses/ekg");
	expect(page.status).toBe(200);
	expect(await page.text()).toContain("EKG again");
});

test("a course’s slug can be the name of an inherited object property", async () => {
	const course = {
		slug: "constructor",
		title: "Home Builder",
		summary: "New.",
		description: "New.",
	};
	expect((await visit("/courses/constructor")).status).toBe(404);
	expect((await asAdmin("POST", "/api/admin/courses", course)).status).toBe(201);
	const page = await visit("/courses/constructor");
	expect(page.status).toBe(200);
	expect(await page.text()).toContain('src="/pictures/default-course.svg"');
});

test("a URL of the old website redirects, and an unknown one is 404", async () => {
	expect((await visit("/enroll.php")).status).toBe(404);
	await asAdmin("PATCH", "/api/admin/settings", {
		redirects: [{ from: "/enroll.php", to: "/register?program=cna" }],
	});
	const moved = await visit("/Enroll.php?id=7");
	expect(moved.status).toBe(301);
	expect(moved.headers.get("location")).toBe("/register?program=cna");
	expect((await visit("/enroll.php", { method: "HEAD" })).status).toBe(301);
	await asAdmin("PATCH", "/api/admin/settings", { redirects: [] });
	expect((await visit("/enroll.php")).status).toBe(404);
});

test("a redirect leads to addresses in any language", async () => {
	await asAdmin("PATCH", "/api/admin/settings", {
		redirects: [
			{ from: "/kurse", to: "/courses/cna?from=Gespräch#über-uns" },
			{ from: "/inicio", to: "/contact?de=₿-日本" },
			{ from: "/done", to: "/about?a=%20%E2%82%AC" },
		],
	});
	const target = async (path: string) => {
		const response = await visit(path);
		return [response.status, response.headers.get("location")];
	};
	expect(await target("/kurse")).toEqual([301, "/courses/cna?from=Gespr%C3%A4ch#%C3%BCber-uns"]);
	expect(await target("/inicio?x=1")).toEqual([301, "/contact?de=%E2%82%BF-%E6%97%A5%E6%9C%AC"]);
	expect(await target("/done")).toEqual([301, "/about?a=%20%E2%82%AC"]);
	await asAdmin("PATCH", "/api/admin/settings", { redirects: [] });
});

test("a change under Settings is on every page at the next request", async () => {
	expect(await (await visit("/about")).text()).toContain("732-555-0142");
	const saved = await asAdmin("PATCH", "/api/admin/settings", {
		name: "Own School of Nursing",
		phone: "848-555-0199",
		announcement: { shown: true, text: "We are closed tomorrow.", from: null, to: null },
	});
	expect(saved.status).toBe(200);
	const stated = await asAdmin("POST", "/api/admin/facts", {
		topic: "other",
		question: "May I call?",
		answer: "Yes: {phone}.",
		onHomePage: true,
	});
	expect(stated.status).toBe(201);
	for (const path of ["/", "/about", "/contact", "/courses/cna", "/nothing-here"]) {
		const html = await (await visit(path)).text();
		expect(html).not.toContain("732-555-0142");
		expect(html).not.toContain("Iselin Healthcare Training");
		for (const text of ["Own School of Nursing", "848-555-0199", "We are closed tomorrow."]) {
			expect(html).toContain(text);
		}
	}
	const home = await (await visit("/")).text();
	expect(home).toContain("Yes: 848-555-0199.");
	expect(home).toMatch(/"telephone":"\+18485550199"/);
});

test("an uploaded picture is served as immutable with its type, and no other file is", async () => {
	const { default: sharp } = await import("sharp");
	const bytes = await sharp({
		create: { width: 700, height: 400, channels: 3, background: "#0b7a75" },
	})
		.png()
		.toBuffer();
	const uploaded = await asAdmin("POST", "/api/admin/uploads", new Uint8Array(bytes));
	expect(uploaded.status).toBe(201);
	const { imagePath, srcset } = (await uploaded.json()) as {
		imagePath: string;
		srcset: { avif: string };
	};
	const picture = await visit(imagePath);
	expect(picture.status).toBe(200);
	expect(picture.headers.get("content-type")).toBe("image/jpeg");
	expect(picture.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect(picture.headers.get("cross-origin-resource-policy")).toBe("same-origin");
	expect(picture.headers.get("x-content-type-options")).toBe("nosniff");
	const size = (await picture.arrayBuffer()).byteLength;
	expect(picture.headers.get("content-length")).toBe(String(size));
	const cached = { "if-none-match": picture.headers.get("etag") ?? "" };
	expect((await visit(imagePath, { headers: cached })).status).toBe(304);
	const small = srcset.avif.split(" ")[0] ?? "";
	expect((await visit(small)).headers.get("content-type")).toBe("image/avif");
	for (const path of [
		imagePath.replace(/[0-9a-f]{4}-/, "0000-"),
		imagePath.replace(".jpg", ".svg"),
		"/uploads/",
		"/uploads/%2e%2e%2fpackage.json",
		"/uploads/../package.json",
	]) {
		expect(`${path} ${(await visit(path)).status}`).toBe(`${path} 404`);
	}
});

test("a course shows its own picture in the size that fits, with what it shows", async () => {
	const { default: sharp } = await import("sharp");
	const bytes = await sharp({
		create: { width: 1200, height: 800, channels: 3, background: "#c2410c" },
	})
		.jpeg()
		.toBuffer();
	const uploaded = await asAdmin(
		"POST",
		"/api/admin/uploads?alt=Two%20students%20at%20a%20bench",
		new Uint8Array(bytes),
	);
	const { imagePath } = (await uploaded.json()) as { imagePath: string };
	await asAdmin("PATCH", "/api/admin/courses/2", { imagePath });
	const html = await (await visit("/courses/cna")).text();
	expect(html).toContain('alt="Two students at a bench"');
	expect(html).toMatch(/<source type="image\/avif" srcSet="\/uploads\/[^"]+-480\.avif 480w/i);
	expect(html).toContain(`src="${imagePath}"`);
});

test("a request for another host, while PUBLIC_URL is not set, is reported once, in the log and the checklist", async () => {
	for (const host of ["www.school.example", "other.example"]) {
		await sendRaw(
			server.port,
			`GET /api/health HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
		);
	}
	await expect
		.poll(() => server.output().match(/PUBLIC_URL is not set/g))
		.toEqual(["PUBLIC_URL is not set"]);
	const response = await fetch(`${server.url}/api/admin/checklist`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { warnings, items } = (await response.json()) as {
		warnings: string[];
		items: { key: string; done: boolean }[];
	};
	expect(warnings).toHaveLength(1);
	expect(warnings[0]).toContain("www.school.example");
	expect(items.find(({ key }) => key === "password")?.done).toBe(false);
});

test("X-Forwarded-For, while TRUST_PROXY is off, is reported once, in the log and the checklist", async () => {
	for (const address of ["203.0.113.7", "203.0.113.8"]) {
		await fetch(`${server.url}/api/health`, { headers: { "x-forwarded-for": address } });
	}
	await expect
		.poll(() => server.output().match(/TRUST_PROXY is off/g))
		.toEqual(["TRUST_PROXY is off"]);
	const response = await fetch(`${server.url}/api/admin/checklist`, {
		headers: { authorization: `Bearer ${token}` },
	});
	const { warnings } = (await response.json()) as { warnings: string[] };
	expect(warnings.filter((warning) => warning.includes("TRUST_PROXY"))).toHaveLength(1);
});

test("a phone saves the site under the name of the school", async () => {
	const name = async () => (await (await fetch(`${server.url}/site.webmanifest`)).json()).name;
	await asAdmin("PATCH", "/api/admin/settings", { name: "Edison Career School" });
	expect(await name()).toBe("Edison Career School");
	const { headers } = await fetch(`${server.url}/site.webmanifest`, { method: "HEAD" });
	expect(headers.get("content-type")).toBe("application/manifest+json; charset=utf-8");
});

test("a page that is rendered for a request names the public address, whichever host was asked", async () => {
	const { port } = new URL(server.url);
	for (const path of ["/register?class=999", "/es/contact?sent=none"]) {
		const page = await sendRaw(
			Number(port),
			`GET ${path} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`,
		);
		expect(page).toContain(`rel="canonical" href="${server.url}${path.split("?")[0]}"`);
		expect(page).not.toContain("other.example");
	}
});
