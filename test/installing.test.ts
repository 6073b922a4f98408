import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const guide = readFileSync(join(root, "docs/operations.md"), "utf8");
const installing = guide.slice(
	guide.indexOf("\n## Installing"),
	guide.indexOf("\n## Reverse proxy"),
);
const folder = mkdtempSync(join(tmpdir(), "school-installing-"));
afterAll(() => rmSync(folder, { recursive: true }));

// Whoever reads that it stands for their address may replace it once, or everywhere.
test.each([
	["in the line that sets it", /^ADDRESS=www\.school\.example$/gm, "ADDRESS=www.mine.example"],
	["everywhere", /www\.school\.example/g, "www.mine.example"],
])(
	"the web server gets the school's address when the reader replaces the placeholder %s",
	(_, placeholder, address) => {
		const text = installing.replace(placeholder, address);
		const setting = /^ADDRESS=.*$/m.exec(text)?.[0] ?? "";
		const commands = text.match(/^sudo sed -i .*$/gm) ?? [];
		expect(commands).toHaveLength(2);
		for (const command of commands) {
			const path = command.split(" ").at(-1) ?? "";
			const name = path.endsWith("Caddyfile") ? "Caddyfile" : "nginx.conf";
			const file = join(folder, name);
			cpSync(join(root, "deploy", name), file);
			const here = command.replace("sudo ", "").replace(path, file);
			execFileSync("sh", ["-c", `${setting}\n${here}`]);
			const configured = readFileSync(file, "utf8");
			expect(configured).toContain("www.mine.example");
			expect(configured).not.toContain("www.school.example");
		}
		expect(text).toContain('certbot certonly --webroot -w /var/www/html -d "$ADDRESS" ');
		expect(text).not.toContain("your-school");
	},
);
