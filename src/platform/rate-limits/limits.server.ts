import type { Caller } from "#platform/api/caller.ts";
import { writingApart } from "#platform/api/deadline.server.ts";
import type { Limit } from "#platform/api/endpoint.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { isUnwritable } from "#platform/database/errors.server.ts";
import { addressGroup } from "#platform/rate-limits/address.server.ts";
import { count, takeBack } from "#platform/rate-limits/counter.server.ts";
import { plural } from "#platform/text/plural.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Limits per address, per conversation and per user; periods in milliseconds. */
const allowances = {
	form: {
		most: 60,
		period: 10 * MINUTE,
		detail: "Too many submissions from your network.",
	},
	chat: {
		most: 150,
		period: 10 * MINUTE,
		detail: "Too many messages from your network.",
	},
	conversation: { most: 30, period: MINUTE, detail: "You’re sending messages too quickly." },
	export: {
		most: 60,
		period: 10 * MINUTE,
		detail: "You’ve reached the export limit.",
	},
	report: {
		most: 30,
		period: 10 * MINUTE,
		detail: "Too many error reports.",
	},
	link: {
		most: 30,
		period: 10 * MINUTE,
		detail: "Too many links from your network that don’t work.",
	},
} satisfies Record<
	Limit | "conversation" | "link",
	{ most: number; period: number; detail: string }
>;

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
export function createLimits({ db, clock }: { db: Database; clock: Clock }): Limits {
	const add = async (name: keyof typeof allowances, whose: string): Promise<Refusal> => {
		const { most, period, detail } = allowances[name];
		const counter = { subject: `${name} ${whose}`, most };
		// The count is nothing that the caller asks to be saved.
		const counted = writingApart(() => count(db, clock, counter, instantFrom(clock, period)));
		const needsWriting = name !== "link" && name !== "report";
		const { wait } = await (needsWriting ? counted : counted.catch(allowUnwritable));
		return wait === 0 ? undefined : tooMany(detail, wait);
	};
	return {
		ofCall: (limit, { address }, caller) =>
			add(limit, isByUser(limit) ? `${caller?.userId}` : addressGroup(address)),
		ofConversation: (conversationId) => add("conversation", conversationId),
		ofLink: ({ address }) => add("link", addressGroup(address)),
		forgiveLink: async ({ address }) => {
			const subject = `link ${addressGroup(address)}`;
			await writingApart(() => takeBack(db, subject)).catch(allowUnwritable);
		},
	};
}

/** Leaves an event uncounted where nothing can be written: a full disk does not shut out who only reads. */
function allowUnwritable(error: unknown): { wait: number } {
	if (!isUnwritable(error)) throw error;
	return { wait: 0 };
}

function isByUser(limit: Limit): boolean {
	return limit === "export" || limit === "report";
}

/** The refusal of what came too often, with how long it has to wait, in milliseconds. */
export function tooMany(detail: string, wait: number): Failure {
	const seconds = Math.ceil(wait / SECOND);
	return new Failure("rateLimited", `${detail} Try again in ${inWords(seconds)}.`, {
		headers: { "retry-after": String(seconds) },
	});
}

function inWords(seconds: number): string {
	const [count, unit]: [number, string] =
		seconds < 60 ? [seconds, "second"] : [Math.ceil(seconds / 60), "minute"];
	return plural(count, unit);
}
