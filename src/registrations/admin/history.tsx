import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RecordHistory } from "#activity/admin/record-history.tsx";
import { revertPatch } from "#activity/admin/revert.ts";
import type { AdminRegistration } from "#registrations/contract.ts";
import { refreshRegistrations, revertRegistration } from "#registrations/queries.ts";
import { messageOf } from "#ui/admin/failure.ts";
import { toast } from "#ui/toast.ts";

const fields = ["fullName", "email", "phone", "courseId", "message", "status", "archived"];

/** What happened to a registration. What was done last to a field can be taken back. */
export function RegistrationHistory({ registration }: { registration: AdminRegistration }) {
	const queries = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: (former: Record<string, unknown>) => revertRegistration(registration, former),
		onSuccess() {
			refreshRegistrations(queries);
			toast({ title: "Undone", description: "Your change was undone." });
		},
		onError(error) {
			refreshRegistrations(queries);
			toast({
				title: "Undo failed",
				description: messageOf(error, "Failed to undo the change."),
				variant: "destructive",
			});
		},
	});
	return (
		<RecordHistory
			kind="registration"
			id={registration.id}
			first={{
				what: "Registration received",
				about: "from the website",
				at: registration.createdAt,
			}}
			onUndo={(entry) => {
				const former = isPending ? null : revertPatch(entry, registration, fields);
				return former && (() => mutate(former));
			}}
		/>
	);
}
