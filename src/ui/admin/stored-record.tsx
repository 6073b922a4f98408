import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Endpoint, RequestOf, ResponseOf } from "#platform/api/endpoint.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { capital } from "#platform/text/capital.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { Loaded, MissingRecord, type ShownQuery } from "#ui/admin/loaded.tsx";

interface Props<Data> {
	query: ShownQuery<Data>;
	/** As in “This fact no longer exists.” */
	what: string;
	/** The list that the record belongs to. */
	list: { path: string; name: string };
	/** The editor, with a page of its own. */
	children: (data: Data) => ReactNode;
}

/** Loads a record before its editor opens; a later refetch leaves the editor alone. */
export function FreshRecord<const E extends Endpoint>(
	props: Omit<Props<ResponseOf<E>>, "query"> & { call: E; params: RequestOf<E>["params"] },
) {
	const { call, params, ...shown } = props;
	const query = useQuery({ ...queryOf(call, { params }), staleTime: 0, gcTime: 0 });
	return <StoredRecord query={query} {...shown} />;
}

/** Shows the editor of a record that is loaded. */
export function StoredRecord<Data>({ query, what, list, children }: Props<Data>) {
	if (query.data !== undefined) return children(query.data);
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to={list.path}>{list.name}</UpLink>
			<h1>{capital(what)}</h1>
			<Loaded
				query={query}
				what={`the ${what}`}
				missing={
					<MissingRecord what={what}>
						<Link className="button" to={list.path}>
							{`All ${list.name.charAt(0).toLowerCase()}${list.name.slice(1)}`}
						</Link>
					</MissingRecord>
				}
			>
				{children}
			</Loaded>
		</main>
	);
}
