import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";
import { createTestDatabase } from "../database.ts";

test("the development server shows the same site", async () => {
	const testDatabase = await createTestDatabase("sqlite");
	const child = spawn(process.execPath, ["src/site/server/dev.ts"], {
		env: { ...process.env, NODE_ENV: "development", PORT: "0", DATA_DIR: testDatabase.dataDir },
		stdio: ["ignore", "pipe", "inherit"],
	});
	let url = "";
	for await (const line of createInterface({ input: child.stdout })) {
		url = /^The site is ready at (\S+)$/.exec(line)?.[1] ?? "";
		if (url) break;
	}
	const home = await fetch(url);
	expect(home.status).toBe(200);
	expect(await home.text()).toContain("Launch Your");
	expect((await fetch(`${url}/api/courses`)).status).toBe(200);
	expect((await fetch(`${url}/site.webmanifest`)).status).toBe(200);
	expect((await fetch(`${url}/none`)).status).toBe(404);
	child.kill("SIGTERM");
	expect((await once(child, "exit"))[0]).toBe(0);
	await testDatabase.remove();
});
