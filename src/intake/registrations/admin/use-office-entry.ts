import { otherClassMessage } from "#intake/placements/public-contract.ts";
import { courseRefusal } from "#intake/registrations/admin/use-correction-form.ts";
import { type AdminRegistration, registrationList } from "#intake/registrations/contract.ts";
import {
	addRegistration,
	type OfficeRegistration,
	officeRegistration,
} from "#intake/registrations/office-contract.ts";
import { leaveOutOwn } from "#office/live-updates/store.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { clearDraft, submissionFor } from "#ui/draft.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** Fields of the form, as typed. */
const empty = {
	source: "" as OfficeRegistration["source"] | "",
	fullName: "",
	email: "",
	phone: "",
	/** An id, or empty. */
	courseId: "",
	/** An id, or empty. */
	classId: "",
	message: "",
	language: "en" as OfficeRegistration["language"],
	sendsConfirmation: true,
	hasAgreed: false,
};
type OfficeEntryValues = typeof empty;

const draft = "registration:new";

/** The form of a registration that the office enters. @param onDone called with what was stored */
export function useOfficeEntry(onDone: (saved: AdminRegistration) => void) {
	return useVersionedEditor<OfficeEntryValues, AdminRegistration>({
		draftOf: () => draft,
		loaded: null,
		// The form is empty again after each registration.
		valuesOf: () => empty,
		check: ({ values }) => errorsByPath(officeRegistration.safeParse(bodyOf(values)).error?.issues),
		save({ values }) {
			const body = officeRegistration.parse(bodyOf(values));
			return adminCall(addRegistration, {
				body,
				headers: { "idempotency-key": submissionFor(draft, body).key },
			});
		},
		load: ({ id }) => adminCall(registrationList.endpoints.get, { params: { id } }),
		lastChangedBy: async () => null,
		onSaved({ saved }) {
			leaveOutOwn("registration", saved.id);
			clearDraft(draft);
			toast({
				title: "Registration added",
				description: `${saved.fullName} has the reference number ${saved.reference}.`,
			});
			onDone(saved);
		},
		onFailed: refusal,
	});
}

const bodyOf = ({ courseId, classId, ...values }: OfficeEntryValues) => ({
	...values,
	courseId: courseId ? Number(courseId) : undefined,
	classId: classId ? Number(classId) : null,
});

function refusal(error: unknown) {
	const refused = courseRefusal(error);
	return refused?.courseId === otherClassMessage ? { classId: otherClassMessage } : refused;
}

export type OfficeEntry = ReturnType<typeof useOfficeEntry>;
