import type { ReactNode } from "react";
import { AnswerChoice } from "#intake/contacts/admin/answer-state.tsx";
import { useMarkRead } from "#intake/contacts/admin/use-mark-read.ts";
import type { AdminContact, contactList } from "#intake/contacts/contract.ts";
import { EmailLedger } from "#intake/mail/admin/ledger.tsx";
import { PersonOfRecord } from "#intake/people/admin/person-of-record.tsx";
import { Reply } from "#intake/replies/admin/reply.tsx";
import { MarkAsSpamButton, SpamNote } from "#intake/spam/admin/spam.tsx";
import { RecordHistory } from "#office/record-list/admin/history.tsx";
import { RecordPanel } from "#office/record-list/admin/record-panel.tsx";
import type { RecordsOf } from "#office/record-list/admin/use-record-list.tsx";
import { fullDate } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { uniqueKeys } from "#ui/unique-keys.ts";

interface Props {
	records: RecordsOf<typeof contactList>;
	courseTitle: (courseId: number) => string;
	origin: (contact: AdminContact) => ReactNode;
}

/** Shows one message and marks it as read. */
export function MessageView({ records, courseTitle, origin }: Props) {
	return (
		<RecordPanel
			records={records}
			actions={(contact) => <MarkAsSpamButton records={records} record={contact} />}
			sections={(contact) => (
				<>
					<PersonOfRecord personId={contact.personId} />
					<EmailLedger about={{ contactId: contact.id }} savedAt={contact.createdAt} />
					<RecordHistory
						records={records}
						record={contact}
						fields={["answerState", "isSpam", "archived"]}
					/>
				</>
			)}
			foot={({ id, phone }) => (
				<Reply className="panel-foot" record={{ kind: "contact", id }}>
					{phone && (
						<a className="button" href={phoneHref(phone)}>
							<Icon name="phone" />
							Call
						</a>
					)}
				</Reply>
			)}
		>
			{(contact) => (
				<>
					<SpamNote records={records} record={contact} />
					<MessageText contact={contact} />
					{origin(contact)}
					<ContactData contact={contact} courseTitle={courseTitle} />
					{contact.answerState && (
						<div className="record-facts">
							<AnswerChoice contact={contact} />
						</div>
					)}
				</>
			)}
		</RecordPanel>
	);
}

function MessageText({ contact }: { contact: AdminContact }) {
	useMarkRead(contact);
	const paragraphs = contact.message.split(/\n{2,}/);
	const keys = uniqueKeys(paragraphs);
	return (
		<>
			<p>{contact.subject || "No subject"}</p>
			<p className="sub">{fullDate(contact.createdAt)}</p>
			<div className="stack letter-text">
				{paragraphs.map((paragraph, index) => (
					<p key={keys[index]}>{paragraph}</p>
				))}
			</div>
		</>
	);
}

function ContactData({
	contact,
	courseTitle,
}: { contact: AdminContact } & Pick<Props, "courseTitle">) {
	return (
		<dl className="meta">
			<dt>Email</dt>
			<dd>
				<a href={`mailto:${contact.email}`}>{contact.email}</a>
			</dd>
			<dt>Phone</dt>
			<dd className="num">
				{contact.phone ? <a href={phoneHref(contact.phone)}>{contact.phone}</a> : "Not provided"}
			</dd>
			{contact.courseId !== null && contact.courseId !== undefined && (
				<>
					<dt>Course</dt>
					<dd>{courseTitle(contact.courseId)}</dd>
				</>
			)}
			{contact.reference && (
				<>
					<dt>Reference</dt>
					<dd className="num">{contact.reference}</dd>
				</>
			)}
			<dt>Status</dt>
			<dd>{contact.isRead ? "Read" : "Unread"}</dd>
		</dl>
	);
}
