import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Queries } from "#platform/database/database.server.ts";
import { PostgresClient, SITE_NAME } from "#platform/database/postgres.server.ts";

/** Channel on which instances broadcast change events. */
export const CHANGES_CHANNEL = "record_changes";

const RESYNC_MS = 5000;
const RECONNECT = 2000;

/** Identifies this process, so it ignores its own notifications. */
const instanceId = randomBytes(6).toString("hex");

interface Listening {
	/** Callbacks for other instances' notifications, by channel. */
	channels: Record<string, (text: string) => void>;
	/** Called after connecting and every few seconds, to make up for lost notifications. */
	resync: () => void;
}

/** Notifies the other instances with at most 8,000 bytes. PostgreSQL only. */
export async function notify(db: Queries, channel: string, text: string): Promise<void> {
	await sql`select pg_notify(${channel}, ${`${instanceId} ${text}`})`.execute(db);
}

/**
 * Subscribes to notifications of other instances and of triggers. PostgreSQL only.
 * @returns a function that unsubscribes
 */
export function onNotification(url: string, { channels, resync }: Listening): () => Promise<void> {
	let client: PostgresClient | undefined;
	let timer: NodeJS.Timeout | undefined;
	let isStopped = false;

	async function connect(): Promise<void> {
		client = new PostgresClient({
			connectionString: url,
			keepAlive: true,
			connectionTimeoutMillis: 3000,
			application_name: `${SITE_NAME} listener`,
		});
		client.on("notification", ({ channel, payload = "" }) => {
			const [from, text] = split(payload);
			if (from !== instanceId) channels[channel]?.(text);
		});
		client.on("end", () => {
			if (!isStopped) timer = setTimeout(reconnect, RECONNECT);
		});
		await client.connect();
		for (const channel of Object.keys(channels)) await client.query(`listen ${channel}`);
		resync();
	}

	function reconnect(): void {
		connect().catch(() => {
			client?.end().catch(() => {});
		});
	}

	reconnect();
	const net = setInterval(resync, RESYNC_MS);
	return async () => {
		isStopped = true;
		clearInterval(net);
		clearTimeout(timer);
		await client?.end().catch(() => {});
	};
}

function split(payload: string): [from: string, text: string] {
	const separator = payload.indexOf(" ");
	return separator < 0
		? ["", payload]
		: [payload.slice(0, separator), payload.slice(separator + 1)];
}
