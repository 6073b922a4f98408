import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { capital } from "#platform/text/capital.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { dollars } from "#platform/text/money.ts";
import { formatCount, plural } from "#platform/text/plural.ts";
import { stateNames } from "#school/classes/admin/editor-values.ts";
import { CLASSES_PATH, copyPath, rosterPath } from "#school/classes/admin/paths.ts";
import {
	type AdminClass,
	type CountedClass,
	createClass,
	listAdminClasses,
	updateClass,
} from "#school/classes/contract.ts";
import { spanInWords, weekInWords } from "#school/classes/words.ts";
import { courseChoice, useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { MenuItem, RowMenu } from "#ui/admin/menu.tsx";
import { Table } from "#ui/admin/table.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";
import { useNow } from "#ui/admin/use-now.ts";

export const meta = adminTitle("Classes");

/** What a class is on a day: its state, or what the day makes of an open or closed one. */
type Standing = AdminClass["state"] | "running" | "over";

const standings: Readonly<Record<Standing, string>> = {
	...stateNames,
	running: "Running",
	over: "Over",
};

const looks: Partial<Record<Standing, string>> = {
	open: "status accepted",
	running: "status hi",
	draft: "status",
	cancelled: "status no",
};

function standingOn(today: string, { state, firstDay, lastDay }: AdminClass): Standing {
	if (state === "draft" || state === "cancelled" || today < firstDay) return state;
	return today <= lastDay ? "running" : "over";
}

/** Lists what is taught when: what is to come first, what is over at the end. */
export default function ClassList() {
	const query = useQuery(queryOf(listAdminClasses));
	const address = useListParams();
	const { titleOf, options } = useCourseTitles();
	const today = newYorkClock(useNow()).day;
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Classes"
				total={query.data?.length}
				about="What is taught when. The website shows open classes until they begin."
			>
				<AddClass />
			</ListHead>
			<StaleBanner query={query} />
			<Loaded
				query={query}
				what="classes"
				empty={
					<EmptyState
						title="No classes yet."
						why="A class says when a course starts, on which days, how many seats there are and what it costs."
					>
						<AddClass />
					</EmptyState>
				}
			>
				{(classes) => {
					const search = foldForSearch(address.get("q"));
					const rows = classes.filter((one) => {
						const text = `${titleOf(one.courseId)} ${one.room ?? ""} ${spanInWords(one)}`;
						return (
							foldForSearch(text).includes(search) &&
							["", String(one.courseId)].includes(address.get("courseId")) &&
							["", standingOn(today, one)].includes(address.get("standing"))
						);
					});
					const isOver = ({ lastDay }: AdminClass) => lastDay < today;
					const ordered = [...rows.filter((one) => !isOver(one)).reverse(), ...rows.filter(isOver)];
					return (
						<>
							<FilterBar
								address={address}
								search="Search course or room"
								choices={[
									courseChoice(options),
									{
										name: "standing",
										label: "Status",
										allLabel: "Any status",
										options: Object.entries(standings),
									},
								]}
								show={`Show ${rows.length} classes`}
							/>
							{rows.length === 0 ? (
								<EmptyState
									title="No matching classes."
									why="Try a different search, or clear the filters."
								>
									<Link className="button" to={CLASSES_PATH}>
										Clear search and filters
									</Link>
								</EmptyState>
							) : (
								<ClassTable rows={ordered} titleOf={titleOf} today={today} />
							)}
						</>
					);
				}}
			</Loaded>
		</main>
	);
}

interface TableProps {
	rows: readonly CountedClass[];
	titleOf: (courseId: number) => string;
	today: string;
}

function ClassTable({ rows, titleOf, today }: TableProps) {
	return (
		<Table
			caption="Classes, the next first"
			className="class-table"
			columns={[
				{
					name: "class",
					at: "title",
					heading: "Class",
					cell: (one) => (
						<>
							<Link className="record-link" to={`${CLASSES_PATH}/${one.id}`}>
								{titleOf(one.courseId)}
							</Link>
							<small>{spanInWords(one)}</small>
						</>
					),
				},
				{ name: "times", at: "second", heading: "Times", cell: ({ days }) => weekInWords(days) },
				{
					name: "seats",
					at: "third",
					heading: "Seats and price",
					cell: (one) => (
						<>
							<Link to={rosterPath(one.id)}>{seatsInWords(one)}</Link>, {dollars(one.total)}
							<small>{peopleInWords(one)}</small>
						</>
					),
				},
				{
					name: "status",
					at: "foot",
					heading: "Status",
					cell: (one) => {
						const standing = standingOn(today, one);
						const isSaid = standing !== "open" || one.label === "open";
						return (
							<span className={looks[standing] ?? "status off"}>
								{isSaid ? standings[standing] : capital(one.label)}
							</span>
						);
					},
				},
				{
					name: "actions",
					at: "end",
					heading: <span className="hidden-text">Actions</span>,
					cell: (one) => <Actions one={one} title={titleOf(one.courseId)} />,
				},
			]}
			rows={rows}
			keyOf={({ id }) => id}
		/>
	);
}

/** `6 of 10 seats taken` */
const seatsInWords = ({ seats, promised }: CountedClass): string =>
	seats === null
		? `${plural(promised, "seat")} taken, no limit`
		: `${formatCount(promised)} of ${plural(seats, "seat")} taken`;

/** `3 waiting, 2 want a seat` */
const peopleInWords = ({ waiting, wanting }: CountedClass): string =>
	[
		waiting > 0 ? `${formatCount(waiting)} waiting` : "",
		wanting > 0 ? plural(wanting, "wants a seat", "want a seat") : "",
	]
		.filter(Boolean)
		.join(", ");

function Actions({ one, title }: { one: AdminClass; title: string }) {
	const navigate = useNavigate();
	return (
		<RowMenu label={`Actions for ${title}, ${spanInWords(one)}`}>
			<MenuItem icon="users" onSelect={() => navigate(rosterPath(one.id))}>
				Roster
			</MenuItem>
			<May call={updateClass}>
				<MenuItem icon="pencil" onSelect={() => navigate(`${CLASSES_PATH}/${one.id}`)}>
					Edit
				</MenuItem>
			</May>
			<May call={createClass}>
				<MenuItem icon="copy" onSelect={() => navigate(copyPath(one.id))}>
					Copy to new dates
				</MenuItem>
			</May>
		</RowMenu>
	);
}

function AddClass() {
	return (
		<May call={createClass}>
			<Link className="button primary" to={`${CLASSES_PATH}/new`}>
				<Icon name="plus" />
				Add class
			</Link>
		</May>
	);
}
