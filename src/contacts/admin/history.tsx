import { RecordHistory } from "#activity/admin/record-history.tsx";
import { revertPatch } from "#activity/admin/revert.ts";
import type { AdminContact } from "#contacts/contract.ts";

interface Props {
	contact: AdminContact;
	onArchive: (contact: AdminContact) => void;
}

/** What happened to a message. Archiving can be taken back; a message that was read stays read. */
export function MessageHistory({ contact, onArchive }: Props) {
	return (
		<RecordHistory
			kind="contact"
			id={contact.id}
			first={{ what: "Message received", about: "from the website", at: contact.createdAt }}
			onUndo={(entry) => revertPatch(entry, contact, ["archived"]) && (() => onArchive(contact))}
		/>
	);
}
