import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isReleased, placeNote } from "#intake/registrations/admin/place-note.ts";
import {
	type AdminRegistration,
	type Decision,
	type RegistrationStatus,
	registrationList,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { showSaved } from "#intake/registrations/queries.ts";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import {
	inOrder,
	noteOwnVersions,
	versionAfterOwn,
} from "#office/record-list/admin/own-versions.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { isConflict, messageOf } from "#ui/admin/failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

/** A conflicting change: the registration as another administrator saved it. */
type StatusConflict = { who: string | null; theirs: AdminRegistration; mine: RegistrationStatus };
type Change = { registration: AdminRegistration; status: RegistrationStatus; isUndo?: true };

/** A decision that was just saved, of which the visitor can get an email. */
type Decided = { registration: AdminRegistration; decision: Decision };

const { name: list } = registrationList;

/** Sets the status of a registration, with a toast that offers Undo. */
export function useStatusChange(onDone?: () => void) {
	const queries = useQueryClient();
	const [conflict, setConflict] = useState<StatusConflict | null>(null);
	const [decided, setDecided] = useState<Decided | null>(null);
	// Optimistic from the first click, so the select does not jump back while the call is pending.
	const [pendingStatus, setPendingStatus] = useState<RegistrationStatus | null>(null);

	const mutation = useMutation({
		...inOrder(list),
		mutationFn: ({ registration, status, isUndo }: Change) =>
			adminCall(updateRegistration, {
				params: { id: registration.id },
				body: { status },
				// Undo must not pass over a later choice.
				headers: ifMatch(isUndo ? registration.version : versionAfterOwn(list, registration)),
			}),
		onSuccess(saved, { registration, isUndo }) {
			noteOwnVersions(list, [saved]);
			const isDecision = saved.status !== registration.status && !isUndo;
			setDecided(isDecision ? decisionOf(saved) : null);
			showSaved(queries, saved);
			onDone?.();
			// What a released seat or place in the queue has become cannot be taken back.
			const undo =
				registration.status !== saved.status &&
				!isReleased(registration, saved) &&
				withUndo(() => change(saved, registration.status, true));
			void placeNote(registration, saved).then((note) =>
				toast({
					title: "Status Updated",
					description: note ?? "Registration status has been updated successfully.",
					...undo,
				}),
			);
		},
		async onError(error, { registration: { id }, status }) {
			if (isConflict(error) && (await showConflict(id, status))) return;
			toast({
				title: "Update Failed",
				description: messageOf(error, "Failed to update registration status."),
				variant: "destructive",
			});
		},
		onSettled: () => setPendingStatus(null),
	});

	const change = (registration: AdminRegistration, status: RegistrationStatus, isUndo?: true) => {
		setPendingStatus(status);
		mutation.mutate({ registration, status, ...(isUndo && { isUndo }) });
	};

	const showConflict = async (id: number, mine: RegistrationStatus): Promise<boolean> => {
		try {
			const [theirs, who] = await Promise.all([
				adminCall(registrationList.endpoints.get, { params: { id } }),
				lastChangedBy("registration", id),
			]);
			setConflict({ who, theirs, mine });
			return true;
		} catch {
			return false;
		}
	};

	/** Resolves the conflict with the chosen version. */
	const resolveConflict = (keepMine: boolean) => {
		const current = conflict;
		setConflict(null);
		if (current && keepMine) change(current.theirs, current.mine);
		else onDone?.();
	};

	return {
		change,
		pending: mutation.isPending,
		/** The status that is being saved. */
		pendingStatus,
		/** The last decision, until its email is sent or not. */
		decided,
		forgetDecided: () => setDecided(null),
		conflict,
		resolveConflict,
		closeConflict: () => setConflict(null),
	};
}

function decisionOf(registration: AdminRegistration): Decided | null {
	const { status } = registration;
	return status === "pending" ? null : { registration, decision: status };
}

export type StatusChange = ReturnType<typeof useStatusChange>;
