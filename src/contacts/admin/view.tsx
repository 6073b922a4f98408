import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { MessageHistory } from "#contacts/admin/history.tsx";
import { useMarkRead } from "#contacts/admin/use-mark-read.ts";
import type { AdminContact } from "#contacts/contract.ts";
import { contactListParams, eraseMessage, refreshContacts } from "#contacts/queries.ts";
import { EraseDialogs } from "#ui/admin/erase-dialogs.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { LoadingRows, RecordErrorState } from "#ui/admin/list-parts.tsx";
import { Panel } from "#ui/admin/panel.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { useLastDefined } from "#ui/admin/use-last-defined.ts";
import { fullDate } from "#ui/dates.ts";
import { toast } from "#ui/toast.ts";
import { uniqueKeys } from "#ui/unique-keys.ts";

interface Props {
	id: number;
	/** The row of the list, where the list shows it. */
	row: AdminContact | undefined;
	courseTitle: (courseId: number) => string;
	/** Where it came from, beside its words. */
	origin: (contact: AdminContact) => ReactNode;
	onClose: () => void;
	onPrevious?: (() => void) | undefined;
	onNext?: (() => void) | undefined;
	onArchive: (contact: AdminContact) => void;
}

/** One message. Opening it marks it read. */
export function MessageView(props: Props) {
	const { id, row, courseTitle, origin, onClose, onPrevious, onNext, onArchive } = props;
	const query = useQuery({ ...contactListParams(id), enabled: row === undefined });
	const contact = useLastDefined(row ?? query.data);
	useMarkRead(contact);
	return (
		<Panel
			open
			onClose={onClose}
			kind={`Message ${id}`}
			title={contact?.name ?? `Message ${id}`}
			onPrevious={onPrevious}
			onNext={onNext}
			foot={contact && <ReplyActions contact={contact} />}
		>
			{!contact && query.error && (
				<RecordErrorState
					what="message"
					error={query.error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{!contact && !query.error && <LoadingRows what="the message" />}
			{contact && (
				<>
					<p>{contact.subject || "No subject"}</p>
					<p className="sub">{fullDate(contact.createdAt)}</p>
					<div className="letter-text">
						<Paragraphs text={contact.message} />
					</div>
					{origin(contact)}
					<Facts contact={contact} courseTitle={courseTitle} />
					<MessageHistory contact={contact} onArchive={onArchive} />
					<RecordActions contact={contact} onArchive={onArchive} onGone={onClose} />
				</>
			)}
		</Panel>
	);
}

function Paragraphs({ text }: { text: string }) {
	const paragraphs = text.split(/\n{2,}/);
	const keys = uniqueKeys(paragraphs);
	return paragraphs.map((paragraph, at) => <p key={keys[at]}>{paragraph}</p>);
}

function Facts({ contact, courseTitle }: { contact: AdminContact } & Pick<Props, "courseTitle">) {
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

function ReplyActions({ contact: { email, subject, phone } }: { contact: AdminContact }) {
	const about = encodeURIComponent(`Re: ${subject || "Your message"}`);
	return (
		<div className="panel-foot">
			<a className="button primary" href={`mailto:${email}?subject=${about}`}>
				<Icon name="reply" />
				Reply by email
			</a>
			{phone && (
				<a className="button" href={phoneHref(phone)}>
					<Icon name="phone" />
					Call
				</a>
			)}
		</div>
	);
}

function RecordActions(props: {
	contact: AdminContact;
	onArchive: (contact: AdminContact) => void;
	onGone: () => void;
}) {
	const { contact, onArchive, onGone } = props;
	const queries = useQueryClient();
	const [asked, setAsked] = useState(false);
	const eraseIt = async () => {
		setAsked(false);
		try {
			await eraseMessage(contact);
			onGone();
			refreshContacts(queries);
			toast({
				title: "Message deleted",
				description: `${contact.name}’s message was permanently deleted.`,
			});
		} catch (error) {
			toast({
				title: "Deletion Failed",
				description: messageOf(error, "Failed to delete the message."),
				variant: "destructive",
			});
		}
	};
	// A server that knows no archive knows no erasing either.
	if (contact.archived === undefined) return null;
	return (
		<p className="rights">
			<button type="button" className="text-button" onClick={() => onArchive(contact)}>
				<Icon name="archive" />
				{contact.archived ? "Restore" : "Archive"}
			</button>
			<button type="button" className="text-button danger-text" onClick={() => setAsked(true)}>
				<Icon name="bin" />
				Delete permanently
			</button>
			{asked && (
				<EraseDialogs
					what={`${contact.name}’s message`}
					named={`message ${contact.id}`}
					onCancel={() => setAsked(false)}
					onErase={eraseIt}
				/>
			)}
		</p>
	);
}
