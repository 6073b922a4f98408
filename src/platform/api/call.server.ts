import type { ReadableStream } from "node:stream/web";
import type { Caller, Origin, UserActor } from "#platform/api/caller.ts";
import type { Deadline } from "#platform/api/deadline.server.ts";
import type {
	BodyOf,
	Endpoint,
	HeadersOf,
	ParamsOf,
	QueryOf,
	ResponseOf,
} from "#platform/api/endpoint.ts";
import type { Failure } from "#platform/api/failure.ts";

/** Identifies repeated submissions. */
export interface IdempotencyKey {
	/** The endpoint and the caller's key. */
	key: string;
	/** SHA-256 of the parsed path parameters and body: the same key with others is rejected. */
	fingerprint: string;
	/** How long the result is stored, in milliseconds. */
	lifetime: number;
}

declare const isStoredOnce: unique symbol;

/**
 * A record that was stored once per idempotency key. Only `idempotent` in `database/` makes one, so a route
 * of an idempotent endpoint that forgets the key does not compile.
 */
export type StoredOnce<T> = T & { readonly [isStoredOnce]: true };

/** Versions from `If-Match`, one of which must be the record's. Without the header any version matches. */
export type IfMatch = readonly number[] | undefined;

/** A call that passed all checks: allowed, parsed and normalized. */
export interface Call<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	headers: HeadersOf<E>;
	body: BodyOf<E>;
	/** The session; always set on an endpoint that is not for anyone. */
	caller: "anyone" extends E["access"] ? Caller | null : Caller;
	/** Whom the activity log names; always set on an endpoint that is not for anyone. */
	actor: "anyone" extends E["access"] ? UserActor | null : UserActor;
	from: Origin;
	/** Header values without personal data, stored with sessions. */
	userAgent: string;
	ifMatch: IfMatch;
	/** The key of an idempotent endpoint; null if the caller sent none. */
	idempotency: E extends { idempotent: true } ? IdempotencyKey | null : null;
	/** The file of an upload; empty for other endpoints. */
	file: Uint8Array;
	/** Event id from which a reconnecting browser resumes, from `Last-Event-ID`. */
	lastEventId: string | null;
	/** Time left for the database, for an endpoint with its own timeout. */
	deadline: Deadline;
}

/** A response with its own headers, or one that is not plain JSON. */
export class Reply {
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
	/** Number of rows in the body, if it is a list. */
	readonly rows: number | undefined;

	constructor(body: unknown, headers: Record<string, string> = {}, rows?: number) {
		this.body = body;
		this.headers = headers;
		this.rows = rows;
	}
}

/** Streamed text of whole rows or events; `pieces` may take as long as the reader does. */
export class TextStream {
	readonly pieces: ReadableStream<string>;
	constructor(pieces: ReadableStream<string>) {
		this.pieces = pieces;
	}
}

export type Outcome = unknown | Reply | Failure;

/** An endpoint and its implementation. */
export interface Route {
	endpoint: Endpoint;
	handle(call: Call<Endpoint>): Promise<Outcome> | Outcome;
}

/** What an endpoint's implementation returns: the contract's response, in a {@link Reply} if it needs more. */
type OutcomeOf<E extends Endpoint> = E extends { idempotent: true }
	? StoredOnce<Sent<ResponseOf<E>>> | Failure
	: E extends { response: object }
		? ResponseOf<E> | Sent<ResponseOf<E>> | Reply | Failure
		: Outcome;

/** What is only sent may be read-only in all its parts. */
type Sent<T> = T extends object ? { readonly [Key in keyof T]: Sent<T[Key]> } : T;

/** Pairs an endpoint with its implementation and keeps both types. */
export function route<E extends Endpoint>(
	endpoint: E,
	handle: (call: Call<E>) => Promise<OutcomeOf<E>> | OutcomeOf<E>,
): Route {
	return { endpoint, handle: handle as unknown as Route["handle"] };
}

/** The functions that implement the endpoints of a contract, each under its endpoint's name. */
type Service<Contract, Parts> = {
	[Name in keyof Contract as Contract[Name] extends Endpoint
		? Name
		: never]: Contract[Name] extends Endpoint
		? (
				parts: Parts,
				call: Call<Contract[Name]>,
			) => Promise<OutcomeOf<Contract[Name]>> | OutcomeOf<Contract[Name]>
		: never;
};

/**
 * Pairs every endpoint that a contract exports with the function of the same name. An endpoint without one, and
 * an answer that is not the contract's, are type errors.
 * @param parts what the functions need besides the call, such as a {@link Store}
 * @param service modules, in one object; what else they export is for others
 */
export function implement<Contract extends object, Parts>(
	contract: Contract,
	parts: Parts,
	service: Service<Contract, NoInfer<Parts>>,
): Route[] {
	const functions = Object.entries(service) as [
		keyof Contract,
		(parts: Parts, call: Call<Endpoint>) => Outcome,
	][];
	return functions.flatMap(([name, run]) => {
		const endpoint = contract[name];
		return isEndpoint(endpoint) ? { endpoint, handle: (call) => run(parts, call) } : [];
	});
}

const isEndpoint = (value: unknown): value is Endpoint =>
	value instanceof Object && "method" in value && "access" in value;
