import { useQueryClient } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { signOut } from "#office/auth/admin/sign-in.ts";
import { SignInForm } from "#office/auth/admin/sign-in-form.tsx";
import { confirmPassword } from "#office/auth/contract.ts";
import { meQuery } from "#office/auth/me-query.ts";
import { promptStore, resolvePrompt, upgradePrompt } from "#office/auth/session-prompt.ts";
import { readSession } from "#office/auth/session-store.ts";
import { ApiError, call } from "#platform/api/client.ts";
import { AdminDialog, FormDialog } from "#ui/admin/dialog.tsx";
import { PasswordInput } from "#ui/admin/form-field.tsx";

/** Renders the sign-in or password dialog that a pending call needs. */
export function SessionDialogs() {
	const prompt = useSyncExternalStore(promptStore.subscribe, promptStore.read, () => null);
	if (prompt === "sign-in") return <SignInAgain />;
	if (prompt === "confirm") return <ConfirmPassword />;
	return null;
}

function SignInAgain() {
	const queries = useQueryClient();
	const username = readSession()?.user.username;
	const giveUp = () => {
		resolvePrompt(false);
		signOut();
	};
	return (
		<AdminDialog
			open
			onClose={() => {}}
			title="Sign in again"
			about="Your session expired. Your changes are still here."
		>
			<SignInForm
				username={username}
				onSignedIn={(session) => {
					// A different user signed in: drop the cached data of the previous one.
					if (session.user.username !== username) queries.clear();
					else void queries.invalidateQueries(meQuery());
					resolvePrompt(true);
				}}
				secondaryAction={
					<button type="button" className="button" onClick={giveUp}>
						Sign out
					</button>
				}
			/>
		</AdminDialog>
	);
}

function ConfirmPassword() {
	const [error, setError] = useState<string | undefined>();
	const [pending, setPending] = useState(false);
	const confirm = async (data: FormData) => {
		const password = String(data.get("password"));
		if (password === "") return setError("Required");
		setPending(true);
		try {
			const token = readSession()?.token;
			await call(confirmPassword, {
				body: { password },
				headers: { authorization: `Bearer ${token}` },
			});
			resolvePrompt(true);
		} catch (failure) {
			setPending(false);
			if (failure instanceof ApiError && failure.status === 401) upgradePrompt("sign-in");
			setError(
				failure instanceof ApiError ? failure.detail : "Can’t reach the server. Please try again.",
			);
		}
	};
	return (
		<FormDialog
			onClose={() => resolvePrompt(false)}
			title="Please confirm your password"
			about="You signed in more than 15 minutes ago. Confirm your password to manage users, export or permanently delete data."
			submit="Confirm"
			busy={pending}
			onSubmit={confirm}
		>
			<PasswordInput
				label="Your password"
				name="password"
				autoComplete="current-password"
				error={error}
			/>
		</FormDialog>
	);
}
