import type * as z from "zod/mini";

/** Who may make a call. `administrator` implies a session. */
export type Access = "anyone" | "administrator";

/** What the calls of one address (exports: of one user) are counted under. Reading is never limited. */
export type Limit = "form" | "chat" | "export";

/** The kinds of records whose changes open screens hear of, and `session`, whose end closes streams. */
export type RecordKind = "registration" | "contact" | "course" | "settings" | "user" | "session";

/** What a successful call writes to the activity log. */
export interface CallRecord {
	readonly action: "exported";
	readonly kind: RecordKind;
	/** What was exported, as the log shows it. */
	readonly label: string;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Schema = z.ZodMiniType;

/**
 * One call of the API as both sides see it: the browser builds requests from it, the server
 * enforces it, the documentation is generated from it.
 */
export interface Endpoint {
	readonly method: Method;
	/** Path with parameters in braces, as in OpenAPI: `/api/courses/{slug}`. */
	readonly path: `/api/${string}`;
	readonly access: Access;
	/** One line for the API documentation. */
	readonly summary: string;
	/** The status of success. */
	readonly status: 200 | 201 | 204;
	readonly params?: Schema;
	readonly query?: Schema;
	/** Headers of its own, by their lower-case names. */
	readonly headers?: Schema;
	/** The JSON body; an endpoint without this field reads no body. */
	readonly body?: Schema;
	/** The most bytes of a file that is the body, as it is or in a form (`multipart/form-data`). */
	readonly upload?: number;
	/** The JSON answer; absent for 204 and for answers that are not JSON. */
	readonly response?: Schema;
	/** What the answer is when it is not JSON, for example `text/csv`. */
	readonly contentType?: string;
	/** Accepts `Idempotency-Key`. */
	readonly idempotent?: true;
	/** Answers carry `ETag: "<version>"`; on a PATCH or DELETE `If-Match` is honored. */
	readonly versioned?: true;
	/** The answer carries `X-Total-Count`. */
	readonly hasTotal?: true;
	/** Too many of these calls in a short time are 429. */
	readonly limit?: Limit;
	/**
	 * How long the work may take, in milliseconds, where it waits for more than the database. It
	 * bounds its own waiting for the database then.
	 */
	readonly timeoutMs?: number;
	/** Needs a sign-in or a confirmation of the password younger than 15 minutes; else 403. */
	readonly requiresFreshPassword?: true;
	/**
	 * What a successful call changes, for live updates: `added` where visitors may call, `changed`
	 * where only administrators may. For calls other than GET.
	 */
	readonly announces?: RecordKind;
	/**
	 * What is written to the activity log before the response, with the query and the total. For
	 * reads; a write records what it changed in its own transaction.
	 */
	readonly records?: CallRecord;
}

/** Declares an endpoint, keeping the exact types of its schemas. */
export function endpoint<const E extends Endpoint>(definition: E): E {
	return definition;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

/** What the server reads: parsed and normalized. */
export type ParamsOf<E extends Endpoint> = Out<E["params"]>;
export type QueryOf<E extends Endpoint> = Out<E["query"]>;
export type HeadersOf<E extends Endpoint> = Out<E["headers"]>;
export type BodyOf<E extends Endpoint> = Out<E["body"]>;

/** What a caller passes. */
export interface RequestOf<E extends Endpoint> {
	params?: In<E["params"]>;
	query?: In<E["query"]>;
	body?: In<E["body"]>;
	headers?: Record<string, string>;
	signal?: AbortSignal;
}

/** What a caller receives. */
export type ResponseOf<E extends Endpoint> = E["response"] extends Schema
	? z.output<E["response"]>
	: undefined;

/** Fills the parameters of an endpoint's path and appends the query. */
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
