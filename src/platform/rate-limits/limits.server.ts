import type { Caller } from "#platform/api/caller.ts";
import type { Limit } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";
import { RateCounter, type RateLimit } from "#platform/database/counter.server.ts";
import type { Database, Engine } from "#platform/database/database.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import { plural } from "#platform/text/plural.ts";

const MINUTE = 60;

/** Limits per address, per conversation and per user. */
const allowances = {
	form: {
		points: 60,
		seconds: 10 * MINUTE,
		detail: "Too many submissions from your network.",
	},
	chat: {
		points: 150,
		seconds: 10 * MINUTE,
		detail: "Too many messages from your network.",
	},
	conversation: { points: 30, seconds: MINUTE, detail: "You’re sending messages too quickly." },
	export: {
		points: 60,
		seconds: 10 * MINUTE,
		detail: "You’ve reached the export limit.",
	},
	report: {
		points: 30,
		seconds: 10 * MINUTE,
		detail: "Too many error reports.",
	},
	link: {
		points: 30,
		seconds: 10 * MINUTE,
		detail: "Too many links from your network that don’t work.",
	},
} satisfies Record<Limit | "conversation" | "link", RateLimit & { detail: string }>;

/** Checks calls against the rate limits. */
export interface Limits {
	/** Counts a call of an endpoint with a limit: forms and chat by address, exports and reports by user. */
	ofCall(limit: Limit, from: { address: string }, caller: Caller | null): Promise<Refusal>;
	/** Counts a visitor's message in a conversation. Must not be called inside a transaction. */
	ofConversation(conversationId: string): Promise<Refusal>;
	/** Counts a link to an applicant's page before it is looked up, by address. Must not be called inside a transaction. */
	ofLink(from: { address: string }): Promise<Refusal>;
	/** Takes back the count of a link that works. */
	forgiveLink(from: { address: string }): Promise<void>;
}

/** Returns a Failure with the time to wait, or undefined if the call is allowed. */
type Refusal = Failure | undefined;

/** Disables all limits: `RATE_LIMITS=off`. */
export const noLimits: Limits = {
	ofCall: async () => undefined,
	ofConversation: async () => undefined,
	ofLink: async () => undefined,
	forgiveLink: async () => {},
};

/** Creates the limits of the interface, counted across all instances. */
export function createLimits(place: { db: Database; engine: Engine }): Limits {
	const counters = new Map(
		Object.entries(allowances).map(([name, allowance]) => [
			name,
			new RateCounter(name, allowance, place),
		]),
	);
	const count = async (name: keyof typeof allowances, subject: string): Promise<Refusal> => {
		const wait = await (counters.get(name) as RateCounter).add(subject);
		return wait === 0 ? undefined : tooMany(allowances[name].detail, Math.ceil(wait / 1000));
	};
	return {
		ofCall: (limit, { address }, caller) =>
			count(limit, isByUser(limit) ? `${caller?.userId}` : addressGroup(address)),
		ofConversation: (conversationId) => count("conversation", conversationId),
		ofLink: ({ address }) => count("link", addressGroup(address)),
		forgiveLink: async ({ address }) => {
			await (counters.get("link") as RateCounter).takeBack(addressGroup(address));
		},
	};
}

function isByUser(limit: Limit): boolean {
	return limit === "export" || limit === "report";
}

function tooMany(detail: string, seconds: number): Failure {
	return new Failure("rateLimited", `${detail} Try again in ${inWords(seconds)}.`, {
		headers: { "retry-after": String(seconds) },
	});
}

function inWords(seconds: number): string {
	const [count, unit]: [number, string] =
		seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
	return plural(count, unit);
}
