import type { Decision, DecisionEmail } from "#intake/registrations/contract.ts";
import { fullDate } from "#platform/calendar/dates.ts";

/** Words for the email about each decision. */
export const decisionEmailNames: Readonly<Record<Decision, string>> = {
	accepted: "acceptance email",
	rejected: "rejection email",
};

/** Returns who sent the email about a decision before, when, and what that means for sending it again. */
export function sentBefore(
	{ username, at, status }: NonNullable<DecisionEmail["lastSent"]>,
	decision: Decision,
): string {
	return `${username} sent the ${decisionEmailNames[decision]} on ${fullDate(at)}. ${advice(status)}`;
}

function advice(status: NonNullable<DecisionEmail["lastSent"]>["status"]): string {
	if (status === "sent") return "Send it again only if they should get it twice.";
	if (status === "failed")
		return "It wasn’t delivered: check the address before you send it again.";
	return "It hasn’t gone out yet: if you send it again, they may get it twice.";
}
