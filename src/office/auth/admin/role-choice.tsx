import { type Role, roleLabels, roles } from "#platform/api/role.ts";

const means: Readonly<Record<Role, string>> = {
	full: "Everything, also users, settings, exports and permanent deletion.",
	desk: "Registrations, messages, chats, facts and courses.",
	viewer:
		"Sees the records that the front desk sees. Changes only their own password, second factor, sessions and daily summary.",
};

/** What an administrator may do, as radio buttons named `role`. */
export function RoleChoice({ initial }: { initial: Role }) {
	return (
		<fieldset className="choices">
			<legend>Role</legend>
			{roles.map((role) => (
				<label key={role}>
					<input type="radio" name="role" value={role} defaultChecked={role === initial} />
					<b>{roleLabels[role]}</b>
					<small>{means[role]}</small>
				</label>
			))}
		</fieldset>
	);
}
