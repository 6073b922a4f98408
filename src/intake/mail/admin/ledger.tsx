import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SendButton } from "#intake/mail/admin/send-button.tsx";
import { EmailStatus } from "#intake/mail/admin/status.tsx";
import { type EmailTemplate, templateLabels } from "#intake/mail/email.ts";
import { type EmailsAbout, emailsAboutQuery } from "#intake/mail/queries.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { LoadError } from "#ui/admin/loaded.tsx";

const names: Readonly<Record<EmailTemplate, string>> = {
	...templateLabels,
	"registration notice": "To the school",
	"registration confirmation": "Confirmation",
	"message notice": "To the school",
	"message confirmation": "Confirmation",
};

interface Props {
	about: EmailsAbout;
	savedAt: string;
}

/** Shows that a record is saved, and how each email about it goes. */
export function EmailLedger({ about, savedAt }: Props) {
	const query = useQuery(emailsAboutQuery(about));
	return (
		<>
			<h3>Emails</h3>
			<ul className="rows ledger">
				<li>
					<b>Saved</b>
					<span className="email-status" data-tone="sent">
						<Icon name="check" />
						<span>
							<b>{whenShort(savedAt, new Date())}</b>
						</span>
					</span>
				</li>
				{query.data?.map((email) => (
					<li key={email.id}>
						<Link id={`ledger-${email.id}`} to={`/admin/emails?open=${email.id}`}>
							{names[email.template]}
						</Link>
						<EmailStatus email={email} />
						<SendButton email={email} describedBy={`ledger-${email.id}`} />
					</li>
				))}
				{query.data?.length === 0 && <li className="soft">No emails stored for this record.</li>}
			</ul>
			<LoadError query={query} what="emails" />
		</>
	);
}
