import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { PasswordLength, passwordAdvice } from "#office/auth/admin/password-hint.tsx";
import { RoleChoice } from "#office/auth/admin/role-choice.tsx";
import {
	changeOwnPassword,
	createUser,
	type OwnPasswordInput,
	ownPasswordInput,
	type User,
	type UserInput,
	updateUser,
	userInput,
} from "#office/auth/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { type Role, roleLabels, roles } from "#platform/api/role.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { errorDetail } from "#ui/admin/failure.ts";
import { PasswordInput, Switch, TextInput } from "#ui/admin/form-field.tsx";
import { type FieldErrors, fieldErrors, focusFirstError } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface ClosableProps {
	onClose: () => void;
}

/** Validates, calls, and reports the outcome next to the field or in a toast; shared by every user dialog. */
function useUserForm<Input, Answer>(options: {
	call: (input: Input) => Promise<Answer>;
	/** Field that a server error belongs to. */
	about: (detail: string) => string;
	done: (answer: Answer) => { title: string; description: string };
	onClose: () => void;
}) {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<FieldErrors>({});
	useEffect(() => {
		if (form.current) focusFirstError(form.current, errors);
	}, [errors]);
	const { mutate, isPending } = useMutation({
		mutationFn: options.call,
		onSuccess(answer) {
			options.onClose();
			toast(options.done(answer));
		},
		onError(error) {
			const detail = errorDetail(error);
			const field = error instanceof ApiError ? options.about(detail) : "form";
			setErrors({ [field]: detail });
		},
	});
	return { form, errors, setErrors, mutate, pending: isPending };
}

function DialogActions({
	onClose,
	pending,
	children,
}: ClosableProps & { pending: boolean; children: string }) {
	return (
		<div className="dialog-end">
			<button type="button" className="button" onClick={onClose}>
				Cancel
			</button>
			<button type="submit" className="button primary" disabled={pending}>
				{children}
			</button>
		</div>
	);
}

function FormError({ errors }: { errors: FieldErrors }) {
	return errors.form ? (
		<p className="alert" role="alert">
			{errors.form}
		</p>
	) : null;
}

export function AddUserDialog({ onClose }: ClosableProps) {
	const [length, setLength] = useState(0);
	const [isAdmin, setAdmin] = useState(true);
	const { form, errors, setErrors, mutate, pending } = useUserForm({
		call: (body: UserInput) => adminCall(createUser, { body }),
		about: (detail) => (/password/i.test(detail) ? "password" : "username"),
		done: ({ username }) => ({ title: "User added", description: `${username} can now sign in.` }),
		onClose,
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const checked = userInput.safeParse({
			username: String(data.get("username")),
			password: String(data.get("password")),
			isAdmin: data.get("isAdmin") === "on",
			role: data.get("role") ?? undefined,
		});
		setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
		if (checked.success) mutate(checked.data);
	};
	return (
		<AdminDialog open onClose={onClose} title="Add user">
			<form ref={form} className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<FormError errors={errors} />
				<TextInput
					label="Username"
					name="username"
					hint="At least 3 characters."
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					error={errors.username}
				/>
				<PasswordInput
					label="Password"
					name="password"
					hint={passwordAdvice}
					autoComplete="new-password"
					error={errors.password}
					onChange={(event) => setLength(event.target.value.length)}
					below={<PasswordLength length={length} />}
				/>
				<Switch
					name="isAdmin"
					checked={isAdmin}
					onChange={(event) => setAdmin(event.target.checked)}
					hint="Without this, the user can sign in but can’t open the admin area."
				>
					Administrator
				</Switch>
				{isAdmin && <RoleChoice initial="full" />}
				<DialogActions onClose={onClose} pending={pending}>
					Add user
				</DialogActions>
			</form>
		</AdminDialog>
	);
}

export function ChangeRoleDialog({ user, onClose }: ClosableProps & { user: User }) {
	const { form, errors, mutate, pending } = useUserForm({
		call: (role: Role) =>
			adminCall(updateUser, {
				params: { id: user.id },
				body: { role },
				headers: ifMatch(user.version),
			}),
		about: () => "form",
		done: ({ username, role }) => ({
			title: "User updated",
			description: `${username} now has the role “${roleLabels[role]}”.`,
		}),
		onClose,
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const chosen = new FormData(event.currentTarget).get("role");
		mutate(roles.find((role) => role === chosen) ?? user.role);
	};
	return (
		<AdminDialog
			open
			onClose={onClose}
			title={`Change the role of ${user.username}`}
			about="It counts at once, also where they are signed in."
		>
			<form ref={form} className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<FormError errors={errors} />
				<RoleChoice initial={user.role} />
				<DialogActions onClose={onClose} pending={pending}>
					Change role
				</DialogActions>
			</form>
		</AdminDialog>
	);
}

export function SetPasswordDialog({ user, onClose }: ClosableProps & { user: User }) {
	const [length, setLength] = useState(0);
	const { form, errors, setErrors, mutate, pending } = useUserForm({
		call: (password: string) =>
			adminCall(updateUser, {
				params: { id: user.id },
				body: { password },
				headers: ifMatch(user.version),
			}),
		about: () => "password",
		done: () => ({
			title: "Password changed",
			description: `${user.username} was signed out on all devices.`,
		}),
		onClose,
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		const checked = userInput.shape.password.safeParse(password);
		setErrors(checked.success ? {} : { password: checked.error.issues[0]?.message ?? "Required" });
		if (checked.success) mutate(checked.data);
	};
	return (
		<AdminDialog open onClose={onClose} title={`Set a new password for ${user.username}`}>
			<form ref={form} className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<PasswordInput
					label="New password"
					name="password"
					hint={`At least 8 characters; 15 or more is safer. Share it with ${user.username} in person. This signs ${user.username} out on all devices.`}
					autoComplete="new-password"
					error={errors.password ?? errors.form}
					onChange={(event) => setLength(event.target.value.length)}
					below={<PasswordLength length={length} />}
				/>
				<DialogActions onClose={onClose} pending={pending}>
					Change password
				</DialogActions>
			</form>
		</AdminDialog>
	);
}

export function MyPasswordDialog({ onClose }: ClosableProps) {
	const [length, setLength] = useState(0);
	const { form, errors, setErrors, mutate, pending } = useUserForm({
		call: (body: OwnPasswordInput) => adminCall(changeOwnPassword, { body }),
		about: (detail) => (/incorrect|current/i.test(detail) ? "currentPassword" : "newPassword"),
		done: () => ({
			title: "Password changed",
			description: "You’re still signed in here. Your other devices were signed out.",
		}),
		onClose,
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const currentPassword = String(data.get("currentPassword"));
		const checked = ownPasswordInput.safeParse({
			currentPassword,
			newPassword: String(data.get("newPassword")),
		});
		const newErrors = {
			...(!checked.success && fieldErrors(checked.error.issues)),
			...(currentPassword === "" && { currentPassword: "Required" }),
		};
		setErrors(newErrors);
		if (checked.success && Object.keys(newErrors).length === 0) mutate(checked.data);
	};
	return (
		<AdminDialog open onClose={onClose} title="Change my password">
			<form ref={form} className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<FormError errors={errors} />
				<PasswordInput
					label="Current password"
					name="currentPassword"
					autoComplete="current-password"
					error={errors.currentPassword}
				/>
				<PasswordInput
					label="New password"
					name="newPassword"
					hint={passwordAdvice}
					autoComplete="new-password"
					error={errors.newPassword}
					onChange={(event) => setLength(event.target.value.length)}
					below={<PasswordLength length={length} />}
				/>
				<p className="hint">You’ll stay signed in here. Your other devices will be signed out.</p>
				<DialogActions onClose={onClose} pending={pending}>
					Change password
				</DialogActions>
			</form>
		</AdminDialog>
	);
}
