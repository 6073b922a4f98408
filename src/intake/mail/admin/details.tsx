import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmailView } from "#intake/mail/admin/email-view.tsx";
import { SendButton } from "#intake/mail/admin/send-button.tsx";
import { EmailStatus } from "#intake/mail/admin/status.tsx";
import { templateLabels } from "#intake/mail/email.ts";
import { type emailList, getEmailContent, type ListedEmail } from "#intake/mail/email-list.ts";
import { RecordHistory } from "#office/record-list/admin/history.tsx";
import { RecordPanel } from "#office/record-list/admin/record-panel.tsx";
import type { RecordsOf } from "#office/record-list/admin/use-record-list.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { fullDate } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded, MissingRecord } from "#ui/admin/loaded.tsx";

/** Shows one email: how sending it goes, what it says, and its history. */
export function EmailDetails({ records }: { records: RecordsOf<typeof emailList> }) {
	return (
		<RecordPanel
			records={records}
			sections={(email) => (
				<>
					<Content id={email.id} />
					<RecordHistory
						records={records}
						record={email}
						fields={["archived"]}
						first={{
							what: "Email stored",
							about: email.reference ? `with ${email.reference}` : "by the server",
						}}
					/>
				</>
			)}
			foot={(email) => <Actions email={email} />}
		>
			{(email) => (
				<>
					<p className="sub">{`${templateLabels[email.template]} · ${fullDate(email.createdAt)}`}</p>
					<p className="email-status-line">
						<EmailStatus email={email} />
					</p>
				</>
			)}
		</RecordPanel>
	);
}

function Content({ id }: { id: number }) {
	const query = useQuery(queryOf(getEmailContent, { params: { id } }, ["change"]));
	return (
		<Loaded query={query} what="the email" missing={<MissingRecord what="email" />}>
			{/* The subject is the title of the panel. */}
			{({ subject: _, ...rest }) => <EmailView {...rest} />}
		</Loaded>
	);
}

function Actions({ email }: { email: ListedEmail }) {
	const record = recordPath(email);
	return (
		<div className="panel-foot">
			<SendButton email={email} className="button primary" />
			{record && (
				<Link className="button" to={record}>
					<Icon name={email.registrationId === null ? "messages" : "registrations"} />
					{email.registrationId === null ? "View message" : "View registration"}
				</Link>
			)}
		</div>
	);
}

function recordPath({ registrationId, contactId }: ListedEmail): string | null {
	if (registrationId !== null) return `/admin/registrations?open=${registrationId}`;
	return contactId === null ? null : `/admin/contacts?open=${contactId}`;
}
