import { useMutation, useQueryClient } from "@tanstack/react-query";
import { formerFields } from "#activity/office/former.ts";
import { RecordHistory } from "#activity/office/record-history.tsx";
import type { OfficeRegistration } from "#registrations/contract.ts";
import { putBack, refreshRegistrations } from "#registrations/queries.ts";
import { messageOf } from "#ui/office/failure.ts";
import { toast } from "#ui/toast.ts";

const fields = ["fullName", "email", "phone", "courseId", "message", "status", "archived"];

/** What happened to a registration. What was done last to a field can be taken back. */
export function RegistrationHistory({ registration }: { registration: OfficeRegistration }) {
	const queries = useQueryClient();
	const { mutate, isPending } = useMutation({
		mutationFn: (former: Record<string, unknown>) => putBack(registration, former),
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
			takeBack={(entry) => {
				const former = isPending ? null : formerFields(entry, registration, fields);
				return former && (() => mutate(former));
			}}
		/>
	);
}
