import pg from "pg";
import { CONTENT_CHANNEL } from "#database/migrations/published.server.ts";

const SAFETY_NET = 5000;
const RECONNECT = 2000;

/**
 * Hears on PostgreSQL when any instance changed what is published. Should a message be lost with
 * its connection, a look every few seconds makes up for it.
 * @returns stops listening
 */
export function onContentChange(url: string, changed: () => void): () => Promise<void> {
	let client: pg.Client | undefined;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;

	async function connect(): Promise<void> {
		client = new pg.Client({
			connectionString: url,
			keepAlive: true,
			connectionTimeoutMillis: 3000,
			application_name: "school-website listener",
		});
		client.on("notification", changed);
		client.on("error", () => {});
		client.on("end", () => {
			if (!isStopped) timer = setTimeout(reconnect, RECONNECT);
		});
		await client.connect();
		await client.query(`listen ${CONTENT_CHANNEL}`);
		changed();
	}

	function reconnect(): void {
		connect().catch(() => {
			client?.end().catch(() => {});
		});
	}

	reconnect();
	const net = setInterval(changed, SAFETY_NET);
	return async () => {
		isStopped = true;
		clearInterval(net);
		clearTimeout(timer);
		await client?.end().catch(() => {});
	};
}
