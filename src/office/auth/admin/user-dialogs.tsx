import { useState } from "react";
import { PasswordLength, passwordAdvice } from "#office/auth/admin/password-hint.tsx";
import { RoleChoice } from "#office/auth/admin/role-choice.tsx";
import * as contract from "#office/auth/contract.ts";
import {
	changeOwnPassword,
	createUser,
	type OwnPasswordInput,
	ownPasswordInput,
	type User,
	type UserInput,
	type UserPatch,
	userInput,
} from "#office/auth/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { type Role, roleLabels, roles } from "#platform/api/role.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { PasswordInput, Switch, TextInput } from "#ui/admin/form-field.tsx";
import { useDialogForm } from "#ui/admin/use-dialog-form.ts";
import { fieldErrors } from "#ui/field-errors.ts";

interface ClosableProps {
	onClose: () => void;
}

export function AddUserDialog({ onClose }: ClosableProps) {
	const [isAdmin, setAdmin] = useState(true);
	const { dialog, errors, send } = useDialogForm({
		call: (body: UserInput) => adminCall(createUser, { body }),
		about: (detail) => (/password/i.test(detail) ? "password" : "username"),
		done: ({ username }) => ({ title: "User added", description: `${username} can now sign in.` }),
		onClose,
	});
	const submit = (data: FormData) => {
		const { data: input, error } = userInput.safeParse({
			username: String(data.get("username")),
			password: String(data.get("password")),
			isAdmin: data.get("isAdmin") === "on",
			role: data.get("role") ?? undefined,
		});
		send(input, fieldErrors(error?.issues ?? []));
	};
	return (
		<FormDialog {...dialog} title="Add user" submit="Add user" onSubmit={submit}>
			<TextInput
				label="Username"
				name="username"
				hint="At least 3 characters."
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				error={errors.username}
			/>
			<NewPassword label="Password" name="password" error={errors.password} />
			<Switch
				name="isAdmin"
				checked={isAdmin}
				onChange={(event) => setAdmin(event.target.checked)}
				hint="Without this, the user can sign in but can’t open the admin area."
			>
				Administrator
			</Switch>
			{isAdmin && <RoleChoice initial="full" />}
		</FormDialog>
	);
}

/** Changes a user, unless somebody else has since. */
export const updateUser = ({ id, version }: User, body: UserPatch) =>
	adminCall(contract.updateUser, { params: { id }, body, headers: ifMatch(version) });

export function ChangeRoleDialog({ user, onClose }: ClosableProps & { user: User }) {
	const { dialog, send } = useDialogForm({
		call: (role: Role) => updateUser(user, { role }),
		about: () => "form",
		done: ({ username, role }) => ({
			title: "Role changed",
			description: `${username} now has the role “${roleLabels[role]}”.`,
		}),
		onClose,
	});
	return (
		<FormDialog
			{...dialog}
			title={`Change the role of ${user.username}`}
			about="It counts at once, also where they are signed in."
			submit="Change role"
			onSubmit={(data) => send(roles.find((role) => role === data.get("role")) ?? user.role)}
		>
			<RoleChoice initial={user.role} />
		</FormDialog>
	);
}

export function SetPasswordDialog({ user, onClose }: ClosableProps & { user: User }) {
	const { dialog, errors, send } = useDialogForm({
		call: (password: string) => updateUser(user, { password }),
		about: () => "password",
		done: () => ({
			title: "Password changed",
			description: `${user.username} was signed out on all devices.`,
		}),
		onClose,
	});
	const submit = (data: FormData) => {
		const typed = String(data.get("password"));
		const { data: password, error } = userInput.shape.password.safeParse(typed);
		send(password, error ? { password: error.issues[0]?.message ?? "Required" } : {});
	};
	return (
		<FormDialog
			{...dialog}
			error={undefined}
			title={`Set a new password for ${user.username}`}
			submit="Change password"
			onSubmit={submit}
		>
			<NewPassword
				label="New password"
				name="password"
				hint={`At least 8 characters; 15 or more is safer. Share it with ${user.username} in person. This signs ${user.username} out on all devices.`}
				error={errors.password ?? errors.form}
			/>
		</FormDialog>
	);
}

export function MyPasswordDialog({ onClose }: ClosableProps) {
	const { dialog, errors, send } = useDialogForm({
		call: (body: OwnPasswordInput) => adminCall(changeOwnPassword, { body }),
		about: (detail) => (/incorrect|current/i.test(detail) ? "currentPassword" : "newPassword"),
		done: () => ({
			title: "Password changed",
			description: "You’re still signed in here. Your other devices were signed out.",
		}),
		onClose,
	});
	const submit = (data: FormData) => {
		const currentPassword = String(data.get("currentPassword"));
		const { data: input, error } = ownPasswordInput.safeParse({
			currentPassword,
			newPassword: String(data.get("newPassword")),
		});
		send(input, {
			...fieldErrors(error?.issues ?? []),
			...(currentPassword === "" && { currentPassword: "Required" }),
		});
	};
	return (
		<FormDialog {...dialog} title="Change my password" submit="Change password" onSubmit={submit}>
			<PasswordInput
				label="Current password"
				name="currentPassword"
				autoComplete="current-password"
				error={errors.currentPassword}
			/>
			<NewPassword label="New password" name="newPassword" error={errors.newPassword} />
			<p className="hint">You’ll stay signed in here. Your other devices will be signed out.</p>
		</FormDialog>
	);
}

interface NewPasswordProps {
	label: string;
	name: string;
	hint?: string;
	error: string | undefined;
}

function NewPassword({ hint = passwordAdvice, ...props }: NewPasswordProps) {
	const [length, setLength] = useState(0);
	return (
		<PasswordInput
			{...props}
			hint={hint}
			autoComplete="new-password"
			onChange={(event) => setLength(event.target.value.length)}
			below={<PasswordLength length={length} />}
		/>
	);
}
