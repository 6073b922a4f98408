import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { adminPassword } from "../../admin-password.ts";
import { aContact } from "../../factories.ts";

// Starts an unpacked release: with `npm start`, then on a machine that has neither npm nor Node.js, then with its settings
// and its data elsewhere. Every start has to find the message of the first, but for the last.

const folder = process.argv[2] ?? "";
const scratch = dirname(folder);
const port = await freePort();
const closed = "http://127.0.0.1:9/";
const withoutRegistry = { npm_config_registry: closed, HTTPS_PROXY: closed, https_proxy: closed };
const { PATH = "" } = process.env;
const contact = aContact();

const first = await start("npm start", { PATH });
await checkPage(first.url);
await send(first.url);
assert.ok(await hasMessage(first.url));
await first.end();

const second = await start("bin/school start", { PATH: pathWithoutNode() });
assert.ok(await hasMessage(second.url), "the data of the first start is there");
assert.ok(!second.output().includes("Preparing"), "only the first start prepares anything");
await second.end();

const settings = join(scratch, "settings.env");
writeFileSync(settings, "PUBLIC_URL=https://www.school.example\n");
const elsewhere = { DATA_DIR: join(scratch, "data"), ENV_FILE: settings };
const third = await start("bin/school start", { PATH, ...elsewhere });
assert.ok(!(await hasMessage(third.url)));
assert.ok((await (await fetch(third.url)).text()).includes("https://www.school.example/"));
await third.end();
const listed = execFileSync("bin/school", ["admin", "list"], {
	cwd: folder,
	env: { PATH, ...elsewhere },
	encoding: "utf8",
});
assert.match(listed, /\badmin\b/);

async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}

async function start(command: string, env: Record<string, string>) {
	const began = performance.now();
	const child = spawn("/bin/sh", ["-c", `exec ${command}`], {
		cwd: folder,
		env: { PORT: String(port), ADMIN_PASSWORD: adminPassword, ...withoutRegistry, ...env },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let output = "";
	const ready = Promise.withResolvers<void>();
	const exited = once(child, "close").then(([code, signal]) => code ?? signal);
	exited.then((code) => ready.reject(new Error(`The site ended with ${code}:\n${output}`)));
	createInterface({ input: child.stdout }).on("line", (line) => {
		output += `${line}\n`;
		if (line.startsWith("The site is ready at ")) ready.resolve();
	});
	await ready.promise;
	const url = `http://localhost:${port}`;
	const seconds = ((performance.now() - began) / 1000).toFixed(1);
	console.log(`  ${command}: ready after ${seconds} s`);
	const end = async () => {
		child.kill("SIGTERM");
		assert.equal(await exited, 0);
	};
	return { url, end, output: () => output };
}

/** A page with its styles, its scripts and its typeface. */
async function checkPage(url: string): Promise<void> {
	const html = await (await fetch(url)).text();
	const files = new Set(html.match(/\/assets\/[\w.-]+/g));
	assert.ok(files.size > 2);
	for (const path of files) assert.equal((await fetch(`${url}${path}`)).status, 200, path);
}

async function send(url: string): Promise<void> {
	const sent = await call(`${url}/api/contact`, contact);
	assert.equal(sent.status, 201);
}

async function hasMessage(url: string): Promise<boolean> {
	const signedIn = await call(`${url}/api/login`, { username: "admin", password: adminPassword });
	const { token } = (await signedIn.json()) as { token: string };
	const authorization = `Bearer ${token}`;
	const messages = await fetch(`${url}/api/admin/contacts`, { headers: { authorization } });
	return (await messages.text()).includes(contact.email);
}

function call(url: string, body: unknown): Promise<Response> {
	const headers = { "content-type": "application/json" };
	return fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The few programs that `bin/school` calls. */
function pathWithoutNode(): string {
	const bin = join(scratch, "bin");
	mkdirSync(bin);
	for (const name of ["dirname", "readlink"]) {
		const found = execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
		symlinkSync(found.trim(), join(bin, name));
	}
	return bin;
}
