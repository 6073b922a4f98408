import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { adminCall, adminCallWithTotal } from "#platform/api/admin-call.ts";
import type { Endpoint, RequestOf } from "#platform/api/endpoint.ts";
import type { Occasion } from "#platform/api/refresh.ts";

/** What tells one answer of an endpoint from another. */
type Question<E extends Endpoint> = Pick<RequestOf<E>, "params" | "query" | "body">;

/**
 * Query options of an endpoint. Everything about the answer is from the endpoint: the key, the call, and what makes it old.
 * @param follows what refreshes it besides the changes of this browser
 */
export function queryOf<const E extends Endpoint>(
	endpoint: E,
	request: Question<E> = {},
	follows: readonly Occasion[] = [],
) {
	return queryOptions({
		queryKey: [endpoint.path, request] as QueryKey,
		queryFn: ({ signal }) => adminCall(endpoint, { ...request, signal }),
		meta: { shows: endpoint.shows, follows },
	});
}

/** Like {@link queryOf}, with the number of matching rows. The keys of all pages begin with {@link pagesOf}. */
export function pageOf<const E extends Endpoint>(
	endpoint: E,
	request: Question<E> = {},
	follows: readonly Occasion[] = [],
) {
	return queryOptions({
		queryKey: [...pagesOf(endpoint), request] as QueryKey,
		queryFn: ({ signal }) => adminCallWithTotal(endpoint, { ...request, signal }),
		meta: { shows: endpoint.shows, follows },
	});
}

export const pagesOf = ({ path }: Endpoint): QueryKey => [path, "pages"];
