import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { countOutbox, oldestWaitingEmail } from "#intake/mail/outbox.server.ts";
import { countSessions } from "#office/auth/sessions.server.ts";
import { Deadline } from "#platform/api/deadline.server.ts";
import { lastVerifiedBackup } from "#platform/backup/record.server.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { isSameSecret } from "#platform/tokens/token.server.ts";
import type { RequestHandler } from "#site/server/listener.ts";

/** Kinds of requests in metrics: few, whatever URLs are requested. */
export const requestKinds = ["page", "admin", "api", "stream", "file"] as const;
type RequestKind = (typeof requestKinds)[number];

/** Returns the kind of a URL: `admin` are the pages of the admin area, `stream` its live updates. */
export function requestKind(url: string): RequestKind {
	const path = url.split("?", 1)[0] as string;
	if (path === "/api/admin/events") return "stream";
	if (path.startsWith("/api/")) return "api";
	if (path === "/admin" || path.startsWith("/admin/")) return "admin";
	return path.lastIndexOf(".") > path.lastIndexOf("/") ? "file" : "page";
}

// Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/

export const prometheusType = "text/plain; version=0.0.4; charset=utf-8";

type Labels = Readonly<Record<string, string>>;

/** One number with its labels; the suffix belongs to the parts of a histogram. */
export interface Sample {
	value: number;
	labels?: Labels;
	suffix?: "_bucket" | "_sum" | "_count";
}

/** Renders a metric; one without samples is left out. Labels and help are ours and need no escaping. */
export function metric(
	name: string,
	type: "counter" | "gauge" | "histogram",
	help: string,
	samples: readonly Sample[],
): string {
	if (samples.length === 0) return "";
	const lines = samples.map(
		({ value, labels = {}, suffix = "" }) => `${name}${suffix}${inBraces(labels)} ${value}\n`,
	);
	return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function inBraces(labels: Labels): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
	return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

/** Upper bounds in seconds: from a cached page to a call that is given up. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts durations by size. */
export class Histogram {
	/** One for each bound, and one for all that are longer. */
	readonly #counts = new Array<number>(bounds.length + 1).fill(0);
	#sum = 0;

	add(seconds: number): void {
		let at = 0;
		while (at < bounds.length && seconds > (bounds[at] as number)) at++;
		this.#counts[at] = (this.#counts[at] as number) + 1;
		this.#sum += seconds;
	}

	samples(labels: Labels = {}): Sample[] {
		let total = 0;
		const buckets = this.#counts.map((count, at): Sample => {
			total += count;
			const le = String(bounds[at] ?? "+Inf");
			return { suffix: "_bucket", labels: { ...labels, le }, value: total };
		});
		return [
			...buckets,
			{ suffix: "_sum", labels, value: this.#sum },
			{ suffix: "_count", labels, value: total },
		];
	}
}

/** Figures for metrics that only the database knows; the same on all instances. */
export interface SiteFigures {
	emails: Record<"waiting" | "failed" | "held" | "unsent", number>;
	/** Seconds since the oldest email was queued; 0 if none waits. */
	oldestWaiting: number;
	/** Seconds since the last verified backup; null if there is none. */
	backupAge: number | null;
	sessions: number;
}

/** Below the ten seconds that Prometheus waits. */
const PATIENCE_MS = 2000;

/** Reads the figures; null if the database does not answer in time. */
export async function readFigures(db: Database, clock: Clock): Promise<SiteFigures | null> {
	const read = () =>
		Promise.all([
			countOutbox(db, clock),
			oldestWaitingEmail(db),
			lastVerifiedBackup(db),
			countSessions(db, clock),
		]);
	// An unreachable database is what the metrics report, and calls log.
	const found = await new Deadline(PATIENCE_MS).run(read).catch(() => null);
	if (!found) return null;
	const [{ waiting, failed, held, unsent }, oldest, backup, sessions] = found;
	const now = clock().getTime();
	const since = (instant: Instant) => Math.max(0, (now - Date.parse(instant)) / 1000);
	return {
		emails: { waiting, failed, held, unsent },
		oldestWaiting: oldest === null ? 0 : since(oldest),
		backupAge: backup === null ? null : since(backup),
		sessions,
	};
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** How often the delay of the event loop is measured. */
const TIMER_MS = 20;

/** Counts what this process does, from its start. */
export class SiteMetrics {
	/** By kind, method and status. */
	readonly #requests = new Map<string, number>();
	readonly #durations = new Map(requestKinds.map((kind) => [kind, new Histogram()]));
	readonly #queries = new Histogram();
	/** By kind. */
	readonly #received = new Map<string, number>([
		["registration", 0],
		["contact", 0],
	]);
	readonly #delay = monitorEventLoopDelay({ resolution: TIMER_MS });

	constructor() {
		this.#delay.enable();
	}

	/** Counts a request whose connection or response has ended. */
	readonly countRequest = (
		request: IncomingMessage,
		response: ServerResponse,
		milliseconds: number,
	): void => {
		const kind = requestKind(request.url ?? "");
		const { method = "" } = request;
		// Streams end when their reader leaves.
		const status = response.writableFinished || kind === "stream" ? response.statusCode : "aborted";
		const key = `${kind} ${methods.has(method) ? method : "other"} ${status}`;
		this.#requests.set(key, (this.#requests.get(key) ?? 0) + 1);
		if (kind !== "stream") this.#durations.get(kind)?.add(milliseconds / 1000);
	};

	readonly countQuery: QueryObserver = ({ milliseconds }) => this.#queries.add(milliseconds / 1000);

	/** Counts what a visitor sent; other kinds are ignored. */
	readonly countReceived = (kind: string): void => {
		const count = this.#received.get(kind);
		if (count !== undefined) this.#received.set(kind, count + 1);
	};

	/** Renders all metrics. @param figures null if the database is away */
	render(
		figures: SiteFigures | null,
		{ pages, streams }: { pages: number; streams: number },
	): string {
		const { user, system } = process.cpuUsage();
		const { rss, heapUsed } = process.memoryUsage();
		// Since the last reading. Node measures from timer to timer, not from when it was due.
		const lag = Math.max(0, this.#delay.percentile(99) / 1e9 - TIMER_MS / 1000);
		this.#delay.reset();
		return [
			metric("school_http_requests_total", "counter", "Requests", this.#requestSamples()),
			metric(
				"school_http_request_duration_seconds",
				"histogram",
				"Duration of requests, live updates excluded",
				this.#durationSamples(),
			),
			metric("school_database_up", "gauge", "Whether the database answers", one(figures ? 1 : 0)),
			metric(
				"school_database_query_duration_seconds",
				"histogram",
				"Duration of queries",
				this.#queries.samples(),
			),
			metric(
				"school_received_total",
				"counter",
				"Registrations and messages of visitors",
				[...this.#received].map(([kind, value]) => ({ labels: { kind }, value })),
			),
			...(figures ? figureMetrics(figures) : []),
			metric(
				"school_live_update_streams",
				"gauge",
				"Open screens that live updates reach",
				one(streams),
			),
			metric("school_cached_pages", "gauge", "Public pages in memory", one(pages)),
			metric("process_resident_memory_bytes", "gauge", "Resident memory", one(rss)),
			metric("process_cpu_seconds_total", "counter", "CPU time", one((user + system) / 1e6)),
			metric(
				"process_start_time_seconds",
				"gauge",
				"Start, in seconds since 1970",
				one(Math.round(Date.now() / 1000 - process.uptime())),
			),
			metric("nodejs_heap_used_bytes", "gauge", "Used memory of JavaScript", one(heapUsed)),
			metric(
				"nodejs_eventloop_lag_p99_seconds",
				"gauge",
				"Delay of timers since the last reading",
				one(lag),
			),
		].join("");
	}

	#requestSamples(): Sample[] {
		return [...this.#requests].map(([key, value]) => {
			const [kind = "", method = "", status = ""] = key.split(" ");
			return { labels: { kind, method, status }, value };
		});
	}

	#durationSamples(): Sample[] {
		return [...this.#durations]
			.filter(([kind]) => kind !== "stream")
			.flatMap(([kind, durations]) => durations.samples({ kind }));
	}
}

const one = (value: number): Sample[] => [{ value }];

function figureMetrics({ emails, oldestWaiting, backupAge, sessions }: SiteFigures): string[] {
	const byStatus = Object.entries(emails).map(([status, value]) => ({ labels: { status }, value }));
	return [
		metric("school_emails", "gauge", "Emails that are not sent", byStatus),
		metric(
			"school_email_oldest_waiting_seconds",
			"gauge",
			"Age of the oldest email that waits; 0 if none does",
			one(oldestWaiting),
		),
		metric(
			"school_backup_age_seconds",
			"gauge",
			"Age of the last verified backup; absent if there is none",
			backupAge === null ? [] : one(backupAge),
		),
		metric("school_sessions", "gauge", "Sessions of signed-in users", one(sessions)),
	];
}

/**
 * Answers `GET /api/metrics`. It is no call of the API, because it must answer while the database is away.
 * @param token who sends it may read; without one only programs on this machine may
 */
export function metrics(token: string | undefined, render: () => Promise<string>): RequestHandler {
	return async (request, response) => {
		if (!/^\/api\/metrics(?:\?|$)/.test(request.url ?? "")) return false;
		if (request.method !== "GET" && request.method !== "HEAD") return false;
		if (token === undefined ? !isFromThisMachine(request) : !hasToken(request, token)) return false;
		const text = await render();
		response.writeHead(200, { "content-type": prometheusType, "cache-control": "no-store" });
		response.end(request.method === "HEAD" ? undefined : text);
		return true;
	};
}

const proxyHeaders = [
	"forwarded",
	"via",
	"x-forwarded-for",
	"x-forwarded-host",
	"x-forwarded-proto",
	"x-real-ip",
];

/** Returns whether a request comes from this machine itself and not through a proxy on it. */
function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
	const isLoopback = /^(?:::1|(?:::ffff:)?127(?:\.\d+){3})$/.test(socket.remoteAddress ?? "");
	return isLoopback && proxyHeaders.every((name) => headers[name] === undefined);
}

function hasToken({ headers }: IncomingMessage, token: string): boolean {
	const sent = /^Bearer +(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? "";
	return isSameSecret(sent, token);
}
