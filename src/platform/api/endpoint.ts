import type * as z from "zod/mini";
import { idParams } from "#platform/api/fields.ts";

/**
 * Who may make a call. All but `anyone` imply the session of an administrator: of `any role`, of the
 * `front desk` or full access, of `full access` alone.
 */
export type Access = "anyone" | "any role" | "front desk" | "full access";

/** Rate limits by address (exports and reports: by user). Reading is never limited. */
export type Limit = "form" | "chat" | "export" | "report";

/** Kinds of records that live updates report. */
export const liveUpdateKinds = [
	"registration",
	"contact",
	"course",
	"fact",
	"text",
	"class",
	"settings",
	"user",
	"email",
	"person",
	"canned reply",
	"saved view",
] as const;

/** These, and kinds whose changes only the browser that makes them follows. The end of a `session` also closes streams. */
export const recordKinds = [
	...liveUpdateKinds,
	"session",
	"second factor",
	"daily summary",
	"conversation",
	"mail server",
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** What a successful call did to records of a kind, for live updates and for the queries of its browser. */
export interface Announcement {
	readonly kind: RecordKind;
	/** `added` for a new record that an open list can offer, by the id of the answer; `changed` for all else, deletion included. */
	readonly change: "added" | "changed";
}

/** Activity log entry of a successful call. */
export interface CallRecord {
	readonly action: "exported";
	readonly kind: RecordKind;
	/** Label of the exported data in the log. */
	readonly label: string;
	/** The number of rows above which an answer is an export; every answer is one without it. */
	readonly above?: number;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodMiniType;

/** How a call is made, with parameters in braces as in OpenAPI: `GET /api/courses/{slug}`. */
type MethodAndPath = `${Method} /api/${string}`;

/**
 * Contract of one API call: the browser builds requests from it, the server enforces it, and the
 * documentation is generated from it.
 */
export interface Endpoint extends Omit<Definition, "status"> {
	readonly method: Method;
	readonly path: `/api/${string}`;
	readonly status?: 201 | 204;
}

/** What a contract says of a call besides its method and path. */
interface Definition {
	readonly access: Access;
	/** One line for the API documentation. */
	readonly summary: string;
	/** HTTP status of success, where it is neither 200 nor, without anything to return, 204. */
	readonly status?: 201;
	/** Parameters in the path, unless the only one is the `{id}` of a row. */
	readonly params?: Schema;
	readonly query?: Schema;
	/** Request headers, by their lowercase names. */
	readonly headers?: Schema;
	/** The JSON body; an endpoint without this field reads no body. */
	readonly body?: Schema;
	/** Maximum bytes of an uploaded file, which is the body. */
	readonly upload?: number;
	/** The JSON response; absent for 204 and other content types. */
	readonly response?: Schema;
	/** Content type of a response other than JSON, for example `text/csv`. */
	readonly contentType?: string;
	/** Accepts `Idempotency-Key`: the same request with the same key is stored once. */
	readonly idempotent?: true;
	/** Responses carry `ETag: "<version>"`; PATCH and DELETE respect `If-Match`. */
	readonly versioned?: true;
	/** The response carries `X-Total-Count`. */
	readonly hasTotal?: true;
	/** The response gives out a private link; all others to administrators hide the tokens of such links. */
	readonly givesPrivateLink?: true;
	/** Rate limit, above which calls are 429. */
	readonly limit?: Limit;
	/** Timeout in milliseconds for work that waits for more than the database; such work limits its own database time. */
	readonly timeoutMs?: number;
	/** Requires a sign-in or password confirmation within 15 minutes; otherwise 403. */
	readonly requiresFreshPassword?: true;
	/** Also for a session that must set up a second factor before anything else. */
	readonly beforeSetUp?: true;
	/** Kinds of records whose change makes an answer old, which a browser has kept. For reads only. */
	readonly shows?: readonly RecordKind[];
	/** What a successful call changed, for live updates. Not for GET. */
	readonly announces?: Announcement | readonly Announcement[];
	/**
	 * Activity log entry that is written before the response, with the query and the number of rows.
	 * For reads only; a write records its changes in its own transaction.
	 */
	readonly records?: CallRecord;
}

/** A definition with its method and path, the `id` in that path, and the status of having nothing to return. */
type Declared<Made extends MethodAndPath, D extends Definition> = D &
	MethodAndPathOf<Made> &
	(D extends { params: Schema } ? unknown : IdIn<Made>) &
	(D extends { response: Schema } | { contentType: string } ? unknown : { readonly status: 204 });

type MethodAndPathOf<Made> =
	Made extends `${infer M extends Method} ${infer Path extends Endpoint["path"]}`
		? { readonly method: M; readonly path: Path }
		: never;

type IdIn<Made> = Made extends `${string}{id}${string}`
	? { readonly params: typeof idParams }
	: unknown;

/** Declares an endpoint and keeps the exact types of its schemas. Unknown fields are type errors. */
export function endpoint<const Made extends MethodAndPath, const D extends Definition>(
	made: Made,
	definition: D & { readonly [Unknown in Exclude<keyof D, keyof Definition>]: never },
): Declared<Made, D> {
	const [method, path] = made.split(" ");
	const implied = {
		...(made.includes("{id}") && { params: idParams }),
		...(!(definition.response || definition.contentType) && { status: 204 }),
	};
	return { method, path, ...implied, ...definition } as unknown as Declared<Made, D>;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** Input as the server reads it: parsed and normalized. */
export type ParamsOf<E extends Endpoint> = Out<E["params"]>;
export type QueryOf<E extends Endpoint> = Out<E["query"]>;
export type HeadersOf<E extends Endpoint> = Out<E["headers"]>;
export type BodyOf<E extends Endpoint> = Out<E["body"]>;

/** Input as a caller passes it. */
export interface RequestOf<E extends Endpoint> {
	params?: In<E["params"]> | undefined;
	query?: In<E["query"]> | undefined;
	body?: In<E["body"]> | undefined;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

/** Result as a caller receives it. */
export type ResponseOf<E extends Endpoint> = E["response"] extends Schema
	? z.output<E["response"]>
	: undefined;

/** Fills in an endpoint's path parameters and appends the query. */
export function pathOf(
	endpoint: Endpoint,
	params: Record<string, unknown> = {},
	query: object = {},
): string {
	const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
		encodeURIComponent(String(params[name])),
	);
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (value !== undefined && value !== null && value !== "") search.set(name, String(value));
	}
	return search.size > 0 ? `${path}?${search}` : path;
}
