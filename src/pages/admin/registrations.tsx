import { adminTitle } from "#dashboard/admin/title.ts";
import { RegistrationList } from "#registrations/admin/list.tsx";

export const meta = () => adminTitle("Registrations");

export default RegistrationList;
