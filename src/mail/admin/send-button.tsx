import { useQuery } from "@tanstack/react-query";
import { useMay } from "#api/role-context.ts";
import { useEmailActions } from "#mail/admin/use-email-actions.ts";
import { resendEmail } from "#mail/contract.ts";
import type { ListedEmail } from "#mail/email-list.ts";
import { mailStatusQuery } from "#mail/queries.ts";

interface Props {
	email: ListedEmail;
	className?: string;
	/** Id of the element that names the email. */
	describedBy?: string;
}

/**
 * Sends an email again. Renders nothing for one that is due, or that is held until its record
 * is no longer suspected as spam.
 */
export function SendButton({ email, className = "text-button", describedBy }: Props) {
	const { resend, isPending } = useEmailActions();
	const { data } = useQuery(mailStatusQuery());
	const may = useMay();
	const label = labelOf(email);
	if (!label || !may(resendEmail)) return null;
	return (
		<button
			type="button"
			className={className}
			aria-describedby={describedBy}
			disabled={isPending || data?.smtp === "off"}
			onClick={() => resend(email.id)}
		>
			{label}
		</button>
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
