import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { pageOf } from "#platform/api/query-of.ts";
import { filtersIn } from "#ui/admin/filters-in.ts";
import { listPage } from "#ui/admin/list-page.ts";
import { pageIn, useListParams } from "#ui/admin/use-list-params.ts";

type ListEndpoint<Row> = Endpoint & {
	query: z.ZodMiniObject;
	response: z.ZodMiniType<Row[]>;
};

/** State of a list: the URL, and the page that an endpoint answers to those of its parameters that the URL has. */
export function useList<Row>(endpoint: ListEndpoint<Row>) {
	const address = useListParams();
	const filters = filtersIn(address.get, Object.keys(endpoint.query.shape));
	const query = useQuery({
		...pageOf(endpoint, { query: { ...filters, ...pageIn(address) } }),
		placeholderData: keepPreviousData,
		// Others add rows while the list is not shown.
		refetchOnMount: "always",
	});
	const page = query.data && listPage(query.data, address.page);
	return { address, query, page, rows: page?.rows ?? [] };
}
