import type { Database } from "#database/database.server.ts";
import { robots, sitemap } from "#publish/sitemap.server.ts";
import type { Answer } from "#server/listener.ts";

/** Answers `/robots.txt` and `/sitemap.xml`. */
export function forSearchEngines(db: Database, publicUrl: string): Answer {
	const files: Record<string, { type: string; content: () => string | Promise<string> }> = {
		"/robots.txt": { type: "text/plain; charset=utf-8", content: () => robots(publicUrl) },
		"/sitemap.xml": {
			type: "application/xml; charset=utf-8",
			content: () => sitemap(db, publicUrl),
		},
	};
	return async (request, response) => {
		const file = files[(request.url ?? "").split("?", 1)[0] ?? ""];
		if (!file || (request.method !== "GET" && request.method !== "HEAD")) return false;
		const content = await file.content();
		response.writeHead(200, { "content-type": file.type, "cache-control": "public, max-age=3600" });
		response.end(request.method === "HEAD" ? undefined : content);
		return true;
	};
}
