import type { Caller, Origin } from "#api/caller.ts";
import type { Deadline } from "#api/deadline.server.ts";
import type { BodyOf, Endpoint, HeadersOf, ParamsOf, QueryOf } from "#api/endpoint.ts";
import type { Failure } from "#api/failure.ts";

/** What makes two submissions the same one. */
export interface IdempotencyKey {
	/** The endpoint and the caller's key. */
	key: string;
	/** SHA-256 of the parsed body: the same key with another body is refused. */
	fingerprint: string;
	/** How long the result is remembered, in milliseconds. */
	lifetime: number;
}

/** The versions that the caller has read, from `If-Match`: one of them must be the record's. Without the header any is. */
export type IfMatch = readonly number[] | undefined;

/** A call that passed the door: allowed, parsed and normalized. */
export interface CallContext<E extends Endpoint> {
	params: ParamsOf<E>;
	query: QueryOf<E>;
	headers: HeadersOf<E>;
	body: BodyOf<E>;
	/** The session; always there on an endpoint for administrators. */
	caller: E["access"] extends "administrator" ? Caller : Caller | null;
	from: Origin;
	/** Header values that are not personal: for the record of sessions. */
	userAgent: string;
	ifMatch: IfMatch;
	idempotency: IdempotencyKey | null;
	/** The file that is the body of an upload; empty elsewhere. */
	file: Uint8Array;
	/** Where the stream ended that a browser begins anew, from `Last-Event-ID`. */
	lastEventId: string | null;
	/** What is left of the time for the database; for an endpoint that bounds its own waiting. */
	deadline: Deadline;
}

/** An answer with headers of its own, or one that is not plain JSON. */
export class Reply {
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;

	constructor(body: unknown, headers: Record<string, string> = {}) {
		this.body = body;
		this.headers = headers;
	}
}

/** Text that is sent piece by piece; `pieces` may take as long as the reader does. */
export class TextStream {
	readonly pieces: AsyncIterable<string>;
	constructor(pieces: AsyncIterable<string>) {
		this.pieces = pieces;
	}
}

export type Outcome = unknown | Reply | Failure;

/** An endpoint and what answers it. */
export interface Route {
	endpoint: Endpoint;
	handle(call: CallContext<Endpoint>): Promise<Outcome> | Outcome;
}

/** Ties an endpoint to what answers it, types intact. */
export function route<E extends Endpoint>(
	endpoint: E,
	handle: (call: CallContext<E>) => Promise<Outcome> | Outcome,
): Route {
	return { endpoint, handle: handle as unknown as Route["handle"] };
}
