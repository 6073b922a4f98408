import { officeTitle } from "#dashboard/office/title.ts";
import { RegistrationList } from "#registrations/office/list.tsx";

export const meta = () => officeTitle("Registrations");

export default RegistrationList;
