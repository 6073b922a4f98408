import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { sendTestEmail } from "#intake/mail/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { useMay } from "#platform/api/role-context.ts";
import { useSchool } from "#school/profile/context.tsx";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { errorDetail } from "#ui/admin/failure.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

/** Opens the dialog that sends a test email. */
export function TestEmailButton() {
	const [isOpen, setOpen] = useState(false);
	if (!useMay()(sendTestEmail)) return null;
	return (
		<>
			<button type="button" className="button" onClick={() => setOpen(true)}>
				Send me a test email
			</button>
			{isOpen && <TestEmailDialog onClose={() => setOpen(false)} />}
		</>
	);
}

function TestEmailDialog({ onClose }: { onClose: () => void }) {
	const { email } = useSchool();
	const { mutate, isPending, data, error } = useMutation({
		mutationFn: (to: string) => adminCall(sendTestEmail, { body: { to } }),
		onSettled: whenRefreshed,
	});
	return (
		<FormDialog
			onClose={onClose}
			title="Send me a test email"
			about="It goes through your mail server now, the same way as all emails."
			cancel="Close"
			submit={data && !data.sent ? "Try again" : "Send test email"}
			busy={isPending}
			onSubmit={(form) => mutate(String(form.get("to")).trim())}
		>
			<TextInput
				label="Email address"
				name="to"
				type="email"
				inputMode="email"
				autoComplete="email"
				spellCheck={false}
				defaultValue={email}
				error={error ? errorDetail(error) : undefined}
			/>
			<div role="status" className="test-result">
				{isPending && <p>Sending…</p>}
				{!isPending && data && (
					<p className={data.sent ? "good" : "bad"}>
						<Icon name={data.sent ? "check" : "warning"} />
						<span>
							<b>{data.sent ? "Sent." : "Not sent."}</b> {data.explanation}
						</span>
					</p>
				)}
			</div>
		</FormDialog>
	);
}
