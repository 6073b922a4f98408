import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { lastChangedBy } from "#activity/queries.ts";
import { ApiError } from "#api/client.ts";
import { office } from "#api/office-call.ts";
import {
	type CourseInput,
	courseInput,
	getOfficeCourse,
	type OfficeCourse,
} from "#courses/contract.ts";
import { bodyOf, type CourseValues, emptyCourse, valuesOf } from "#courses/office/editor-values.ts";
import { addCourse, describe, refreshCourses, saveCourse } from "#courses/office-queries.ts";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
import { isStale, sentenceOf } from "#ui/office/failure.ts";
import { changedFields, merge } from "#ui/office/merge.ts";
import { keepDraft, keptDraft } from "#ui/office/office-draft.ts";
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
	theirs: OfficeCourse;
}

/**
 * A course that is being written: its fields, what is wrong with them, what is not saved.
 * @param course null for a new one
 * @param mayGoLive asked before it is saved
 */
export function useCourseEditor(
	course: OfficeCourse | null,
	onSaved: (course: OfficeCourse) => void,
	mayGoLive: (body: CourseInput) => Promise<boolean>,
) {
	const queries = useQueryClient();
	const name = `course:${course?.id ?? "new"}`;
	const [kept] = useState(() => keptDraft<Draft>(name));
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
		keepDraft(name, dirty ? { values, alt, base, version } : null);
	}, [name, dirty, values, alt, base, version]);

	const take = (saved: OfficeCourse) => {
		setBase(valuesOf(saved));
		setVersion(saved.version);
		setValues(valuesOf(saved));
		setAlt(null);
		setFailure(null);
		keepDraft(name, null);
	};

	const mutation = useMutation({
		async mutationFn(next: { values: CourseValues; version: number | undefined }) {
			const body = bodyOf(next.values);
			const saved = course
				? await saveCourse(course.id, body, next.version)
				: await addCourse(body);
			if (alt !== null && saved.imagePath) await describe(saved.imagePath, alt);
			return saved;
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
			if (course && isStale(error) && (await showConflict(course.id))) return;
			const taken = error instanceof ApiError && error.status === 409;
			if (taken) setErrors({ slug: error.sentence });
			setFailure(taken ? null : sentenceOf(error));
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
				office(getOfficeCourse, { params: { id } }),
				lastChangedBy("course", id),
			]);
			const { conflicts, merged } = merge(base, valuesOf(theirs), values);
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
		const { merged, conflicts } = merge(base, theirs, values);
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
