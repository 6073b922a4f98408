import { type FormEvent, useEffect, useRef, useState } from "react";
import { SecondStep } from "#office/auth/admin/second-step.tsx";
import { signIn } from "#office/auth/admin/sign-in.ts";
import type { PendingSignIn } from "#office/auth/second-factor-contract.ts";
import type { StoredSession } from "#office/auth/session-store.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { type FieldErrors, focusFirstError } from "#ui/field-errors.ts";

interface Props {
	/** Username to show as fixed when the user signs in again. */
	username?: string | undefined;
	onSignedIn: (session: StoredSession) => void;
	/** Rendered next to the submit button. */
	secondaryAction?: React.ReactNode;
}

export function SignInForm({ username, onSignedIn, secondaryAction }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const [pending, setPending] = useState(false);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [secondStep, setSecondStep] = useState<PendingSignIn | null>(null);

	useEffect(() => {
		if (form.current) focusFirstError(form.current, errors);
	}, [errors]);

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (pending) return;
		const data = new FormData(event.currentTarget);
		setPending(true);
		setFailure(null);
		const outcome = await signIn(String(data.get("username")), String(data.get("password")));
		setPending(false);
		setErrors("errors" in outcome ? outcome.errors : {});
		if ("failure" in outcome) setFailure(outcome.failure);
		if ("pending" in outcome) setSecondStep(outcome.pending);
		if ("session" in outcome) onSignedIn(outcome.session);
	};

	if (secondStep) {
		return (
			<SecondStep pending={secondStep} onSignedIn={onSignedIn} onBack={() => setSecondStep(null)} />
		);
	}

	return (
		<form
			ref={form}
			className="stack loose sign-in-form"
			noValidate
			onSubmit={onSubmit}
			aria-busy={pending}
		>
			{failure && (
				<p className="alert" role="alert">
					{failure}
				</p>
			)}
			<TextInput
				label="Username"
				name="username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				required
				defaultValue={username}
				error={errors.username}
			/>
			<TextInput
				label="Password"
				name="password"
				type="password"
				autoComplete="current-password"
				required
				// Signing in again needs only the password.
				autoFocus={username !== undefined}
				error={errors.password}
			/>
			<div className="sign-in-end">
				{secondaryAction}
				<button type="submit" className="button primary" disabled={pending}>
					{pending ? "Signing in…" : "Sign in"}
				</button>
			</div>
		</form>
	);
}
