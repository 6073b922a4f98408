import { type QueryKey, queryOptions } from "@tanstack/react-query";
import { call } from "#platform/api/client.ts";
import type { Endpoint, RequestOf } from "#platform/api/endpoint.ts";
import { queryClient } from "#platform/api/query-client.ts";

/** Query options of an endpoint for visitors: loaded once and after a change, and kept although pages query without an observer. */
export function publicQuery<const E extends Endpoint>(
	endpoint: E,
	request: Pick<RequestOf<E>, "params" | "query"> = {},
) {
	return queryOptions({
		queryKey: [endpoint.path, request] as QueryKey,
		queryFn: ({ signal }) => call(endpoint, { ...request, signal }),
		meta: { shows: endpoint.shows },
		gcTime: Number.POSITIVE_INFINITY,
	});
}

/** Returns the answer of an endpoint for visitors if it is cached and nothing has changed since. */
export function knownAnswer<const E extends Endpoint>(endpoint: E) {
	const known = queryClient.getQueryState(publicQuery(endpoint).queryKey);
	return known?.isInvalidated ? undefined : known?.data;
}
