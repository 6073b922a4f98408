import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState, useSyncExternalStore } from "react";
import { ApiError, call } from "#api/client.ts";
import { confirmPassword } from "#auth/contract.ts";
import { signOut } from "#auth/office/sign-in.ts";
import { SignInForm } from "#auth/office/sign-in-form.tsx";
import { answerPrompt, askInstead, promptStore } from "#auth/session-prompt.ts";
import { readSession } from "#auth/session-store.ts";
import { OfficeDialog } from "#ui/office/dialog.tsx";
import { PasswordEntry } from "#ui/office/entry.tsx";

/** Asks in place for what a call needs: to sign in again, or the password once more. */
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
		answerPrompt(false);
		signOut();
	};
	return (
		<OfficeDialog
			open
			onClose={() => {}}
			title="Sign in again"
			about="Your session expired. Your changes are still here."
		>
			<SignInForm
				username={username}
				onSignedIn={(session) => {
					// Somebody else now sits here: nothing of the person before stays on the screen.
					if (session.user.username !== username) queries.clear();
					answerPrompt(true);
				}}
				beside={
					<button type="button" className="button" onClick={giveUp}>
						Sign out
					</button>
				}
			/>
		</OfficeDialog>
	);
}

function ConfirmPassword() {
	const [error, setError] = useState<string | undefined>();
	const [pending, setPending] = useState(false);
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const password = String(new FormData(event.currentTarget).get("password"));
		if (password === "") return setError("Required");
		setPending(true);
		try {
			const token = readSession()?.token;
			await call(confirmPassword, {
				body: { password },
				headers: { authorization: `Bearer ${token}` },
			});
			answerPrompt(true);
		} catch (failure) {
			setPending(false);
			if (failure instanceof ApiError && failure.status === 401) askInstead("sign-in");
			setError(
				failure instanceof ApiError
					? failure.sentence
					: "Can’t reach the server. Please try again.",
			);
		}
	};
	return (
		<OfficeDialog
			open
			onClose={() => answerPrompt(false)}
			title="Please confirm your password"
			about="You signed in more than 15 minutes ago. Confirm your password to manage users or export data."
		>
			<form className="edit-form in-dialog" onSubmit={onSubmit} noValidate>
				<PasswordEntry
					label="Your password"
					name="password"
					autoComplete="current-password"
					error={error}
				/>
				<div className="dialog-end">
					<button type="button" className="button" onClick={() => answerPrompt(false)}>
						Cancel
					</button>
					<button type="submit" className="button primary" disabled={pending}>
						Confirm
					</button>
				</div>
			</form>
		</OfficeDialog>
	);
}
