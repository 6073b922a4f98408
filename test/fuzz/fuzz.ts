import fc from "fast-check";
import { endpoints } from "../endpoints.ts";
import { requestsTo } from "./api-requests.ts";
import { attempt } from "./attempt.ts";
import { Ledger } from "./ledger.ts";
import { formRequests, pageRequests } from "./page-requests.ts";
import { type FuzzRequest, nameOf } from "./request.ts";
import { asCurl } from "./send.ts";
import { Stage } from "./stage.ts";

/** Passwords are hashed and pictures encoded on purpose with effort. */
const slow =
	/login|users|confirm|password|uploads|second-factors|other-sessions|preview\/changes|\/docs|openapi/;

function weightOf({ path }: (typeof endpoints)[number]): number {
	if (slow.test(path)) return 2;
	return /^\/api\/(register|contact|chat)/.test(path) ? 16 : 8;
}

const everyRequest: fc.Arbitrary<FuzzRequest> = fc.oneof(
	...endpoints.map((endpoint) => ({
		weight: weightOf(endpoint),
		arbitrary: requestsTo(endpoint),
	})),
	{ weight: 50, arbitrary: formRequests },
	{ weight: 50, arbitrary: pageRequests },
);

/** A kind of fault, with the smallest request that shows it. */
export interface Fault {
	name: string;
	words: string;
	times: number;
	/** Makes the request again: the seed and the place of the first one. */
	seed: number;
	at: number;
	curl: string;
}

export interface FuzzResult {
	sent: number;
	/** Records that were accepted and read back. */
	accepted: number;
	/** How many requests of each name there were, and how many were accepted. */
	counts: ReadonlyMap<string, { sent: number; accepted: number }>;
	faults: Fault[];
	/** Endpoints that accepted no request. */
	neverAccepted: string[];
	slowest: { name: string; milliseconds: number };
}

export interface FuzzOptions {
	requests: number;
	seed: number;
	/** How many at once. */
	concurrency: number;
	/** After how many minutes to end although not all were sent. */
	minutes?: number;
	/** Called after each tenth. */
	onTenth?: (sent: number) => void;
	/** Called with the first request of each kind of fault. */
	onFault?: (fault: Fault) => void;
	/** After how many milliseconds without an answer the server counts as hanging. */
	timeoutMs?: number;
	/** How many smaller requests are tried for each kind of fault. */
	shrinks?: number;
}

const CHUNK = 200;

/** Sends so many requests to a server and judges every answer. The same seed makes the same requests. */
export async function fuzz(
	origin: string,
	{
		requests,
		seed,
		concurrency,
		minutes = Number.POSITIVE_INFINITY,
		onTenth,
		onFault,
		shrinks = 60,
		timeoutMs = 5000,
	}: FuzzOptions,
): Promise<FuzzResult> {
	const stage = new Stage(origin, { connections: concurrency, timeoutMs });
	const ledger = new Ledger();
	await stage.begin();
	const counts = new Map<string, { sent: number; accepted: number }>();
	const faults = new Map<string, Fault>();
	let sent = 0;
	let slowest = { name: "", milliseconds: 0 };

	const judge = async (request: FuzzRequest, place: { seed: number; at: number }) => {
		const made = await attempt(stage, ledger, request);
		const name = nameOf(request);
		const count = counts.get(name) ?? { sent: 0, accepted: 0 };
		counts.set(name, count);
		count.sent++;
		if (made.answer && made.answer.status < 400 && isOwnMethod(request)) count.accepted++;
		const milliseconds = made.answer?.milliseconds ?? 0;
		if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds };
		for (const words of made.faults) {
			const kind = kindOf(name, words);
			const fault = faults.get(kind) ?? {
				name,
				words,
				times: 0,
				...place,
				curl: asCurl(made.sent, origin),
			};
			if (!faults.has(kind)) onFault?.(fault);
			fault.times++;
			faults.set(kind, fault);
		}
	};

	const queue = requestsOf(seed, requests);
	const end = performance.now() + minutes * 60_000;
	const worker = async () => {
		while (performance.now() < end) {
			const next = queue.next();
			if (next.done) return;
			const { request, ...place } = next.value;
			await judge(request, place);
			sent++;
			if (sent % Math.ceil(requests / 10) === 0 || sent === requests) onTenth?.(sent);
			if (sent % 2000 === 0) await stage.confirmAdmin().catch(() => undefined);
		}
	};
	await Promise.all(Array.from({ length: concurrency }, worker));
	for (const fault of faults.values()) await shrink(stage, ledger, fault, shrinks);
	const disagreements = await ledger.settle(stage);
	stage.client.close();
	return {
		sent,
		accepted: ledger.size,
		counts,
		slowest,
		faults: [
			...faults.values(),
			...disagreements.map((words) => ({
				name: "the end",
				words,
				times: 1,
				seed,
				at: 0,
				curl: "",
			})),
		],
		neverAccepted: endpoints
			.map(({ method, path }) => `${method} ${path}`)
			.filter((name) => !counts.get(name)?.accepted),
	};
}

function isOwnMethod({ endpoint, method }: FuzzRequest): boolean {
	return endpoint === undefined || endpoint.method === method;
}

/** Faults with the same words but other values are one kind. */
function kindOf(name: string, words: string): string {
	return `${name} ${words.slice(0, 60).replace(/\d+|"[^"]*"/g, "…")}`;
}

function* requestsOf(seed: number, requests: number) {
	for (let chunk = 0; chunk * CHUNK < requests; chunk++) {
		const chunkSeed = seed + chunk;
		const numRuns = Math.min(CHUNK, requests - chunk * CHUNK);
		const sample = fc.sample(everyRequest, { seed: chunkSeed, numRuns });
		for (const [at, request] of sample.entries()) yield { request, seed: chunkSeed, at };
	}
}

/** Looks for the smallest request that has the same fault, and writes it as a command. */
async function shrink(stage: Stage, ledger: Ledger, fault: Fault, most: number): Promise<void> {
	let tries = 0;
	const property = fc.asyncProperty(everyRequest, async (request) => {
		tries++;
		if (tries > most) return;
		const { faults, sent } = await attempt(stage, ledger, request);
		const words = faults.find(
			(one) => kindOf(nameOf(request), one) === kindOf(fault.name, fault.words),
		);
		if (words === undefined) return;
		Object.assign(fault, { words, curl: asCurl(sent, stage.origin) });
		throw new Error(words);
	});
	await fc.check(property, { seed: fault.seed, path: String(fault.at), numRuns: 1 });
}
