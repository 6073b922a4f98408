import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { ApiError } from "#api/client.ts";
import {
	type AdminRegistration,
	getRegistration,
	type RegistrationPatch,
	registrationPatch,
} from "#registrations/contract.ts";
import { correctRegistration, refreshRegistrations, showSaved } from "#registrations/queries.ts";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { changedFields, threeWayMerge } from "#ui/admin/three-way-merge.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

/** What of a registration can be corrected. What somebody wrote stays as it was written. */
export interface CorrectionValues {
	fullName: string;
	email: string;
	phone: string;
	courseId: number;
}

/** A registration as somebody else left it while this one was corrected. */
interface Conflict {
	who: string | null;
	theirs: AdminRegistration;
}

export const correctionOf = (registration: AdminRegistration): CorrectionValues => {
	const { fullName, email, phone, courseId } = registration;
	return { fullName, email, phone, courseId };
};

/** Corrects what a visitor mistyped. What two people correct at once is chosen field by field. */
export function useCorrection(registration: AdminRegistration, onDone: () => void) {
	const queries = useQueryClient();
	// The list may be loaded anew beneath: what is compared with is what was seen when it began.
	const [seen] = useState(registration);
	const base = correctionOf(seen);
	const [values, setValues] = useState(base);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [conflict, setConflict] = useState<Conflict | null>(null);

	const mutation = useMutation({
		mutationFn: (next: { patch: RegistrationPatch; version: number }) =>
			correctRegistration(seen.id, next.patch, next.version),
		onSuccess(saved) {
			showSaved(queries, saved);
			refreshRegistrations(queries);
			onDone();
			toast({
				title: "Registration updated",
				description: `Your changes to registration ${saved.id} were saved. Its history keeps the old values.`,
			});
		},
		async onError(error) {
			if (isConflict(error) && (await showConflict())) return;
			const about = error instanceof ApiError && error.status === 400 ? "courseId" : null;
			setErrors(about ? { [about]: errorDetail(error) } : {});
			setFailure(about ? null : errorDetail(error));
		},
	});

	const send = (patch: Partial<CorrectionValues>, version: number) => {
		const checked = registrationPatch.safeParse(patch);
		setErrors(checked.success ? {} : fieldErrors(checked.error.issues));
		setFailure(null);
		if (checked.success && !mutation.isPending) mutation.mutate({ patch: checked.data, version });
	};

	const showConflict = async (): Promise<boolean> => {
		try {
			const [theirs, who] = await Promise.all([
				adminCall(getRegistration, { params: { id: seen.id } }),
				lastChangedBy("registration", seen.id),
			]);
			const { conflicts, onlyMine } = threeWayMerge(base, correctionOf(theirs), values);
			// The other changed something else: both changes are kept without asking.
			if (conflicts.length === 0) {
				mutation.mutate({ patch: patchOf(values, onlyMine), version: theirs.version });
			} else setConflict({ who, theirs });
			refreshRegistrations(queries);
			return true;
		} catch {
			return false;
		}
	};

	return {
		base,
		values,
		errors,
		failure,
		pending: mutation.isPending,
		set: (change: Partial<CorrectionValues>) => setValues((now) => ({ ...now, ...change })),
		/** Checks and saves; where nothing is changed, that is all. */
		save() {
			const patch = patchOf(values, changedFields(base, values));
			if (Object.keys(patch).length === 0) onDone();
			else send(patch, seen.version);
		},
		conflict,
		closeConflict: () => setConflict(null),
		/** Takes the choice between theirs and mine, field by field, and saves it. */
		settle(mine: ReadonlySet<string>) {
			if (!conflict) return;
			const { theirs } = conflict;
			const { conflicts, onlyMine } = threeWayMerge(base, correctionOf(theirs), values);
			const kept = [...onlyMine, ...conflicts.filter((name) => mine.has(name))];
			setConflict(null);
			if (kept.length === 0) onDone();
			else send(patchOf(values, kept), theirs.version);
		},
	};
}

export type Correction = ReturnType<typeof useCorrection>;

function patchOf(
	values: CorrectionValues,
	names: readonly (keyof CorrectionValues)[],
): Partial<CorrectionValues> {
	return Object.fromEntries(names.map((name) => [name, values[name]]));
}
