import type { Endpoint } from "#platform/api/endpoint.ts";

/** Who sends a request; `stranger` has a session that does not exist. */
export const senders = ["visitor", "stranger", "user", "viewer", "desk", "full"] as const;
export type Sender = (typeof senders)[number];

/** A field of a form: text, or a file. */
export type FormPart = readonly [name: string, value: string | { file: string }];

export type Body =
	| { as: "nothing" }
	| { as: "json"; value: unknown }
	| { as: "bytes"; bytes: Uint8Array; type: string | undefined }
	| { as: "form"; parts: readonly FormPart[]; encoding: "urlencoded" | "multipart" };

/** A request before it is sent: it may name records of the server by `Known`. */
export interface FuzzRequest {
	/** Undefined for pages, forms and unknown addresses. */
	endpoint: Endpoint | undefined;
	/** Everything in it is as the contract says, so what it needs is prepared before. */
	isRegular: boolean;
	sender: Sender;
	/** How the session is sent. */
	by: "token" | "cookie";
	method: string;
	/** With parameters in braces. */
	path: string;
	params: unknown;
	query: unknown;
	headers: Readonly<Record<string, string>>;
	body: Body;
}

/** Name of a request in reports: its endpoint, or what kind of address it has. */
export function nameOf({ endpoint, method, path, body }: FuzzRequest): string {
	if (endpoint) return `${endpoint.method} ${endpoint.path}`;
	if (body.as === "form") return `form ${path}`;
	return `${/^(GET|HEAD|POST)$/.test(method) ? method : "other methods"} of pages and unknown addresses`;
}
