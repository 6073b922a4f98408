import { EmailStatus } from "#intake/mail/admin/status.tsx";
import { templateLabels } from "#intake/mail/email.ts";
import type { ListedEmail } from "#intake/mail/email-list.ts";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";

/** Columns of the outbox. */
export const emailColumns: TableColumn<ListedEmail>[] = [
	{
		name: "createdAt",
		at: "end",
		className: "num soft",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{ name: "subject", at: "title" },
	{
		name: "recipient",
		at: "second",
		className: "one-line",
		cell: ({ recipient }) => recipient ?? "School",
	},
	{
		name: "template",
		className: "soft",
		cell: ({ template }) => templateLabels[template],
	},
	{
		name: "status",
		at: "third",
		cell: (email) => <EmailStatus email={email} />,
	},
	{
		name: "attempts",
		className: "num soft",
		cell: ({ attempts }) => attempts,
	},
];
