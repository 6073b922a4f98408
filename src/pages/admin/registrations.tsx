import { RegistrationList } from "#registrations/admin/list.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Registrations");

export default RegistrationList;
