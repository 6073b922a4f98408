import { useQueryClient } from "@tanstack/react-query";
import { useHeldPlace } from "#intake/placements/admin/use-held-seat.ts";
import {
	type AdminRegistration,
	registrationList,
	registrationPatch,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { showSaved } from "#intake/registrations/queries.ts";
import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { ApiError } from "#platform/api/client.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** Fields of a registration that can be corrected. The visitor's message is read-only. */
export type CorrectionValues = Pick<AdminRegistration, "fullName" | "email" | "phone" | "courseId">;

/** Returns the editor of a registration. @param onDone called when nothing is left to save */
export function useCorrection(registration: AdminRegistration, onDone: () => void) {
	const queries = useQueryClient();
	const holds = useHeldPlace(registration.id, registration.fullName);
	return useVersionedEditor<CorrectionValues, AdminRegistration>({
		draftOf: () => null,
		loaded: registration,
		valuesOf(stored) {
			const { fullName, email, phone, courseId } = stored ?? registration;
			return { fullName, email, phone, courseId };
		},
		check: ({ values, changed }) =>
			errorsByPath(registrationPatch.safeParse(pick(values, changed)).error?.issues),
		question: ({ changed }) =>
			holds && changed.includes("courseId")
				? `${holds} With another course they lose it. Who had a seat or waited for one is told by email, and a free seat is offered to who is next. This can’t be undone.`
				: null,
		save: ({ stored, values, changed }) =>
			adminCall(updateRegistration, {
				params: { id: registration.id },
				body: pick(values, changed),
				headers: ifMatch(stored?.version),
			}),
		load: ({ id }) => adminCall(registrationList.endpoints.get, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("registration", id),
		onStored: (stored) => showSaved(queries, stored),
		onSaved({ saved, isDirty }) {
			toast({
				title: "Registration updated",
				description: `Your changes to registration ${saved.id} were saved. Its history keeps the old values.`,
			});
			if (!isDirty) onDone();
		},
		onFailed: courseRefusal,
		onUnchanged: onDone,
	});
}

/** What the server refuses is the course: everything else is checked before. */
export function courseRefusal(error: unknown) {
	const isAboutCourse = error instanceof ApiError && error.status === 400;
	return isAboutCourse ? { courseId: errorDetail(error) } : undefined;
}

export type Correction = ReturnType<typeof useCorrection>;
