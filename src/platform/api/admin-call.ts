import { ApiError, call, callWithTotal, errorOf } from "#platform/api/client.ts";
import type { Endpoint, RequestOf, ResponseOf } from "#platform/api/endpoint.ts";
import { refreshAfter } from "#platform/api/refresh.ts";

/** Adds authentication to admin calls, and recovers when a call is rejected. */
export interface AuthInterceptor {
	/** The token that every call sends; null when not signed in. */
	token(): string | null;
	/**
	 * Called after a call was rejected. Prompts the user to sign in or confirm the password.
	 * @returns whether to repeat the call
	 */
	recover(refusal: ApiError): Promise<boolean>;
}

let authInterceptor: AuthInterceptor = { token: () => null, recover: async () => false };

/** Sets the interceptor. The admin area does this when it starts. */
export function setAuthInterceptor(keeper: AuthInterceptor) {
	authInterceptor = keeper;
}

/**
 * Makes an admin call. When the session has expired or a confirmation is required, prompts the user in
 * place and repeats the call, so unsaved changes stay. Afterwards what shows the changed records is refreshed.
 * @throws {ApiError} for every other response that is not OK
 */
export function adminCall<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<ResponseOf<E>> {
	return refreshAfter(
		endpoint,
		withRecovery(() => call(endpoint, withAuth(request))),
	);
}

/** Like {@link adminCall}, with the number of matching rows. */
export function adminCallWithTotal<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<{ rows: ResponseOf<E>; total: number | null }> {
	return withRecovery(() => callWithTotal(endpoint, withAuth(request)));
}

/** Like {@link adminCall}, for what happens in the background: never prompts the user. */
export function adminCallUnprompted<E extends Endpoint>(
	endpoint: E,
	request: RequestOf<E> = {},
): Promise<ResponseOf<E>> {
	return call(endpoint, withAuth(request));
}

/** Makes an admin call whose body or response is a file. */
export function adminFetch(path: string, init: RequestInit = {}): Promise<Response> {
	return withRecovery(async () => {
		const response = await fetch(path, {
			...init,
			credentials: "include",
			headers: { ...(init.headers as Record<string, string>), ...authorization() },
		});
		if (!response.ok) throw await errorOf(response);
		return response;
	});
}

/** Sends the version that was read, so a newer change is not overwritten. */
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
		// The user signed in again during this call, which used the old token.
		const repeat =
			error.status === 401 && authInterceptor.token() !== token
				? authInterceptor.token() !== null
				: await authInterceptor.recover(error);
		if (!repeat) throw error;
		return attempt();
	}
}
