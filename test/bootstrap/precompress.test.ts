import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { precompress } from "../../scripts/precompress.mjs";
import { folderWith } from "./folder.ts";

test("large text gets both compressed neighbours, small text and pictures none", async () => {
	const script = "export const answer = 42;\n".repeat(100);
	const folder = folderWith({
		"assets/entry.js": script,
		"assets/tiny.js": "1",
		"photo.webp": script,
	});
	await precompress(folder);
	expect(readdirSync(folder).sort()).toEqual(["assets", "photo.webp"]);
	expect(readdirSync(join(folder, "assets")).sort()).toEqual([
		"entry.js",
		"entry.js.br",
		"entry.js.gz",
		"tiny.js",
	]);
	const bytes = (ending: string) => readFileSync(join(folder, `assets/entry.js.${ending}`));
	expect(brotliDecompressSync(bytes("br")).toString()).toBe(script);
	expect(gunzipSync(bytes("gz")).toString()).toBe(script);
});
