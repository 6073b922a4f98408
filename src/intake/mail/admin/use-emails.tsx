import { emailList } from "#intake/mail/email-list.ts";
import { useRecordList } from "#office/record-list/admin/use-record-list.tsx";

export const useEmails = () =>
	useRecordList(emailList, { updateFailed: "Failed to update the emails." });

export type EmailRecords = ReturnType<typeof useEmails>;
