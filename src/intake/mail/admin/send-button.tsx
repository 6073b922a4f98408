import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reportSendingFailure, useEmailActions } from "#intake/mail/admin/use-email-actions.ts";
import { getResendTarget, type ResendTarget, resendEmail } from "#intake/mail/contract.ts";
import type { ListedEmail } from "#intake/mail/email-list.ts";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useMay } from "#platform/api/role-context.ts";
import { writtenDate } from "#platform/calendar/dates.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

interface Props {
	email: ListedEmail;
	className?: string;
	/** Id of the element that names the email. */
	describedBy?: string;
}

/**
 * Sends an email again, one to a visitor after its address was shown. Renders nothing for one that is due,
 * or that is held until its record is no longer suspected as spam.
 */
export function SendButton({ email, className = "text-button", describedBy }: Props) {
	const { resend, isPending } = useEmailActions();
	const [target, setTarget] = useState<ResendTarget | null>(null);
	const look = useMutation({
		mutationFn: () => adminCall(getResendTarget, { params: { id: email.id } }),
		onSuccess: setTarget,
		onError: reportSendingFailure,
	});
	const { data } = useQuery(mailStatusQuery());
	const may = useMay();
	const label = labelOf(email);
	if (!label || !may(resendEmail)) return null;
	return (
		<>
			<button
				type="button"
				className={className}
				aria-describedby={describedBy}
				disabled={isPending || look.isPending || data?.smtp === "off"}
				onClick={() =>
					email.audience === "visitor" ? look.mutate() : resend(email.id, email.recipient)
				}
			>
				{label}
			</button>
			{target && (
				<ConfirmDialog
					open
					onCancel={() => setTarget(null)}
					onConfirm={() => {
						setTarget(null);
						resend(email.id, target.to);
					}}
					title={`Send this email to ${target.to}?`}
					confirm="Send email"
				>
					<WhatIsSent target={target} writtenAt={email.createdAt} />
				</ConfirmDialog>
			)}
		</>
	);
}

function WhatIsSent({ target, writtenAt }: { target: ResendTarget; writtenAt: string }) {
	const { formerly, isRewritten } = target;
	return (
		<>
			<p>
				{isRewritten
					? "It’s written again, with what is true today and a new link to their page."
					: `It’s sent as it was written on ${writtenDate(writtenAt)}.`}
			</p>
			{formerly && (
				<p>
					It was first addressed to <b>{formerly}</b>. The registration has a new address now. Send
					it only if you know that this address is theirs.
					{isRewritten &&
						" Only links in emails that this website sent to this address keep working."}
				</p>
			)}
		</>
	);
}

function labelOf({ status, holdReason, attempts, failure }: ListedEmail): string | null {
	switch (status) {
		case "sent":
			return "Resend";
		case "failed":
			return "Retry";
		case "waiting":
			return attempts > 0 || failure ? "Retry" : null;
		case "held":
			return holdReason === "spam" ? null : "Send";
		case "unsent":
			return "Send";
	}
}
