import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { plural } from "#platform/text/plural.ts";
import { type Choice, FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody, ListHead } from "#ui/admin/list-frame.tsx";
import type { ListPage } from "#ui/admin/list-page.ts";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import type { ListParams } from "#ui/admin/use-list-params.ts";

interface Props {
	/** Made by `useList`. */
	list: {
		address: ListParams;
		query: UseQueryResult<unknown>;
		page: ListPage<unknown> | undefined;
	};
	title: string;
	/** Sentence under the heading. */
	about?: string;
	/** Singular and plural of the rows. */
	noun: readonly [one: string, several: string];
	/** The list in the sentence of a failure; the plural by default. */
	what?: string;
	/** Text of an empty list. */
	none: string;
	/** Label of the search field: `Search name, email or phone`. */
	search: string;
	choices: readonly Choice[];
	/** Sort orders on phones, next to newest first. */
	sorts?: Choice["options"];
	/** At the end of the filters. */
	filters?: ReactNode;
	/** The table. */
	children: ReactNode;
}

/** A page of the admin area that is a list to read: count, search, filters, the rows in each state. */
export function ListScreen(props: Props) {
	const { list, title, about, noun, what = noun[1], none, search, choices, sorts } = props;
	const { address, query, page } = list;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead title={title} total={page?.total} about={about} />
			<StaleBanner query={query} />
			<FilterBar
				address={address}
				search={search}
				choices={choices}
				dates
				sorts={sorts}
				show={page ? `Show ${plural(page.total ?? page.rows.length, ...noun)}` : "Show"}
			>
				{props.filters}
			</FilterBar>
			<ListBody what={what} none={none} query={query} page={page} address={address}>
				{props.children}
			</ListBody>
		</main>
	);
}
