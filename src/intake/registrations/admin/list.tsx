import { useState } from "react";
import { Link } from "react-router";
import { registrationColumns } from "#intake/registrations/admin/columns.tsx";
import { DecisionOffer } from "#intake/registrations/admin/decision-offer.tsx";
import { RegistrationDetails } from "#intake/registrations/admin/details.tsx";
import { settingStage } from "#intake/registrations/admin/stage.tsx";
import { StatusBadge, statusLabels } from "#intake/registrations/admin/status.tsx";
import { UpdateDialog } from "#intake/registrations/admin/update-dialog.tsx";
import { useStatusChange } from "#intake/registrations/admin/use-status-change.ts";
import {
	type AdminRegistration,
	type RegistrationStatus,
	registrationList,
	sourceLabels,
	stageLabels,
	stages,
	statuses,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { addRegistration } from "#intake/registrations/office-contract.ts";
import { NotSpamButton, spamView } from "#intake/spam/admin/spam.tsx";
import { BulkMenu } from "#office/record-list/admin/bulk-menu.tsx";
import { RecordListPage } from "#office/record-list/admin/page.tsx";
import { RecordTable } from "#office/record-list/admin/table.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useRecordList } from "#office/record-list/admin/use-record-list.tsx";
import { May } from "#platform/api/may.tsx";
import { courseChoice, useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { ConflictDialog } from "#ui/admin/conflict-dialog.tsx";
import type { Choice } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";

const statusChoice: Choice = {
	name: "status",
	label: "Status",
	allLabel: "Any status",
	options: [
		...statuses.map((status) => [status, statusLabels[status].name] as const),
		["pending,accepted", "Pending or accepted"],
	],
};

const stageChoice: Choice = {
	name: "stage",
	label: "Stage",
	allLabel: "Any stage",
	options: Object.entries(stageLabels),
};

const sourceChoice: Choice = {
	name: "source",
	label: "Source",
	allLabel: "Any source",
	options: Object.entries(sourceLabels),
};

const settingStatus = (
	status: RegistrationStatus,
): BulkAction<{ status?: RegistrationStatus }> => ({
	change: { status },
	title: "Status Updated",
	done: (subject) =>
		`${subject} marked as ${status}.${status === "rejected" ? " Seats that they had are released." : ""}`,
	...(status === "rejected" && {
		undoneBesides: "Seats that they had are not given back.",
		question: {
			title: "Reject the selected registrations?",
			text: "Whoever has a seat in a class, or waits for one, loses it, and Undo does not give a seat back. It is offered to who is next. Whoever is rejected gets no email about it.",
			confirm: "Reject them",
		},
	}),
});

/** Whose status is chosen in the dialog, and what is chosen at first. */
interface Updating {
	registration: AdminRegistration;
	status?: RegistrationStatus;
}

export const meta = adminTitle("Registrations");

export default function RegistrationList() {
	const records = useRecordList(registrationList, {
		updateFailed: "Failed to update registration status.",
	});
	const { titleOf, options } = useCourseTitles();
	const [updating, setUpdating] = useState<Updating | null>(null);
	const change = useStatusChange(() => setUpdating(null));
	const { conflict } = change;
	const courseOf = ({ courseId, courseTitle }: AdminRegistration) => titleOf(courseId, courseTitle);
	return (
		<RecordListPage
			records={records}
			none="No registrations found."
			search="Search name, email or phone"
			headActions={
				<May call={addRegistration}>
					<Link className="button" to="/admin/registrations/new">
						<Icon name="plus" />
						Add registration
					</Link>
				</May>
			}
			views={[{ name: "Pending", query: "status=pending", isCounted: true }, spamView]}
			choices={[statusChoice, stageChoice, courseChoice(options), sourceChoice]}
			sorts={[
				["fullName", "Name"],
				["courseTitle", "Course"],
				["status", "Status"],
				["stage", "Stage"],
			]}
			table={
				<RecordTable
					records={records}
					className="registrations-table two-lines"
					columns={registrationColumns(courseOf)}
					actions={{
						head: "Actions",
						open: "Details",
						more: (row, describedBy) => (
							<May call={updateRegistration}>
								<button
									type="button"
									className="text-button"
									aria-describedby={describedBy}
									onClick={() => setUpdating({ registration: row })}
								>
									Update
								</button>
							</May>
						),
					}}
				/>
			}
			bulkActions={
				<>
					<BulkMenu
						records={records}
						label="Set status"
						values={statuses}
						nameOf={(status) => statusLabels[status].name}
						setting={settingStatus}
					>
						{(status) => <StatusBadge status={status} />}
					</BulkMenu>
					<BulkMenu
						records={records}
						label="Set stage"
						values={stages}
						nameOf={(stage) => stageLabels[stage]}
						setting={settingStage}
					/>
					<NotSpamButton records={records} />
				</>
			}
		>
			{updating && (
				<UpdateDialog
					registration={
						records.rows.find(({ id }) => id === updating.registration.id) ?? updating.registration
					}
					status={updating.status}
					change={change}
					onClose={() => setUpdating(null)}
				/>
			)}
			<RegistrationDetails
				records={records}
				titleOf={courseOf}
				change={change}
				onRejectSeated={(registration) => setUpdating({ registration, status: "rejected" })}
			/>
			{records.opened.id === null && records.selection.count === 0 && (
				<DecisionOffer change={change} />
			)}
			{conflict && (
				<ConflictDialog
					open
					who={conflict.who}
					about={`${conflict.theirs.fullName} · Registration ${conflict.theirs.id}`}
					fields={[
						{
							name: "status",
							label: "Status",
							theirs: <StatusBadge status={conflict.theirs.status} />,
							mine: <StatusBadge status={conflict.mine} />,
						},
					]}
					onClose={change.closeConflict}
					onChoose={(mine) => change.resolveConflict(mine.has("status"))}
				/>
			)}
		</RecordListPage>
	);
}
