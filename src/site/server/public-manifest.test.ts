import { expect, test } from "vitest";
import { publicManifest } from "#site/server/public-manifest.ts";

const route = (id: string, parentId?: string, path?: string) => ({
	id,
	...(parentId && { parentId }),
	...(path && { path }),
	module: `/assets/${id}.js`,
	hasAction: false,
	hasLoader: false,
	hasClientAction: false,
	hasClientLoader: false,
	hasClientMiddleware: false,
	hasErrorBoundary: false,
	imports: [],
	css: [],
	clientActionModule: undefined,
	clientLoaderModule: undefined,
	clientMiddlewareModule: undefined,
	hydrateFallbackModule: undefined,
});

test("visitors get no route of the office or of the other language, at any depth, and nothing else is missing", () => {
	const routes = [
		route("root"),
		route("home", "root"),
		route("essays", "root", "essays"),
		route("administration", "root", "administration"),
		route("spanish", "root", "es"),
		route("words", "root"),
		route("about", "words", "es/about"),
		route("login", "root", "admin/login"),
		route("shell", "root", "admin"),
		route("chats", "shell", "chats"),
		route("figures", "chats", "figures"),
		route("other", "root", "*"),
	];
	const assets = {
		entry: { module: "/assets/entry.js", imports: [] },
		routes: Object.fromEntries(routes.map((one) => [one.id, one])),
		url: "/assets/manifest-1a2b.js",
		version: "1a2b",
	};
	const english = publicManifest(assets, "en");
	expect(Object.keys(english.routes)).toEqual([
		...["root", "home", "essays", "administration", "other"],
	]);
	expect(english.url).toBe("/assets/public-manifest-en-1a2b.js");
	const spanish = publicManifest(assets, "es");
	expect(Object.keys(spanish.routes)).toEqual(["root", "spanish", "words", "about"]);
	expect(spanish.url).toBe("/assets/public-manifest-es-1a2b.js");
});
