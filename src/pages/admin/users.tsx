import { Users } from "#auth/admin/users.tsx";
import { adminTitle } from "#dashboard/admin/title.ts";

export const meta = () => adminTitle("Users");

export default Users;
