import type { Database } from "#platform/database/database.server.ts";
import { pictureFile } from "#school/uploads/service.server.ts";
import type { RequestHandler } from "#site/server/listener.ts";

const types: Record<string, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

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
			"content-type": types[extension],
			"content-length": bytes.length,
		});
		response.end(request.method === "HEAD" ? undefined : bytes);
		return true;
	};
}
