import { AnswerBadge } from "#intake/contacts/admin/answer-state.tsx";
import type { AdminContact } from "#intake/contacts/contract.ts";
import { SpamBadge } from "#office/record-list/admin/spam.tsx";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";

/** Columns of the message list, as specified. The answer state is beside the status. */
export const messageColumns: TableColumn<AdminContact>[] = [
	{
		name: "createdAt",
		className: "num area-b soft",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{ name: "name", className: "area-a name-cell" },
	{
		name: "email",
		className: "wide-only-cell email-cell soft one-line",
		cell: ({ email }) => email,
	},
	{
		name: "subject",
		className: "area-c wide-cell one-line",
		cell: ({ subject, message }) => (
			<>
				<span>{subject || "No subject"}</span> <span className="soft snippet">{message}</span>
			</>
		),
	},
	{
		name: "isRead",
		className: "area-e status-cell",
		cell: ({ isRead, isSpam, answerState }) => (
			<>
				<span className={isRead ? "quiet-status" : "status"}>{isRead ? "Read" : "Unread"}</span>
				<SpamBadge isSpam={isSpam} /> <AnswerBadge state={answerState} />
			</>
		),
	},
];
