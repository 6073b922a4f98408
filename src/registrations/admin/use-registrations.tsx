import { useRecordList } from "#record-list/admin/use-record-list.tsx";
import { registrationList } from "#registrations/contract.ts";

export const useRegistrations = () =>
	useRecordList(registrationList, { updateFailed: "Failed to update registration status." });

export type RegistrationRecords = ReturnType<typeof useRegistrations>;
