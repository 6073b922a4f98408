import { formerFields } from "#activity/office/former.ts";
import { RecordHistory } from "#activity/office/record-history.tsx";
import type { OfficeContact } from "#contacts/contract.ts";

interface Props {
	contact: OfficeContact;
	onArchive: (contact: OfficeContact) => void;
}

/** What happened to a message. Archiving can be taken back; a message that was read stays read. */
export function MessageHistory({ contact, onArchive }: Props) {
	return (
		<RecordHistory
			kind="contact"
			id={contact.id}
			first={{ what: "Message received", about: "from the website", at: contact.createdAt }}
			takeBack={(entry) => formerFields(entry, contact, ["archived"]) && (() => onArchive(contact))}
		/>
	);
}
