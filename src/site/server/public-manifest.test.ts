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

test("visitors get no route of the office, at any depth, and nothing else is missing", () => {
	const routes = [
		route("root"),
		route("home", "root"),
		route("administration", "root", "administration"),
		route("login", "root", "admin/login"),
		route("shell", "root", "admin"),
		route("chats", "shell", "chats"),
		route("figures", "chats", "figures"),
		route("other", "root", "*"),
	];
	const manifest = publicManifest({
		entry: { module: "/assets/entry.js", imports: [] },
		routes: Object.fromEntries(routes.map((one) => [one.id, one])),
		url: "/assets/manifest-1a2b.js",
		version: "1a2b",
	});
	expect(Object.keys(manifest.routes)).toEqual(["root", "home", "administration", "other"]);
	expect(manifest.url).toBe("/assets/public-manifest-1a2b.js");
});
