import { registrationList } from "#intake/registrations/contract.ts";
import { useRecordList } from "#office/record-list/admin/use-record-list.tsx";

export const useRegistrations = () =>
	useRecordList(registrationList, { updateFailed: "Failed to update registration status." });

export type RegistrationRecords = ReturnType<typeof useRegistrations>;
