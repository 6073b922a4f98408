import { createServer } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// The least that Node can do: the bytes and headers that it is given, for every request. A process of its own,
// which tells its port and ends with its parent.

interface Given {
	status: number;
	headers: Record<string, string>;
	/** In Base64. */
	body: string;
	/** Whether the heap is collected before the first request, as that of every process that lives longer. */
	isCollected: boolean;
}

process.once("message", ({ status, headers, body, isCollected }: Given) => {
	const bytes = Buffer.from(body, "base64");
	const lines = Object.entries(headers).flat();
	const server = createServer((_, response) => {
		response.writeHead(status, lines);
		response.end(bytes);
	});
	server.listen(0, "127.0.0.1", () => {
		if (isCollected) {
			setFlagsFromString("--expose-gc");
			const collect = runInNewContext("gc") as () => void;
			for (let n = 0; n < 3; n++) collect();
		}
		process.send?.(server.address());
	});
});
process.once("disconnect", () => process.exit());
