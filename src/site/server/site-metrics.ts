import type { IncomingMessage, ServerResponse } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { Histogram, metric, type Sample } from "#site/server/prometheus.ts";
import { requestKind, requestKinds } from "#site/server/request-kind.ts";
import type { SiteFigures } from "#site/server/site-figures.ts";

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
