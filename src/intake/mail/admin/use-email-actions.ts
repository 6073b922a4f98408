import { useMutation } from "@tanstack/react-query";
import { resendEmail, retryEmails } from "#intake/mail/contract.ts";
import { emailList } from "#intake/mail/email-list.ts";
import type { RecordsOf } from "#office/record-list/admin/use-record-list.tsx";
import { adminCall } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { plural } from "#platform/text/plural.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

type Filters = RecordsOf<typeof emailList>["filters"];

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
		/**
		 * Sends the emails that match the filters and were not sent.
		 * @param total as many as the office sees
		 * @param clear called when they are on their way, and when others match by now: then what was selected is chosen anew
		 */
		retry: (query: Filters, total: number, clear = () => {}) =>
			mutate(() => adminCall(retryEmails, { query, body: { total } }), {
				onSuccess: clear,
				onError: (error) => error instanceof ApiError && error.status === 412 && clear(),
			}),
		/** Sends one again, also if it was sent, to the address that was shown. */
		resend: (id: number, to: string | null) =>
			mutate(() => adminCall(resendEmail, { params: { id }, body: { to } })),
		isPending,
	};
}
