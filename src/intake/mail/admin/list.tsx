import { emailColumns } from "#intake/mail/admin/columns.tsx";
import { EmailDetails } from "#intake/mail/admin/details.tsx";
import { MailStrips } from "#intake/mail/admin/mail-strips.tsx";
import { SendButton } from "#intake/mail/admin/send-button.tsx";
import { TestEmailButton } from "#intake/mail/admin/test-email.tsx";
import { useEmailActions } from "#intake/mail/admin/use-email-actions.ts";
import { audienceLabels, statusLabels, templateLabels } from "#intake/mail/email.ts";
import { emailList } from "#intake/mail/email-list.ts";
import { RecordListPage } from "#office/record-list/admin/page.tsx";
import { RecordTable } from "#office/record-list/admin/table.tsx";
import { type RecordsOf, useRecordList } from "#office/record-list/admin/use-record-list.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import type { Choice } from "#ui/admin/filter-bar.tsx";

export const meta = adminTitle("Emails");

const choices: readonly Choice[] = [
	{
		name: "status",
		label: "Status",
		allLabel: "Any status",
		options: Object.entries(statusLabels),
	},
	{
		name: "audience",
		label: "To",
		allLabel: "To anyone",
		options: Object.entries(audienceLabels),
	},
	{
		name: "template",
		label: "Email",
		allLabel: "Any email",
		options: Object.entries(templateLabels),
	},
];

/** Lists the emails of the outbox. */
export default function EmailList() {
	const records = useRecordList(emailList, { updateFailed: "Failed to update the emails." });
	return (
		<RecordListPage
			records={records}
			none="No emails found."
			search="Search address, subject or reference"
			headActions={<TestEmailButton />}
			notices={<MailStrips isOutbox />}
			views={[
				{ name: "Stuck", query: "stuck=true", isCounted: true },
				{ name: "Waiting", query: "status=waiting", isCounted: true },
				{ name: "Sent", query: "status=sent", isCounted: true },
				{ name: "Held", query: "status=held", isCounted: true },
				{ name: "Not sent", query: "status=unsent", isCounted: true },
			]}
			choices={choices}
			sorts={[]}
			table={
				<RecordTable
					records={records}
					className="emails-table"
					columns={emailColumns}
					selectLabel={({ subject, id }) => `Select email ${id}, ${subject}`}
					actions={{
						head: "Actions",
						open: "Read",
						more: (email, describedBy) => <SendButton email={email} describedBy={describedBy} />,
					}}
				/>
			}
			bulkActions={<RetryButton records={records} />}
		>
			<EmailDetails records={records} />
		</RecordListPage>
	);
}

function RetryButton({
	records: { selection, filters },
}: {
	records: RecordsOf<typeof emailList>;
}) {
	const { retry, isPending } = useEmailActions();
	const { archived } = filters;
	const chosen = selection.isAll
		? filters
		: { archived, ids: selection.rows.map(({ id }) => id).join() };
	return (
		<button
			type="button"
			className="button"
			disabled={isPending}
			onClick={() => retry(chosen, selection.count, selection.clear)}
		>
			Retry
		</button>
	);
}
