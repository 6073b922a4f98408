import type { ReactNode } from "react";
import { AnswerBadge, answerLabels, settingAnswer } from "#intake/contacts/admin/answer-state.tsx";
import { messageColumns } from "#intake/contacts/admin/columns.tsx";
import { MessageView } from "#intake/contacts/admin/view.tsx";
import { type AdminContact, answerStates, contactList } from "#intake/contacts/contract.ts";
import { NotSpamButton, spamView } from "#intake/spam/admin/spam.tsx";
import { BulkButton } from "#office/record-list/admin/bulk-button.tsx";
import { BulkMenu } from "#office/record-list/admin/bulk-menu.tsx";
import { RecordListPage } from "#office/record-list/admin/page.tsx";
import { RecordTable } from "#office/record-list/admin/table.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import { useRecordList } from "#office/record-list/admin/use-record-list.tsx";
import { courseChoice, useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

const readChoice: Choice = {
	name: "isRead",
	label: "Status",
	allLabel: "Any status",
	options: [
		["false", "Unread"],
		["true", "Read"],
	],
};

const answerChoice: Choice = {
	name: "answerState",
	label: "Answer",
	allLabel: "Any answer",
	options: answerStates.map((state) => [state, answerLabels[state].name] as const),
};

const markingRead: BulkAction<{ isRead?: true }> = {
	change: { isRead: true },
	title: "Contact Updated",
	done: (subject, count) => `${subject} ${count === 1 ? "has" : "have"} been marked as read.`,
	isOneWay: true,
};

interface Props {
	/** Renders the conversation that a message came from. */
	origin: (contact: AdminContact) => ReactNode;
}

export function MessageList({ origin }: Props) {
	const records = useRecordList(contactList, { updateFailed: "Failed to update contact status." });
	const { titleOf, options } = useCourseTitles();
	const { selection, filters } = records;
	const areRead = selection.isAll
		? filters.isRead === "true"
		: selection.rows.every(({ isRead }) => isRead);
	return (
		<RecordListPage
			records={records}
			none="No contact messages found."
			search="Search name, email or subject"
			views={[
				{ name: "Unread", query: "isRead=false", isCounted: true },
				{ name: "Open", query: "answerState=open", isCounted: true },
				spamView,
			]}
			choices={[readChoice, answerChoice, courseChoice(options)]}
			sorts={[
				["name", "Name"],
				["subject", "Subject"],
				["isRead", "Unread first"],
				["-answerState", "Open first"],
			]}
			table={
				<RecordTable
					records={records}
					className="messages-table two-lines"
					columns={messageColumns}
					rowClass={({ isRead }) => (isRead ? "read" : "unread")}
					selectLabel={({ name }) => `Select message from ${name}`}
					actions={{ head: "View", open: "View" }}
				/>
			}
			bulkActions={
				<>
					<BulkButton records={records} action={markingRead} disabled={areRead}>
						Mark as read
					</BulkButton>
					<BulkMenu
						records={records}
						label="Set answer"
						values={answerStates}
						nameOf={(state) => answerLabels[state].name}
						setting={settingAnswer}
					>
						{(state) => <AnswerBadge state={state} />}
					</BulkMenu>
					<NotSpamButton records={records} />
				</>
			}
		>
			<MessageView records={records} courseTitle={titleOf} origin={origin} />
		</RecordListPage>
	);
}
