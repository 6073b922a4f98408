import { stageLabels } from "#intake/registrations/admin/stage.tsx";
import { StatusBadge } from "#intake/registrations/admin/status.tsx";
import type { AdminRegistration } from "#intake/registrations/contract.ts";
import { SpamBadge } from "#office/record-list/admin/spam.tsx";
import type { TableColumn } from "#office/record-list/admin/table.tsx";
import { tableDate } from "#platform/calendar/dates.ts";
import { phoneHref } from "#ui/admin/phone-href.ts";

/** Columns of the registration list, as specified. A stage is below the status. */
export const registrationColumns = (
	titleOf: (registration: AdminRegistration) => string,
): TableColumn<AdminRegistration>[] => [
	{ name: "id", className: "num id-cell", cell: ({ id }) => id },
	{ name: "fullName", className: "name-cell" },
	{
		name: "email",
		className: "email-cell",
		cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
	},
	{
		name: "phone",
		className: "num phone-cell",
		cell: ({ phone }) => <a href={phoneHref(phone)}>{phone}</a>,
	},
	{ name: "courseTitle", className: "course-cell", cell: titleOf },
	{
		name: "createdAt",
		className: "num date-cell",
		cell: ({ createdAt }) => tableDate(createdAt),
	},
	{
		name: "status",
		className: "status-cell",
		cell: ({ status, isSpam, stage }) => (
			<>
				<StatusBadge status={status} />
				<SpamBadge isSpam={isSpam} />
				{stage && stage !== "new" && <small>{stageLabels[stage]}</small>}
			</>
		),
	},
];
