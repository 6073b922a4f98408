import { Deadline } from "#platform/api/deadline.server.ts";
import type { Database } from "#platform/database/database.server.ts";
import { robots, sitemap } from "#site/page-cache/sitemap.server.ts";
import type { RequestHandler } from "#site/server/listener.ts";

interface File {
	type: string;
	content(): Promise<string>;
}

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function seoFiles(db: Database, publicUrl: string): RequestHandler {
	const robotsFile: File = {
		type: "text/plain; charset=utf-8",
		content: async () => robots(publicUrl),
	};
	const sitemapFile: File = {
		type: "application/xml; charset=utf-8",
		content: () => new Deadline().run(() => sitemap(db, publicUrl)),
	};
	const files = new Map([
		["/robots.txt", robotsFile],
		["/sitemap.xml", sitemapFile],
	]);
	return async (request, response) => {
		const file = files.get((request.url ?? "").split("?", 1)[0] ?? "");
		if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false;
		const content = await file.content();
		response.writeHead(200, { "content-type": file.type, "cache-control": "public, max-age=3600" });
		response.end(request.method === "HEAD" ? undefined : content);
		return true;
	};
}
