import { useMutation, useQueryClient } from "@tanstack/react-query";
import { refreshEmails, resend, retry } from "#mail/queries.ts";
import { countOf } from "#record-list/noun.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

type EmailIds = readonly number[] | (() => Promise<readonly number[]>);

/** Sends emails again, and reports how many. */
export function useEmailActions() {
	const queries = useQueryClient();
	const report = {
		onSettled: () => refreshEmails(queries),
		onSuccess: ({ count }: { count: number }) =>
			count === 0
				? toast({ title: "Nothing to send", description: "No email failed or was left unsent." })
				: toast({
						title: "Sending",
						description: `${countOf(count, ["email", "emails"])} will be sent now. The status shows the result.`,
					}),
		onError: (error: unknown) =>
			toast({
				title: "Sending failed",
				description: messageOf(error, "Failed to send. Try again in a minute."),
				variant: "destructive",
			}),
	};
	const retrying = useMutation({
		mutationFn: async (ids?: EmailIds) => retry(typeof ids === "function" ? await ids() : ids),
		...report,
	});
	const resending = useMutation({ mutationFn: resend, ...report });
	return {
		/** Sends the given emails, or all that failed or were not sent. */
		retry: (ids?: EmailIds) => retrying.mutate(ids),
		/** Sends one again, also if it was sent. */
		resend: (id: number) => resending.mutate(id),
		isPending: retrying.isPending || resending.isPending,
	};
}
