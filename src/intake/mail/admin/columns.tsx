import { EmailStatus } from "#intake/mail/admin/status.tsx";
import type { ListedEmail } from "#intake/mail/email-list.ts";
import { templateLabels } from "#intake/mail/email-words.ts";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";

/** Columns of the outbox. */
export const emailColumns: TableColumn<ListedEmail>[] = [
	{
		name: "createdAt",
		className: "num area-b soft",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{ name: "subject", className: "area-a name-cell" },
	{
		name: "recipient",
		className: "area-c to-cell one-line",
		cell: ({ recipient }) => recipient ?? "School",
	},
	{
		name: "template",
		className: "template-cell soft",
		cell: ({ template }) => templateLabels[template],
	},
	{
		name: "status",
		className: "area-d email-status-cell",
		cell: (email) => <EmailStatus email={email} />,
	},
	{
		name: "attempts",
		className: "num attempts-cell soft",
		cell: ({ attempts }) => attempts,
	},
];
