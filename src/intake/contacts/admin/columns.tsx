import { AnswerBadge } from "#intake/contacts/admin/answer-state.tsx";
import type { AdminContact } from "#intake/contacts/contract.ts";
import { SpamBadge } from "#intake/spam/admin/spam.tsx";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";

/** Columns of the message list, as specified. The answer state is beside the status. */
export const messageColumns: TableColumn<AdminContact>[] = [
	{
		name: "createdAt",
		at: "end",
		className: "num soft",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{ name: "name", at: "title" },
	{
		name: "email",
		className: "soft one-line",
		cell: ({ email }) => email,
	},
	{
		name: "subject",
		at: "second",
		className: "grows one-line",
		cell: ({ subject, message }) => (
			<>
				<span>{subject || "No subject"}</span> <span className="soft snippet">{message}</span>
			</>
		),
	},
	{
		name: "isRead",
		at: "foot",
		cell: ({ isRead, isSpam, answerState }) => (
			<>
				<span className={isRead ? "quiet-status" : "status"}>{isRead ? "Read" : "Unread"}</span>
				<SpamBadge isSpam={isSpam} /> <AnswerBadge state={answerState} />
			</>
		),
	},
];
