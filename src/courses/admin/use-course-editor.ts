import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { adminCall } from "#api/admin-call.ts";
import { ApiError } from "#api/client.ts";
import { bodyOf, type CourseValues, emptyCourse, valuesOf } from "#courses/admin/editor-values.ts";
import { addCourse, refreshCourses, saveCourse } from "#courses/admin-queries.ts";
import {
	type AdminCourse,
	type CourseInput,
	courseInput,
	getOfficeCourse,
} from "#courses/contract.ts";
import { loadAdminDraft, saveAdminDraft } from "#ui/admin/admin-draft.ts";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { changedFields, threeWayMerge } from "#ui/admin/three-way-merge.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

interface Draft {
	values: CourseValues;
	alt: string | null;
	base: CourseValues;
	version: number | undefined;
}

/** What another person made of the course meanwhile. */
export interface CourseConflict {
	who: string | null;
	theirs: AdminCourse;
}

/**
 * A course that is being written: its fields, what is wrong with them, what is not saved.
 * @param course null for a new one
 * @param mayGoLive asked before it is saved
 */
export function useCourseEditor(
	course: AdminCourse | null,
	onSaved: (course: AdminCourse) => void,
	mayGoLive: (body: CourseInput) => Promise<boolean>,
) {
	const queries = useQueryClient();
	const name = `course:${course?.id ?? "new"}`;
	const [kept] = useState(() => loadAdminDraft<Draft>(name));
	const stored = course ? valuesOf(course) : emptyCourse;
	const [base, setBase] = useState(kept?.base ?? stored);
	const [version, setVersion] = useState(kept ? kept.version : course?.version);
	const [values, setValues] = useState(kept?.values ?? stored);
	const [alt, setAlt] = useState<string | null>(kept?.alt ?? null);
	const [errors, setErrors] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string | null>(null);
	const [conflict, setConflict] = useState<CourseConflict | null>(null);
	const [asking, setAsking] = useState(false);
	const changed = changedFields(base, values);
	const dirty = changed.length > 0 || alt !== null;

	useEffect(() => {
		saveAdminDraft(name, dirty ? { values, alt, base, version } : null);
	}, [name, dirty, values, alt, base, version]);

	const take = (saved: AdminCourse) => {
		setBase(valuesOf(saved));
		setVersion(saved.version);
		setValues(valuesOf(saved));
		setAlt(null);
		setFailure(null);
		saveAdminDraft(name, null);
	};

	const mutation = useMutation({
		mutationFn(next: { values: CourseValues; version: number | undefined }) {
			const body = bodyOf(next.values);
			return course ? saveCourse(course.id, body, next.version, alt) : addCourse(body, alt);
		},
		onSuccess(saved) {
			take(saved);
			refreshCourses(queries);
			queries.invalidateQueries({ queryKey: ["pictures"] });
			toast({
				title: course ? "Course Updated" : "Course Created",
				description: saved.isActive
					? `Your changes to “${saved.title}” are live.`
					: `“${saved.title}” is saved but hidden from visitors.`,
			});
			onSaved(saved);
		},
		async onError(error) {
			if (course && isConflict(error) && (await showConflict(course.id))) return;
			const taken = error instanceof ApiError && error.status === 409;
			if (taken) setErrors({ slug: error.detail });
			setFailure(taken ? null : errorDetail(error));
			toast(
				course
					? {
							title: "Update Failed",
							description: "Failed to update course.",
							variant: "destructive",
						}
					: {
							title: "Creation Failed",
							description: "Failed to create course.",
							variant: "destructive",
						},
			);
		},
	});

	const showConflict = async (id: number): Promise<boolean> => {
		try {
			const [theirs, who] = await Promise.all([
				adminCall(getOfficeCourse, { params: { id } }),
				lastChangedBy("course", id),
			]);
			const { conflicts, merged } = threeWayMerge(base, valuesOf(theirs), values);
			// The other changed something else: both changes are kept without asking.
			if (conflicts.length === 0) {
				mutation.mutate({ values: merged, version: theirs.version });
			} else setConflict({ who, theirs });
			return true;
		} catch {
			return false;
		}
	};

	/** Checks and saves. @returns the errors, for the focus */
	const save = (): FieldErrors => {
		const checked = courseInput.safeParse(bodyOf(values));
		const found = checked.success ? {} : fieldErrors(checked.error.issues);
		setErrors(found);
		if (checked.success && !mutation.isPending && !asking) {
			setAsking(true);
			mayGoLive(bodyOf(values))
				.then((may) => may && mutation.mutate({ values, version }))
				.finally(() => setAsking(false));
		}
		return found;
	};

	/** Takes the choice between theirs and mine, field by field, and saves it. */
	const settle = (mine: ReadonlySet<string>) => {
		if (!conflict) return;
		const theirs = valuesOf(conflict.theirs);
		const { merged, conflicts } = threeWayMerge(base, theirs, values);
		for (const field of conflicts) {
			if (mine.has(field)) Object.assign(merged, { [field]: values[field] });
		}
		setConflict(null);
		if (changedFields(theirs, merged).length === 0) take(conflict.theirs);
		else mutation.mutate({ values: merged, version: conflict.theirs.version });
	};

	return {
		values,
		base,
		alt,
		errors,
		failure,
		changed,
		dirty,
		restored: kept !== null && dirty,
		saving: mutation.isPending || asking,
		conflict,
		closeConflict: () => setConflict(null),
		settle,
		set: (change: Partial<CourseValues>) => {
			setValues((now) => ({ ...now, ...change }));
			setErrors((now) =>
				Object.fromEntries(Object.entries(now).filter(([field]) => !(field in change))),
			);
		},
		setAlt,
		save,
		discard: () => {
			setValues(base);
			setAlt(null);
			setErrors({});
			setFailure(null);
		},
	};
}

export type CourseEditor = ReturnType<typeof useCourseEditor>;
