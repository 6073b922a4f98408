import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { Deadline } from "#platform/api/deadline.server.ts";
import type { Database } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { classCalendar, isCalendarPath } from "#school/classes/calendars.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { webManifest } from "#school/profile/web-manifest.ts";
import { pictureFile } from "#school/uploads/service.server.ts";
import { robots, sitemap } from "#site/page-cache/sitemap.server.ts";
import type { InstantHandler, RequestHandler } from "#site/server/listener.ts";
import type { StoredAnswer } from "#site/server/send.ts";

const types: Record<string, string> = {
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".txt": "text/plain; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".woff2": "font/woff2",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".avif": "image/avif",
	".ico": "image/x-icon",
};

/** Serves the built files from memory, as compressed at build time. */
export function assets(folder: string): InstantHandler {
	const files = new Map<string, string>();
	for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		const path = join(file.parentPath, file.name);
		if (!file.isFile() || /\.(br|gz)$/.test(path) || path.includes(".vite")) continue;
		files.set(`/${relative(folder, path).split(sep).join("/")}`, path);
	}
	const loaded = new Map<string, StoredAnswer>();

	return (request) => {
		const path = (request.url ?? "").split("?", 1)[0] ?? "";
		const file = files.get(path);
		if (!file || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
		let asset = loaded.get(path);
		if (!asset) {
			asset = load(path, file);
			loaded.set(path, asset);
		}
		return asset;
	};
}

function load(path: string, file: string): StoredAnswer {
	const identity = readFileSync(file);
	const compressed = (ending: string) =>
		existsSync(file + ending) ? readFileSync(file + ending) : identity;
	return {
		status: 200,
		headers: {
			"content-type": types[extname(file)] ?? "application/octet-stream",
			// Content-hashed files never change; other files are revalidated after a day.
			"cache-control": path.startsWith("/assets/")
				? "public, max-age=31536000, immutable"
				: "public, max-age=86400",
		},
		tag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
		bytes: { identity, br: compressed(".br"), gzip: compressed(".gz") },
	};
}

const pictureTypes: Record<string, string> = {
	avif: "image/avif",
	webp: "image/webp",
	jpg: "image/jpeg",
};

/** Serves uploaded pictures. Names contain a content hash, so files never change. */
export function uploads(db: Database): RequestHandler {
	return async (request, response) => {
		const path = (request.url ?? "").split("?", 1)[0] ?? "";
		const [, name = "", extension = ""] =
			/^\/uploads\/([0-9a-f]{24}-\d{1,4}\.(avif|webp|jpg))$/.exec(path) ?? [];
		if (!name || (request.method !== "GET" && request.method !== "HEAD")) return false;
		const bytes = await pictureFile(db, name);
		if (!bytes) return false;
		response.setHeader("cache-control", "public, max-age=31536000, immutable");
		response.setHeader("etag", `"${name}"`);
		if (request.headers["if-none-match"]?.includes(`"${name}"`)) {
			response.writeHead(304).end();
			return true;
		}
		response.writeHead(200, {
			"content-type": pictureTypes[extension],
			"content-length": bytes.length,
		});
		response.end(request.method === "HEAD" ? undefined : bytes);
		return true;
	};
}

interface File {
	type: string;
	/** Returns null if there is no such file. */
	content(): Promise<string | null>;
}

/** Serves `/robots.txt`, `/sitemap.xml`, `/site.webmanifest` and the calendars of classes. */
export function textFiles(store: Store<Database>, publicUrl: string): RequestHandler {
	const robotsFile: File = {
		type: "text/plain; charset=utf-8",
		content: async () => robots(publicUrl),
	};
	const sitemapFile: File = {
		type: "application/xml; charset=utf-8",
		content: () => new Deadline().run(() => sitemap(store, publicUrl)),
	};
	const manifestFile: File = {
		type: "application/manifest+json; charset=utf-8",
		content: () =>
			new Deadline().run(async () =>
				webManifest((await currentContent(store.db, store.clock)).school),
			),
	};
	const files = new Map([
		["/robots.txt", robotsFile],
		["/sitemap.xml", sitemapFile],
		["/site.webmanifest", manifestFile],
	]);
	const calendarAt = (path: string): File | undefined =>
		isCalendarPath(path)
			? {
					type: "text/calendar; charset=utf-8",
					content: () =>
						new Deadline().run(async () =>
							classCalendar(path, await currentContent(store.db, store.clock), store.clock),
						),
				}
			: undefined;
	return async (request, response) => {
		const path = (request.url ?? "").split("?", 1)[0] ?? "";
		const file = files.get(path) ?? calendarAt(path);
		if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false;
		const content = await file.content();
		if (content === null) return false;
		response.writeHead(200, { "content-type": file.type, "cache-control": "public, max-age=3600" });
		response.end(request.method === "HEAD" ? undefined : content);
		return true;
	};
}
