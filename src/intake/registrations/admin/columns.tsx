import { StatusBadge } from "#intake/registrations/admin/status.tsx";
import { type AdminRegistration, stageLabels } from "#intake/registrations/contract.ts";
import { SpamBadge } from "#intake/spam/admin/spam.tsx";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";
import { phoneHref } from "#ui/admin/phone-href.ts";

/** Columns of the registration list, as specified. A stage is below the status. */
export const registrationColumns = (
	titleOf: (registration: AdminRegistration) => string,
): TableColumn<AdminRegistration>[] => [
	{ name: "id", className: "num soft", cell: ({ id }) => id },
	{ name: "fullName", at: "title" },
	{
		name: "email",
		className: "one-line",
		cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
	},
	{
		name: "phone",
		at: "foot",
		className: "num",
		cell: ({ phone }) => <a href={phoneHref(phone)}>{phone}</a>,
	},
	{ name: "courseTitle", at: "second", className: "one-line-wide", cell: titleOf },
	{
		name: "createdAt",
		at: "third",
		className: "num",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{
		name: "status",
		at: "end",
		cell: ({ status, isSpam, stage }) => (
			<>
				<StatusBadge status={status} />
				<SpamBadge isSpam={isSpam} />
				{stage && stage !== "new" && <small>{stageLabels[stage]}</small>}
			</>
		),
	},
];
