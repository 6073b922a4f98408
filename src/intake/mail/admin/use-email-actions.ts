import { useMutation } from "@tanstack/react-query";
import {
	type CountedEmails,
	resendEmail,
	retryEmails,
	retryMatchingEmails,
} from "#intake/mail/contract.ts";
import { emailList } from "#intake/mail/email-list.ts";
import type { BulkTarget } from "#office/record-list/admin/use-bulk.ts";
import type { RecordsOf } from "#office/record-list/admin/use-record-list.tsx";
import { adminCall } from "#platform/api/admin-call.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { plural } from "#platform/text/plural.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

type EmailTarget = BulkTarget<RecordsOf<typeof emailList>["filters"]>;

/** Says that an email can't be sent, and why. */
export const reportSendingFailure = reportFailure(
	"Sending failed",
	"Failed to send. Try again in a minute.",
);

/** Sends emails again, and reports how many. */
export function useEmailActions() {
	const { mutate, isPending } = useMutation({
		mutationFn: (send: () => Promise<{ count: number; left?: number }>) => send(),
		onSettled: whenRefreshed,
		onSuccess({ count, left = 0 }) {
			const sent = `${plural(count, ...emailList.noun)} will be sent now. The status shows the result.`;
			const others = `${plural(left, ...emailList.noun)} not sent, because the address or the private link has changed. Send each from its row.`;
			if (count > 0)
				toast({ title: "Sending", description: left > 0 ? `${sent} ${others}` : sent });
			else if (left > 0) toast({ title: "Nothing sent", description: others });
			else toast({ title: "Nothing to send", description: "No email failed or was left unsent." });
		},
		onError: reportSendingFailure,
	});
	return {
		/** Sends the selected emails. @param onSuccess called when they are on their way */
		retry: (target: EmailTarget, onSuccess: () => void) =>
			mutate(() => retrySelected(target), { onSuccess }),
		/** Sends all emails of one kind, as they were counted. */
		retryAll: (all: CountedEmails) => mutate(() => adminCall(retryEmails, { body: { all } })),
		/** Sends one again, also if it was sent, to the address that was shown. */
		resend: (id: number, to: string | null) =>
			mutate(() => adminCall(resendEmail, { params: { id }, body: { to } })),
		isPending,
	};
}

const retrySelected = (target: EmailTarget) =>
	"records" in target
		? adminCall(retryEmails, { body: { ids: target.records.map(({ id }) => id) } })
		: adminCall(retryMatchingEmails, { query: target.filters, body: { total: target.total } });
