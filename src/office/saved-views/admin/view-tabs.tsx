import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { SaveViewDialog } from "#office/saved-views/admin/save-view-dialog.tsx";
import {
	deleteView,
	listViews,
	saveView,
	type View,
	type ViewedList,
} from "#office/saved-views/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { filtersOf, type ListParams } from "#ui/admin/use-list-params.ts";
import { toast } from "#ui/toast.ts";

/** A built-in view of all users. */
export interface FixedView {
	name: string;
	query: string;
	/** Shows its row count next to its name. */
	isCounted?: boolean;
}

interface Props {
	list: ViewedList;
	address: ListParams;
	fixed: readonly FixedView[];
	/** Shows how many rows a view has. */
	count: (query: string) => ReactNode;
}

/** Renders the views of a list as tabs, and saves the current filters as a new view. */
export function ViewTabs({ list, address, fixed, count }: Props) {
	const { data: saved } = useQuery(queryOf(listViews, { query: { list } }, ["change", "return"]));
	const [saving, setSaving] = useState(false);
	const may = useMay();
	const nav = useRef<HTMLElement>(null);
	const here = filtersOf(address.params);
	const views = saved ?? [];
	const shown = views.find(({ query }) => filtersOf(query) === here);
	const isSaved = shown !== undefined || fixed.some(({ query }) => filtersOf(query) === here);

	// On a phone the tabs overflow: scroll the active one into view.
	useEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
		if (current && nav.current) nav.current.scrollLeft = current.offsetLeft - 16;
	});

	const remove = async (view: View) => {
		try {
			await adminCall(deleteView, { params: { id: view.id } });
			const { name, query, shared } = view;
			const undo = () =>
				adminCall(saveView, { body: { list, name, query, shared } }).catch(() => {});
			toast({
				title: "View deleted",
				description: `“${name}” was deleted. Its records were not.`,
				...withUndo(undo),
			});
		} catch (error) {
			reportFailure("Deletion Failed", "Failed to delete the view.")(error);
		}
	};

	const tab = (name: string, query: string, number: ReactNode) => (
		<Link
			key={`${name} ${query}`}
			to={{ search: query }}
			preventScrollReset
			{...(filtersOf(query) === here && { "aria-current": "true" as const })}
		>
			{name} {number}
		</Link>
	);
	return (
		<nav className="views" aria-label="Views" ref={nav}>
			{fixed.map(({ name, query, isCounted }) => tab(name, query, isCounted && count(query)))}
			{views.map(({ name, query }) => tab(name, query, count(query)))}
			{shown && may(deleteView) && (
				<button
					type="button"
					onClick={() => remove(shown)}
					aria-label={`Delete view ${shown.name}`}
				>
					<Icon name="bin" />
				</button>
			)}
			{!isSaved && may(saveView) && (
				<button type="button" onClick={() => setSaving(true)}>
					<Icon name="plus" />
					Save view
				</button>
			)}
			{saving && <SaveViewDialog list={list} query={here} onClose={() => setSaving(false)} />}
		</nav>
	);
}
