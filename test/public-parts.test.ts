import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { publicParts } from "../vite.config.ts";

test("what public pages get in one file are files", () => {
	const paths = publicParts.flatMap((part) => {
		const [, folder, names = ""] = /^([\w/-]+\/)(?:\(([\w|-]+)\)|[\w-]+)$/.exec(part) ?? [];
		return names ? names.split("|").map((name) => `${folder}${name}`) : [part];
	});
	const isFile = (path: string) =>
		[".ts", ".tsx"].some((extension) =>
			existsSync(new URL(`../src/${path}${extension}`, import.meta.url)),
		);
	expect(paths.length).toBeGreaterThan(30);
	expect(paths.filter((path) => !isFile(path))).toEqual([]);
});
