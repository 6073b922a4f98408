import { type FormEvent, useState } from "react";
import { prove, proveByPasskey } from "#office/auth/admin/sign-in.ts";
import type { PendingSignIn } from "#office/auth/second-factor-contract.ts";
import type { StoredSession } from "#office/auth/session-store.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

/** A way to prove the second factor. */
type Way = "passkey" | "app" | "recovery";

const offers: Readonly<Record<Way, string>> = {
	passkey: "Use a passkey",
	app: "Use your authenticator app",
	recovery: "Use a recovery code",
};

interface Props {
	pending: PendingSignIn;
	onSignedIn: (session: StoredSession) => void;
	/** Returns to the password. */
	onBack: () => void;
}

/** The second half of a sign-in: a passkey, the code of an app, or a recovery code. */
export function SecondStep({ pending, onSignedIn, onBack }: Props) {
	const ways: Way[] = [...pending.kinds.toSorted().toReversed(), "recovery"];
	const [way, setWay] = useState<Way>(ways[0] ?? "recovery");
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const [error, setError] = useState<string | undefined>();

	const finish = async (proof: ReturnType<typeof prove>) => {
		setBusy(true);
		setFailure(null);
		setError(undefined);
		const outcome = await proof;
		setBusy(false);
		if ("session" in outcome) return onSignedIn(outcome.session);
		setFailure(outcome.failure);
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy) return;
		if (way === "passkey") return finish(proveByPasskey(pending));
		const code = String(new FormData(event.currentTarget).get("code")).trim();
		if (code === "") return setError("Please enter the code");
		return finish(prove({ token: pending.token, code }));
	};
	const choose = (next: Way) => {
		setWay(next);
		setFailure(null);
		setError(undefined);
	};

	return (
		<form className="stack loose sign-in-form" noValidate onSubmit={onSubmit} aria-busy={busy}>
			{failure && (
				<p className="alert" role="alert">
					{failure}
				</p>
			)}
			{way === "passkey" && (
				<p>
					Confirm it’s you with your passkey: a fingerprint, your face, a PIN or a security key.
				</p>
			)}
			{way === "app" && (
				<TextInput
					key="app"
					label="Code from your authenticator app"
					name="code"
					inputMode="numeric"
					autoComplete="one-time-code"
					hint="Six digits. They change every 30 seconds."
					required
					autoFocus
					error={error}
				/>
			)}
			{way === "recovery" && (
				<TextInput
					key="recovery"
					label="Recovery code"
					name="code"
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					hint="One of the ten that you stored. Each works once."
					required
					autoFocus
					error={error}
				/>
			)}
			<div className="sign-in-end">
				<button type="button" className="button" onClick={onBack}>
					Back
				</button>
				<button
					type="submit"
					className="button primary"
					disabled={busy}
					// biome-ignore lint/a11y/noAutofocus: the field that had the focus is gone
					autoFocus={way === "passkey"}
				>
					{way === "passkey" ? "Use passkey" : "Confirm"}
				</button>
			</div>
			<ul className="other-ways">
				{ways
					.filter((other) => other !== way)
					.map((other) => (
						<li key={other}>
							<button type="button" className="text-button" onClick={() => choose(other)}>
								<Icon name={other === "app" ? "mobile" : "key"} />
								{offers[other]}
							</button>
						</li>
					))}
			</ul>
		</form>
	);
}
