import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { createPasskey } from "#office/auth/admin/passkey.ts";
import { QrCode } from "#office/auth/admin/qr-code.tsx";
import { RecoveryCodes } from "#office/auth/admin/recovery-codes.tsx";
import {
	type AddedFactor,
	addApp,
	addPasskey,
	type NewPasskey,
	startApp,
	startPasskey,
} from "#office/auth/second-factor-contract.ts";
import { useSession } from "#office/auth/use-session.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { ResponseOf } from "#platform/api/endpoint.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { AdminDialog, DialogForm } from "#ui/admin/dialog.tsx";
import { errorDetail } from "#ui/admin/failure.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

interface Props {
	kind: "passkey" | "app";
	/** Called without a factor if it was canceled; with the first factor only after its codes were seen. */
	onClose: (added?: AddedFactor) => void;
}

const titles = { passkey: "Add a passkey", app: "Add an authenticator app" } as const;

/** Adds a second factor; the first one is followed by the recovery codes. */
export function AddFactorDialog({ kind, onClose }: Props) {
	const username = useSession()?.user.username ?? "";
	const [added, setAdded] = useState<AddedFactor | null>(null);
	const onAdded = (factor: AddedFactor) =>
		factor.recoveryCodes ? setAdded(factor) : onClose(factor);
	const form = { onAdded, onClose: () => onClose() };
	if (added?.recoveryCodes) {
		return (
			// Closing it by accident would lose the codes: only its button does.
			<AdminDialog open onClose={() => {}} title="Your recovery codes">
				<RecoveryCodes
					codes={added.recoveryCodes}
					username={username}
					onDone={() => onClose(added)}
				/>
			</AdminDialog>
		);
	}
	return (
		<AdminDialog open onClose={() => onClose()} title={titles[kind]}>
			{kind === "passkey" ? <PasskeyForm {...form} /> : <AppForm {...form} />}
		</AdminDialog>
	);
}

interface FormProps {
	onAdded: (factor: AddedFactor) => void;
	onClose: () => void;
}

/** State of a form that adds a factor. */
function useAdding(onAdded: FormProps["onAdded"]) {
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const add = async (adding: () => Promise<AddedFactor | { failure: string }>) => {
		setBusy(true);
		setFailure(null);
		try {
			const outcome = await adding();
			if ("failure" in outcome) setFailure(outcome.failure);
			else onAdded(outcome);
		} catch (error) {
			setFailure(errorDetail(error));
		} finally {
			setBusy(false);
		}
	};
	return { busy, failure, add };
}

function PasskeyForm({ onAdded, onClose }: FormProps) {
	const { busy, failure, add } = useAdding(onAdded);
	const [error, setError] = useState<string | undefined>();
	const submit = (data: FormData) => {
		const name = String(data.get("name")).trim();
		setError(name === "" ? "Please enter a name" : undefined);
		if (name === "") return;
		void add(async () => {
			const { token, options } = await adminCall(startPasskey);
			const made = await createPasskey(options);
			if ("failure" in made) return made;
			const passkey = made.passkey as NewPasskey;
			return adminCall(addPasskey, { body: { token, name, passkey } });
		});
	};
	return (
		<DialogForm {...{ busy, onClose }} error={failure} onSubmit={submit} submit="Continue">
			<p>
				A passkey is kept by this device, your phone, a password manager or a security key. It opens
				with a fingerprint, your face or a PIN.
			</p>
			<NameInput placeholder="My laptop" error={error} />
		</DialogForm>
	);
}

function AppForm(props: FormProps) {
	// A secret of its own for each opened dialog.
	const query = useQuery({
		...queryOf(startApp),
		gcTime: 0,
	});
	return (
		<Loaded query={query} what="the code">
			{(app) => <CodeForm app={app} {...props} />}
		</Loaded>
	);
}

function CodeForm(props: FormProps & { app: ResponseOf<typeof startApp> }) {
	const { app, onAdded, onClose } = props;
	const { token, secret, uri } = app;
	const { busy, failure, add } = useAdding(onAdded);
	const [errors, setErrors] = useState<{ name?: string; code?: string }>({});
	const submit = (form: FormData) => {
		const name = String(form.get("name")).trim();
		const code = String(form.get("code")).trim();
		setErrors({
			...(name === "" && { name: "Please enter a name" }),
			...(code === "" && { code: "Please enter the code" }),
		});
		if (name !== "" && code !== "")
			void add(() => adminCall(addApp, { body: { token, name, code } }));
	};
	return (
		<DialogForm {...{ busy, onClose }} error={failure} onSubmit={submit} submit="Add app">
			<p>
				Scan this code with an authenticator app on your phone, such as the one you use already.
			</p>
			<QrCode text={uri} label="QR code for your authenticator app" />
			<p className="hint">
				Can’t scan it? Enter this key in the app:{" "}
				<code className="setup-key">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
			</p>
			<TextInput
				label="Code from the app"
				name="code"
				inputMode="numeric"
				autoComplete="one-time-code"
				hint="Six digits. They change every 30 seconds."
				error={errors.code}
			/>
			<NameInput placeholder="My phone" error={errors.name} />
		</DialogForm>
	);
}

function NameInput({ placeholder, error }: { placeholder: string; error: string | undefined }) {
	return (
		<TextInput
			label="Name"
			name="name"
			hint="So that you recognize it in the list."
			autoComplete="off"
			maxLength={60}
			defaultValue={placeholder}
			error={error}
		/>
	);
}
