import { type Endpoint, pathOf, type RequestOf, type ResponseOf } from "#platform/api/endpoint.ts";

export type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** Problem details: a type, the detail, and members of the type's own. */
export type Problem = { type: string; detail: string } & Record<string, unknown>;

/** An unsuccessful response. Its message is `status: body`. */
export class ApiError extends Error {
	readonly status: number;
	/** What the server says to a person, without the status. */
	readonly detail: string;
	/** Problem details (RFC 9457), if the call accepts them. */
	readonly problem: Problem | undefined;

	constructor(status: number, detail: string, problem?: Problem, body = detail) {
		super(`${status}: ${body}`);
		this.name = "ApiError";
		this.status = status;
		this.detail = detail;
		this.problem = problem;
	}
}

const browserFetch: Fetch = (path, init) => fetch(path, init);

/**
 * Makes one call. In the browser it uses HTTP; during server rendering, `fetch` is the API of the same
 * process.
 * @throws {ApiError} for every response that is not OK
 */
export async function call<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
	fetch: Fetch = browserFetch,
): Promise<ResponseOf<E>> {
	const response = await send(endpoint, request, fetch);
	return (response.status === 204 ? undefined : await response.json()) as ResponseOf<E>;
}

/** Like {@link call}, with the number of matching rows from the response header. */
export async function callWithTotal<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<{ rows: ResponseOf<E>; total: number | null }> {
	const response = await send(endpoint, request, browserFetch);
	const total = response.headers.get("x-total-count");
	return {
		rows: (await response.json()) as ResponseOf<E>,
		total: total === null ? null : Number(total),
	};
}

async function send<E extends Endpoint>(endpoint: E, request: RequestOf<E>, fetch: Fetch) {
	const { params, query, body, headers, signal } = request;
	const response = await fetch(
		pathOf(endpoint, params as Record<string, unknown>, query as Record<string, unknown>),
		{
			method: endpoint.method,
			credentials: "include",
			headers: {
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
			...(signal ? { signal } : {}),
		},
	);
	if (!response.ok) throw await errorOf(response);
	return response;
}

/** Returns the error that a response that is not OK stands for. */
export async function errorOf(response: Response): Promise<ApiError> {
	const { status, statusText, headers } = response;
	const body = (await response.text()) || statusText;
	const type = headers.get("content-type") ?? "";
	if (type.startsWith("application/problem+json")) {
		const problem = JSON.parse(body) as Problem;
		return new ApiError(status, problem.detail, problem);
	}
	// A page, or nothing at all, comes from a proxy whose server is away.
	const detail = type.startsWith("text/html") || !body ? noAnswer : body;
	return new ApiError(status, detail, undefined, body);
}

const noAnswer = "The server did not answer. Please try again in a minute.";
