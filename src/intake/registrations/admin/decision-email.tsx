import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmailView } from "#intake/mail/admin/email-view.tsx";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import {
	type AdminRegistration,
	type Decision,
	previewDecisionEmail,
	sendDecisionEmail,
} from "#intake/registrations/contract.ts";
import { decisionEmailNames, sentBefore } from "#intake/registrations/decision-words.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { Loaded, MissingRecord } from "#ui/admin/loaded.tsx";
import { newKey } from "#ui/draft.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	registration: AdminRegistration;
	decision: Decision;
	onClose: () => void;
}

/** Shows the email about a decision as it will be sent, and sends it when the office says so. */
export function DecisionEmailDialog({ registration, decision, onClose }: Props) {
	const { id, fullName, reference } = registration;
	// As it would be sent now. It stays as it was read while it is open.
	const email = useQuery({
		...queryOf(previewDecisionEmail, { params: { id }, query: { status: decision } }),
		refetchOnMount: "always",
	});
	const { data: mail } = useQuery(mailStatusQuery());
	const lastSent = email.data?.lastSent;
	const send = lastSent ? "Send again" : "Send email";
	const [dialogKey] = useState(newKey);
	// The same for a second click, so that nobody gets the email twice; another for "Send again".
	const key = `${dialogKey}-${lastSent?.id ?? 0}`;
	const name = decisionEmailNames[decision];
	const { mutate, isPending, error } = useMutation({
		mutationFn: () =>
			adminCall(sendDecisionEmail, {
				params: { id },
				body: {
					status: decision,
					lastSentId: lastSent?.id ?? null,
					lastSentStatus: lastSent?.status,
				},
				headers: { "idempotency-key": key },
			}),
		// The preview says who sent it meanwhile, and with it a second click sends it again.
		onError: whenRefreshed,
		onSuccess() {
			onClose();
			toast(
				mail?.smtp === "off"
					? {
							title: "Email stored",
							description: `The ${name} was not sent: no mail server is configured.`,
						}
					: {
							title: "Sending",
							description: `The ${name} is on its way to ${email.data?.recipient}.`,
						},
			);
		},
	});
	return (
		<AdminDialog
			open
			onClose={onClose}
			className="wide-dialog scroll-dialog"
			title={`Send the ${name}?`}
			about={`${fullName} · ${reference}${email.data?.language === "es" ? " · in Spanish, the visitor’s language" : ""}`}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
			<section className="dialog-scroll" tabIndex={0} aria-label="Email">
				{error && (
					<p className="alert" role="alert">
						{errorDetail(error)}
					</p>
				)}
				{lastSent && !isConflict(error) && (
					<p className="alert" role="note">
						{sentBefore(lastSent, decision)}
					</p>
				)}
				<Loaded query={email} what="the email" missing={<MissingRecord what="email" />}>
					{(shown) => <EmailView {...shown} to={shown.recipient} />}
				</Loaded>
			</section>
			<div className="row-line tight dialog-end">
				<button type="button" className="button" onClick={onClose}>
					Don’t send
				</button>
				<button
					type="button"
					className="button primary"
					disabled={!email.data || isPending}
					onClick={() => mutate()}
				>
					{isPending ? "Sending…" : send}
				</button>
			</div>
		</AdminDialog>
	);
}
