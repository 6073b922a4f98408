import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { adminPassword } from "../admin-password.ts";
import { tokenIn } from "../applicant.ts";
import { createTestDatabase, type TestDatabase } from "../database.ts";
import { aRegistration } from "../factories.ts";
import { type ServerProcess, startServer } from "../process.ts";

let testDatabase: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
	testDatabase = await createTestDatabase("sqlite");
	// As talkative as it gets.
	const env = { LOG_LEVEL: "trace", SLOW_QUERY_MS: "1", METRICS: "on" };
	server = await startServer({ ...testDatabase, env });
});
afterAll(async () => {
	await server.end();
	await testDatabase.remove();
});

/** Registers a visitor. @returns the response, and the path of the page in the confirmation */
async function register() {
	const response = await fetch(`${server.url}/api/register`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(aRegistration()),
	});
	const registration = await response.json();
	const file = new DatabaseSync(join(testDatabase.dataDir, "school.db"), { readOnly: true });
	const email = file
		.prepare(
			"select textBody from emails where template = 'registration confirmation' and registrationId = ?",
		)
		.get(registration.id) as { textBody: string };
	file.close();
	const token = tokenIn(email.textBody);
	const path = `/my-registration/${token}`;
	return { registration, token, path, inSpanish: `/es${path}` };
}

const page = (path: string) => fetch(server.url + path);

/** Sends a form as a browser without JavaScript does from a page with `no-referrer`. */
const post = (path: string, fields: Record<string, string>, headers = { origin: "null" }) =>
	fetch(server.url + path, {
		method: "POST",
		body: new URLSearchParams(fields),
		headers,
		redirect: "manual",
	});

const details = ({ fullName, email, phone }: Record<string, string>) => ({
	form: "details",
	fullName: fullName ?? "",
	email: email ?? "",
	phone: phone ?? "",
	"shown-fullName": fullName ?? "",
	"shown-email": email ?? "",
	"shown-phone": phone ?? "",
});

const asAdmin = async (method: string, path: string, body?: unknown) => {
	const login = await fetch(`${server.url}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ username: "admin", password: adminPassword }),
	});
	const { token } = await login.json();
	return fetch(server.url + path, {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
};

test("the page is for its owner alone: no cache, no referrer, no search engine", async () => {
	const { path, inSpanish, registration } = await register();
	for (const address of [path, inSpanish]) {
		const answer = await page(address);
		expect(answer.status).toBe(200);
		expect(answer.headers.get("cache-control")).toBe("no-store");
		expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
		expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
		expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
		const html = await answer.text();
		expect(html).toContain(registration.reference);
		expect(html).toContain('<meta name="robots" content="noindex"');
		expect(html).toContain('"/es/my-registration/*"');
	}
	for (const file of ["/sitemap.xml", "/robots.txt"]) {
		expect(await (await page(file)).text()).not.toContain("my-registration");
	}
});

test("each address is in its own language, with a link to the other, whatever that of the registration", async () => {
	const { path, inSpanish } = await register();
	const [english, spanish] = await Promise.all(
		[path, inSpanish].map(async (address) => (await page(address)).text()),
	);
	expect(english).toMatch(/<html lang="en".*<title>Your registration \|/s);
	expect(english).toContain(`href="${inSpanish}"`);
	expect(english).not.toContain("Su inscripción");
	expect(spanish).toMatch(/<html lang="es".*<title>Su inscripción \|/s);
	expect(spanish).toContain(`href="${path}"`);
	expect(spanish).toContain('href="/es/courses/cna"');
	expect(spanish).toContain(`action="${inSpanish}#details"`);
	expect(spanish).not.toContain("What happens now");
});

test("in Spanish a form comes back in Spanish, and what is saved is said at the Spanish address", async () => {
	const { inSpanish, registration } = await register();
	const wrong = await post(inSpanish, { ...details(registration), email: "ana@" });
	expect(wrong.status).toBe(400);
	const html = await wrong.text();
	expect(html).toContain("Escriba un correo electrónico válido");
	expect(html).toMatch(/<details id="details" open=""/);
	const corrected = await post(inSpanish, { ...details(registration), fullName: "Ana López" });
	expect([corrected.status, corrected.headers.get("location")]).toEqual([
		303,
		`${inSpanish}?done=details#done`,
	]);
	expect(await (await page(`${inSpanish}?done=details`)).text()).toContain(
		"Sus datos están guardados.",
	);
	expect(
		(await post(inSpanish, { form: "withdrawal" }, { origin: "https://evil.example" })).status,
	).toBe(403);
	expect((await fetch(server.url + inSpanish, { method: "PUT" })).headers.get("allow")).toBe(
		"GET, HEAD, POST",
	);
});

test("a link that does not work says so in Spanish at the Spanish address", async () => {
	const answer = await page(`/es/my-registration/${"A".repeat(43)}`);
	expect(answer.status).toBe(404);
	expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
	expect(answer.headers.get("cache-control")).toBe("no-store");
	expect(await answer.text()).toMatch(/<html lang="es".*<h1>Este enlace no funciona<\/h1>/s);
});

test("unknown, malformed and revoked links get the same page", async () => {
	const { path, registration } = await register();
	await asAdmin("DELETE", `/api/admin/registrations/${registration.id}/applicant-links`);
	const paths = [path, `/my-registration/${"A".repeat(43)}`, "/my-registration/x"];
	const answers = await Promise.all(paths.map(page));
	// The link to the other language has the address that was asked for.
	const texts = await Promise.all(
		answers.map(async (answer, at) => (await answer.text()).replaceAll(paths[at] ?? "", "PATH")),
	);
	expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
	expect(texts[0]).toContain("This link does not work");
	expect(texts[0]).toContain("tel:");
	expect(texts[1]).toBe(texts[0]);
	expect(texts[2]).toBe(texts[0]);
	for (const { headers } of answers) {
		expect(headers.get("referrer-policy")).toBe("no-referrer");
		expect(headers.get("cache-control")).toBe("no-store");
	}
});

test("without JavaScript details are corrected, a question is asked and a registration withdrawn", async () => {
	const { path, registration } = await register();
	const fields = details(registration);
	const corrected = await post(path, { ...fields, fullName: "Ana López" });
	expect([corrected.status, corrected.headers.get("location")]).toEqual([
		303,
		`${path}?done=details#done`,
	]);
	expect(await (await page(`${path}?done=details`)).text()).toContain("Your details are saved.");
	const asked = await post(path, { form: "question", message: "Is there parking?" });
	expect(asked.headers.get("location")).toBe(`${path}?done=question#done`);
	const withdrawn = await post(path, { form: "withdrawal" });
	expect(withdrawn.headers.get("location")).toBe(`${path}?done=withdrawal#done`);
	const html = await (await page(path)).text();
	expect(html).toContain("You withdrew this registration");
	expect(html).not.toContain('value="withdrawal"');
	const stored = await asAdmin("GET", `/api/admin/registrations/${registration.id}`);
	expect(await stored.json()).toMatchObject({ fullName: "Ana López", status: "pending" });
});

test("without JavaScript a refused form comes back with what was typed", async () => {
	const { path, registration } = await register();
	const wrong = await post(path, { ...details(registration), email: "ana@" });
	expect(wrong.status).toBe(400);
	const html = await wrong.text();
	expect(html).toContain('value="ana@"');
	expect(html).toContain("Please enter a valid email address");
	expect(html).toMatch(/<details id="details" open=""/);
});

test("without JavaScript a conflict shows both versions, and saving again keeps the applicant’s", async () => {
	const { path, registration } = await register();
	const at = `/api/admin/registrations/${registration.id}`;
	await asAdmin("PATCH", at, { fullName: "Ana Lopes", phone: "732-555-0199" });
	const refused = await post(path, { ...details(registration), fullName: "Ana López" });
	expect(refused.status).toBe(409);
	const html = await refused.text();
	for (const shown of [
		"Our office now has: Ana Lopes",
		'value="Ana López"',
		'value="732-555-0199"',
	]) {
		expect(html).toContain(shown);
	}
	const seen = details({ ...registration, fullName: "Ana Lopes", phone: "732-555-0199" });
	expect((await post(path, { ...seen, fullName: "Ana López" })).status).toBe(303);
	expect(await (await asAdmin("GET", at)).json()).toMatchObject({
		fullName: "Ana López",
		phone: "732-555-0199",
	});
});

test("a form from another website is refused", async () => {
	const { path, registration } = await register();
	const fields = { ...details(registration), fullName: "Mallory" };
	const answer = await post(path, fields, { origin: "https://evil.example" });
	expect(answer.status).toBe(403);
	expect((await post("/register", {}, { origin: "null" })).status).toBe(403);
});

test("neither the log nor the metrics have a token, whatever happens", async () => {
	const { path, inSpanish, token, registration } = await register();
	await page(path);
	await page(inSpanish);
	await post(inSpanish, { form: "details" });
	await fetch(server.url + inSpanish, { method: "DELETE" });
	await page(`${inSpanish}/more`);
	await page(`${path}?done=details`);
	await post(path, details(registration));
	await post(path, { form: "details" });
	await fetch(`${server.url}/api${path}/class.ics`);
	await fetch(`${server.url}/api${path}`, { method: "PATCH", body: "{" });
	await fetch(server.url + path, { method: "DELETE" });
	await page(`${path}/more`);
	const metrics = await (await page("/api/metrics")).text();
	expect(metrics).toContain("school_http_requests_total");
	expect(metrics).not.toContain(token);
	expect(server.output()).toContain('"route":"/api/my-registration/{token}"');
	expect(server.output()).not.toContain(token);
});

test("guessing pages is stopped after 30 links that do not work", async () => {
	const statuses: number[] = [];
	for (let n = 0; n < 40; n++) {
		statuses.push((await page(`/my-registration/${String(n).padStart(43, "B")}`)).status);
	}
	expect(new Set(statuses)).toEqual(new Set([404, 429]));
	expect(statuses.at(-1)).toBe(429);
});
