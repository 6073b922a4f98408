import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { useAskedAct } from "#intake/placements/admin/use-asked-act.tsx";
import { usePlaceAct } from "#intake/placements/admin/use-place-act.ts";
import { acts, actsOn, heldInWords } from "#intake/placements/admin/words.ts";
import {
	changePlacement,
	exportRoster,
	listPlacements,
	type RosterRow,
} from "#intake/placements/contract.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { plural } from "#platform/text/plural.ts";
import { CLASSES_PATH } from "#school/classes/admin/paths.ts";
import { type AdminClass, getClass } from "#school/classes/contract.ts";
import { spanInWords, weekInWords } from "#school/classes/words.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { ExportButton } from "#ui/admin/export-button.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { MenuItem, RowMenu } from "#ui/admin/menu.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { Warning } from "#ui/admin/section.tsx";
import { StoredRecord } from "#ui/admin/stored-record.tsx";
import { Table } from "#ui/admin/table.tsx";
import { useNow } from "#ui/admin/use-now.ts";

export const meta = adminTitle("Roster");

/** Who has a seat in a class, is offered one, waits or wants one. */
export default function RosterPage() {
	const id = Number(useParams().id);
	const query = useQuery(queryOf(getClass, { params: { id } }, ["change", "return"]));
	return (
		<StoredRecord query={query} what="class" list={{ path: CLASSES_PATH, name: "Classes" }}>
			{(one) => <Roster key={id} one={one} />}
		</StoredRecord>
	);
}

function Roster({ one }: { one: AdminClass }) {
	const { id, seats, courseId } = one;
	const isCancelled = one.state === "cancelled";
	const params = { id };
	const query = useQuery(queryOf(listPlacements, { params }, ["change", "return"]));
	const { titleOf } = useCourseTitles();
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to={CLASSES_PATH}>Classes</UpLink>
			<ListHead title={`${titleOf(courseId)}, ${spanInWords(one)}`} total={undefined}>
				<button type="button" className="button" onClick={() => window.print()}>
					<Icon name="printer" />
					Print
				</button>
				<May call={exportRoster}>
					<ExportButton path={exportRoster.path.replace("{id}", String(id))} name={`class-${id}`} />
				</May>
			</ListHead>
			<p className="roster-week">
				{weekInWords(one.days)}
				{query.data && ` · ${isCancelled ? "Canceled" : seatsInWords(query.data, seats)}`}
			</p>
			<StaleBanner query={query} />
			<Loaded
				query={query}
				what="the roster"
				empty={
					isCancelled ? (
						<EmptyState title="This class is canceled." why="Nobody is on its roster." />
					) : (
						<EmptyState
							title="Nobody has asked for this class yet."
							why="Open a registration for this course to give or offer a seat."
						/>
					)
				}
			>
				{(all) => (
					<>
						{isCancelled && (
							<Warning>
								This class is canceled. Everyone below lost their place and is told by email.
							</Warning>
						)}
						<RosterTable one={one} rows={all} />
					</>
				)}
			</Loaded>
		</main>
	);
}

/** `10 of 12 seats taken, 1 offered, 3 waiting` */
function seatsInWords(rows: readonly RosterRow[], seats: number | null): string {
	const count = (states: readonly RosterRow["state"][]) =>
		rows.filter(({ state }) => states.includes(state)).length;
	const [placed, offered] = [count(["placed"]), count(["offered"])];
	const over = seats === null ? 0 : placed + offered - seats;
	return [
		seats === null
			? plural(placed, "seat taken", "seats taken")
			: `${placed} of ${seats} seats taken`,
		...(offered > 0 ? [`${offered} offered`] : []),
		`${count(["waiting"])} waiting`,
		...(count(["wanted"]) > 0 ? [plural(count(["wanted"]), "wants one", "want one")] : []),
		...(over > 0 ? [`${over} over`] : []),
	].join(", ");
}

function RosterTable({ one, rows }: { one: AdminClass; rows: readonly RosterRow[] }) {
	const now = useNow();
	const waiting = rows.filter(({ state }) => state === "waiting");
	const taken = rows.filter(({ state }) => state === "placed" || state === "offered");
	const isFull = one.seats !== null && taken.length >= one.seats;
	return (
		<Table
			caption="People of this class, in their order"
			className="roster-table"
			columns={[
				{
					name: "name",
					at: "title",
					heading: "Name",
					className: "grows",
					cell: ({ fullName, registrationId }) => (
						<Link className="record-link" to={`/admin/registrations?open=${registrationId}`}>
							{fullName}
						</Link>
					),
				},
				{
					name: "phone",
					at: "second",
					heading: "Phone",
					className: "num",
					cell: ({ phone }) => <a href={phoneHref(phone)}>{phone}</a>,
				},
				{ name: "email", at: "third", heading: "Email", cell: ({ email }) => email },
				{
					name: "asked",
					heading: "Asked",
					className: "num",
					cell: ({ askedAt }) => tableDate(askedAt),
				},
				{
					name: "place",
					at: "foot",
					heading: "Place",
					cell: (row) => (
						<span className={looks[row.state]}>
							{heldInWords(row, now)}
							{row.state === "waiting" && `, number ${waiting.indexOf(row) + 1}`}
						</span>
					),
				},
				{
					name: "actions",
					at: "end",
					heading: <span className="hidden-text">Actions</span>,
					cell: (row) =>
						row.state !== "released" && (
							<May call={changePlacement}>
								<RowActions row={row} one={one} isFull={isFull} />
							</May>
						),
				},
			]}
			rows={rows}
			keyOf={({ id }) => id}
		/>
	);
}

function RowActions({ row, one, isFull }: { row: RosterRow; one: AdminClass; isFull: boolean }) {
	const { registrationId, classId, fullName, state } = row;
	const { act } = usePlaceAct(registrationId);
	const { start, dialog } = useAskedAct({
		...{ placement: row, one, fullName, today: newYorkClock(useNow()).day },
		carryOut: (name) => act({ act: name, shownClassId: classId }),
	});
	// Who is offered a seat takes no other.
	const possible = isFull && state !== "offered" ? (["release"] as const) : actsOn(state);
	return (
		<>
			<RowMenu label={`Actions for ${fullName}`}>
				{possible.map((name) => (
					<MenuItem
						key={name}
						icon={icons[name]}
						danger={name === "release"}
						onSelect={() => start(name)}
					>
						{acts[name].name}
					</MenuItem>
				))}
			</RowMenu>
			{dialog}
		</>
	);
}

const looks: Readonly<Record<RosterRow["state"], string>> = {
	placed: "status accepted",
	offered: "status hi",
	waiting: "status",
	wanted: "status",
	released: "status off",
};

const icons = { place: "check", offer: "mail", release: "close" } as const;
