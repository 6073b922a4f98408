import { contactList } from "#intake/contacts/contract.ts";
import { useRecordList } from "#office/record-list/admin/use-record-list.tsx";

export const useMessages = () =>
	useRecordList(contactList, { updateFailed: "Failed to update contact status." });

export type MessageRecords = ReturnType<typeof useMessages>;
