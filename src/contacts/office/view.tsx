import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { OfficeContact } from "#contacts/contract.ts";
import { MessageHistory } from "#contacts/office/history.tsx";
import { useMarkRead } from "#contacts/office/use-mark-read.ts";
import { contactQuery, eraseMessage, refreshContacts } from "#contacts/queries.ts";
import { fullDate } from "#ui/dates.ts";
import { EraseDialogs } from "#ui/office/erase-dialogs.tsx";
import { messageOf } from "#ui/office/failure.ts";
import { Icon } from "#ui/office/icon.tsx";
import { FailedRecord, LoadingRows } from "#ui/office/list-parts.tsx";
import { Panel } from "#ui/office/panel.tsx";
import { telephone } from "#ui/office/telephone.ts";
import { useKept } from "#ui/office/use-kept.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	id: number;
	/** The row of the list, where the list shows it. */
	row: OfficeContact | undefined;
	courseTitle: (courseId: number) => string;
	/** Where it came from, beside its words. */
	origin: (contact: OfficeContact) => ReactNode;
	onClose: () => void;
	onPrevious?: (() => void) | undefined;
	onNext?: (() => void) | undefined;
	onArchive: (contact: OfficeContact) => void;
}

/** One message. Opening it marks it read. */
export function MessageView(props: Props) {
	const { id, row, courseTitle, origin, onClose, onPrevious, onNext, onArchive } = props;
	const query = useQuery({ ...contactQuery(id), enabled: row === undefined });
	const contact = useKept(row ?? query.data);
	useMarkRead(contact);
	return (
		<Panel
			open
			onClose={onClose}
			kind={`Message ${id}`}
			title={contact?.name ?? `Message ${id}`}
			onPrevious={onPrevious}
			onNext={onNext}
			foot={contact && <Foot contact={contact} />}
		>
			{!contact && query.error && (
				<FailedRecord
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
						{contact.message.split(/\n{2,}/).map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
					{origin(contact)}
					<Facts contact={contact} courseTitle={courseTitle} />
					<MessageHistory contact={contact} onArchive={onArchive} />
					<Rights contact={contact} onArchive={onArchive} onGone={onClose} />
				</>
			)}
		</Panel>
	);
}

function Facts({ contact, courseTitle }: { contact: OfficeContact } & Pick<Props, "courseTitle">) {
	return (
		<dl className="meta">
			<dt>Email</dt>
			<dd>
				<a href={`mailto:${contact.email}`}>{contact.email}</a>
			</dd>
			<dt>Phone</dt>
			<dd className="num">
				{contact.phone ? <a href={telephone(contact.phone)}>{contact.phone}</a> : "Not provided"}
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

function Foot({ contact: { email, subject, phone } }: { contact: OfficeContact }) {
	const about = encodeURIComponent(`Re: ${subject || "Your message"}`);
	return (
		<div className="panel-foot">
			<a className="button primary" href={`mailto:${email}?subject=${about}`}>
				<Icon name="reply" />
				Reply by email
			</a>
			{phone && (
				<a className="button" href={telephone(phone)}>
					<Icon name="phone" />
					Call
				</a>
			)}
		</div>
	);
}

function Rights(props: {
	contact: OfficeContact;
	onArchive: (contact: OfficeContact) => void;
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
