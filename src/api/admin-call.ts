import { ApiError, call, callWithTotal } from "#api/client.ts";
import type { Endpoint, RequestOf, ResponseOf } from "#api/endpoint.ts";

/** Who stands at the door of the office's calls: knows the session, and what to do when it does not suffice. */
export interface AuthInterceptor {
	/** The token that every call carries; null when nobody is signed in. */
	token(): string | null;
	/**
	 * Called when a call was refused. Asks the person for what is missing.
	 * @returns whether the call is worth repeating
	 */
	recover(refusal: ApiError): Promise<boolean>;
}

let authInterceptor: AuthInterceptor = { token: () => null, recover: async () => false };

/** Sets who knows the session. The office does this when it starts. */
export function setAuthInterceptor(keeper: AuthInterceptor) {
	authInterceptor = keeper;
}

/**
 * Makes one call of the office. When the session has ended or the password is asked for again, the
 * person is asked in place and the call is repeated: whatever was typed meanwhile stays.
 * @throws {ApiError} for every other answer that is not OK
 */
export function adminCall<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<ResponseOf<E>> {
	return withRecovery(() => call(endpoint, withAuth(request)));
}

/** As `office`, with the number of matching rows. */
export function adminCallWithTotal<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<{ rows: ResponseOf<E>; total: number | null }> {
	return withRecovery(() => callWithTotal(endpoint, withAuth(request)));
}

/** A call whose body or answer is a file, with the session of the office. */
export function adminFetch(path: string, init: RequestInit = {}): Promise<Response> {
	return withRecovery(async () => {
		const response = await fetch(path, {
			...init,
			credentials: "include",
			headers: { ...(init.headers as Record<string, string>), ...authorization() },
		});
		if (!response.ok) {
			throw new ApiError(response.status, (await response.text()) || response.statusText);
		}
		return response;
	});
}

/** Sends what was read of a record, so that a change made meanwhile is not overwritten unseen. */
export function ifMatch(version: number | undefined): Record<string, string> {
	return version === undefined ? {} : { "if-match": `"${version}"` };
}

function withAuth<E extends Endpoint>(request: RequestOf<E>): RequestOf<E> {
	return { ...request, headers: { ...request.headers, ...authorization() } };
}

function authorization(): Record<string, string> {
	const token = authInterceptor.token();
	return token === null ? {} : { authorization: `Bearer ${token}` };
}

async function withRecovery<T>(attempt: () => Promise<T>): Promise<T> {
	const token = authInterceptor.token();
	try {
		return await attempt();
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		// Somebody signed in again while this call was under way: it was made with the old token.
		const repeat =
			error.status === 401 && authInterceptor.token() !== token
				? authInterceptor.token() !== null
				: await authInterceptor.recover(error);
		if (!repeat) throw error;
		return attempt();
	}
}
