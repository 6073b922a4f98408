import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { type AdminContact, contactList, markContactRead } from "#intake/contacts/contract.ts";
import { inOrder, noteOwnVersions } from "#office/record-list/admin/own-versions.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useMay } from "#platform/api/role-context.ts";
import { toast } from "#ui/toast.ts";

/** Marks an opened message as read, once. There is no way back to unread. */
export function useMarkRead(opened: AdminContact) {
	const requested = useRef(new Set<number>());
	const { mutate } = useMutation({
		...inOrder(contactList.name),
		// Sends no version: concurrent readers can’t conflict.
		mutationFn: (id: number) => adminCall(markContactRead, { params: { id } }),
		onSuccess(marked) {
			noteOwnVersions(contactList.name, [marked]);
			toast({ title: "Contact Updated", description: "Message has been marked as read." });
		},
		onError: () =>
			toast({
				title: "Update Failed",
				description: "Failed to update contact status.",
				variant: "destructive",
			}),
	});
	const may = useMay();
	// A message that only someone else may mark stays unread for them.
	const id = opened.isRead || !may(markContactRead) ? null : opened.id;
	useEffect(() => {
		if (id === null || requested.current.has(id)) return;
		requested.current.add(id);
		mutate(id);
	}, [id, mutate]);
}
