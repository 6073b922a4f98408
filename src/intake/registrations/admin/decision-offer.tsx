import { useState } from "react";
import { DecisionEmailDialog } from "#intake/registrations/admin/decision-email.tsx";
import type { StatusChange } from "#intake/registrations/admin/use-status-change.ts";
import { type AdminRegistration, sendDecisionEmail } from "#intake/registrations/contract.ts";
import { decisionEmailNames } from "#intake/registrations/decision-words.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** Offers the email about the decision that was just saved, above the list and without blocking it. */
export function DecisionOffer({ change }: { change: StatusChange }) {
	const [isReading, setReading] = useState(false);
	const { decided, forgetDecided } = change;
	if (!decided) return null;
	const { registration, decision } = decided;
	const close = () => {
		setReading(false);
		forgetDecided();
	};
	return (
		<>
			<section className="row-line selbar decision-offer" aria-label="Decision email">
				<div className="selbar-head">
					<b role="status">{`${registration.fullName} was ${decision}`}</b>
				</div>
				<button type="button" className="button" onClick={() => setReading(true)}>
					{`Review ${decisionEmailNames[decision]}`}
				</button>
				<button type="button" className="icon-button" aria-label="Don’t send" onClick={close}>
					<Icon name="close" />
				</button>
			</section>
			{isReading && (
				<DecisionEmailDialog registration={registration} decision={decision} onClose={close} />
			)}
		</>
	);
}

/** Opens the email about the decision of an open registration. Renders nothing while it is pending. */
export function DecisionEmailButton({ registration }: { registration: AdminRegistration }) {
	const [isReading, setReading] = useState(false);
	const { status } = registration;
	if (!useMay()(sendDecisionEmail) || status === "pending") return null;
	return (
		<>
			<button type="button" className="button decision-button" onClick={() => setReading(true)}>
				<Icon name="mail" />
				{`Review ${decisionEmailNames[status]}`}
			</button>
			{isReading && (
				<DecisionEmailDialog
					registration={registration}
					decision={status}
					onClose={() => setReading(false)}
				/>
			)}
		</>
	);
}
