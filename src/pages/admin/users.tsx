import { Users } from "#auth/office/users.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Users");

export default Users;
