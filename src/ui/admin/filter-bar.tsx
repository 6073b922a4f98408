import { type ReactNode, useState } from "react";
import { dayOf } from "#platform/calendar/dates.ts";
import { addDays } from "#platform/calendar/days.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { FormField } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { SearchBox } from "#ui/admin/search-box.tsx";
import { Select } from "#ui/admin/select.tsx";
import type { ListParams } from "#ui/admin/use-list-params.ts";

/** A select filter, stored in the URL under its name. */
export interface Choice {
	name: string;
	label: string;
	/** Label of the empty choice. */
	allLabel: string;
	options: readonly (readonly [value: string, label: string])[];
}

interface Props {
	address: ListParams;
	search: string;
	choices: readonly Choice[];
	/** Whether the list can be filtered by date. */
	dates?: boolean;
	/** Sort orders for phones, which have no column headings, next to newest first. */
	sorts?: Choice["options"] | undefined;
	/** Content at the end of the bar. */
	children?: ReactNode;
	/** Button of the phone's dialog, such as `Show 6 registrations`. */
	show: string;
}

/** Search and filters: in a row on wide screens, behind one button on phones. */
export function FilterBar(props: Props) {
	const { address, search, choices, dates, sorts, children, show } = props;
	const [open, setOpen] = useState(false);
	const names = [...choices.map(({ name }) => name), "days", "from", "to"];
	const active = names.filter((name) => address.get(name)).length;
	return (
		<div className="row-line tight filters">
			<SearchBox
				value={address.get("q")}
				onSearch={(q) => address.set({ q })}
				placeholder={search}
			/>
			<span className="filter-selects">
				{choices.map((choice) => (
					<ChoiceSelect key={choice.name} choice={choice} address={address} />
				))}
				{dates && <DateSelect address={address} />}
				{dates && <CustomRange address={address} />}
			</span>
			<button type="button" className="button filter-button" onClick={() => setOpen(true)}>
				<Icon name="filter" />
				{active > 0 ? `Filters (${active})` : "Filters"}
			</button>
			{children}
			<AdminDialog
				open={open}
				onClose={() => setOpen(false)}
				title="Filters"
				className="stack loose filter-dialog"
				closable
			>
				{choices.map((choice) => (
					<ChoiceSelect key={choice.name} choice={choice} address={address} labelled />
				))}
				{dates && <DateSelect address={address} labelled />}
				{dates && <CustomRange address={address} />}
				{sorts && (
					<ChoiceSelect
						choice={{ name: "sort", label: "Sort", allLabel: "Newest first", options: sorts }}
						address={address}
						labelled
					/>
				)}
				<div className="row-line tight dialog-end">
					<button
						type="button"
						className="button"
						onClick={() => address.set(Object.fromEntries(names.map((name) => [name, null])))}
					>
						Clear all
					</button>
					<button type="button" className="button primary" onClick={() => setOpen(false)}>
						{show}
					</button>
				</div>
			</AdminDialog>
		</div>
	);
}

interface SelectProps {
	choice: Choice;
	address: ListParams;
	/** Shows the label above, as in a dialog. */
	labelled?: boolean;
}

function ChoiceSelect({
	choice: { name, label, allLabel, options },
	address,
	labelled,
}: SelectProps) {
	const select = (aria: object) => (
		<Select
			options={[["", allLabel], ...options]}
			value={address.get(name)}
			onChoose={(value) => address.set({ [name]: value })}
			{...aria}
		/>
	);
	return labelled ? <FormField label={label}>{select}</FormField> : select({ "aria-label": label });
}

const CUSTOM = "custom";

const dateOptions = [
	["", "Any date"],
	["1", "Today"],
	["7", "Last 7 days"],
	["30", "Last 30 days"],
	[CUSTOM, "Custom range"],
] as const;

/** Date filter: today, the last 7 or 30 days, or a custom range. */
export function DateSelect({ address, labelled }: { address: ListParams; labelled?: boolean }) {
	const isCustom = address.get("from") || address.get("to");
	const choose = (value: string) =>
		value === CUSTOM
			? address.set({
					days: null,
					from: addDays(dayOf(new Date()), -30),
					to: dayOf(new Date()),
				})
			: address.set({ days: value, from: null, to: null });
	const select = (aria: object) => (
		<Select
			options={dateOptions}
			value={isCustom ? CUSTOM : address.get("days")}
			onChoose={choose}
			{...aria}
		/>
	);
	return labelled ? <FormField label="Date">{select}</FormField> : select({ "aria-label": "Date" });
}

/** Start and end of a custom range. */
export function CustomRange({ address }: { address: ListParams }) {
	const from = address.get("from");
	const to = address.get("to");
	if (!from && !to) return null;
	return (
		<span className="own-days">
			<input
				type="date"
				className="control"
				aria-label="From"
				value={from}
				max={to || undefined}
				onChange={(event) => address.set({ from: event.target.value })}
			/>
			<span aria-hidden="true">–</span>
			<input
				type="date"
				className="control"
				aria-label="To"
				value={to}
				min={from || undefined}
				onChange={(event) => address.set({ to: event.target.value })}
			/>
		</span>
	);
}
