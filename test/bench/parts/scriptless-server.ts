import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";

/** Serves a site as it is, but for the scripts in its pages. */
export async function serveWithoutScripts(site: string): Promise<{ url: string; stop(): void }> {
	const server = createServer((incoming, answer) => {
		const isPage = incoming.headers.accept?.includes("text/html");
		const headers = isPage ? { accept: "text/html" } : incoming.headers;
		request(new URL(incoming.url ?? "/", site), { headers }, async (response) => {
			if (!isPage) {
				answer.writeHead(response.statusCode ?? 500, response.headers);
				response.pipe(answer);
				return;
			}
			const html = (await text(response)).replace(/<script\b[\s\S]*?<\/script>/g, "");
			const { "content-length": _, ...rest } = response.headers;
			answer.writeHead(200, { ...rest, "content-encoding": "br" });
			answer.end(brotliCompressSync(html));
		}).end();
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	return {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
