import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import {
	bodyOf,
	type ClassValues,
	overbookedInWords,
	valuesOf,
} from "#school/classes/admin/editor-values.ts";
import { errorsIn } from "#school/classes/admin/errors-in.ts";
import { saveQuestion, tellingQuestion } from "#school/classes/admin/save-question.ts";
import {
	type AdminClass,
	type ClassInput,
	type CountedClass,
	createClass,
	deleteClass,
	getClass,
	updateClass,
} from "#school/classes/contract.ts";
import { changedMeetings } from "#school/classes/meetings.ts";
import type { School } from "#school/profile/school.ts";
import { reportFailure, reportUnsaved } from "#ui/admin/report-failure.ts";
import { pick } from "#ui/admin/three-way-merge.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { toast } from "#ui/toast.ts";

/** With these go the meetings on the screen: the server would make them of the pattern again. */
const ofPattern: readonly (keyof ClassInput)[] = ["firstDay", "lastDay", "days"];

interface Options {
	/** Null for a new class. */
	stored: CountedClass | null;
	/** Initial values of a new class, and the name of its draft. */
	blank: ClassValues;
	draft: string;
	/** On whose closures no class meets. */
	school: School;
	/** Called when nothing is left to save. */
	onDone: () => void;
}

export function useClassEditor({ stored: loaded, blank, draft, school, onDone }: Options) {
	const editor = useVersionedEditor<ClassValues, CountedClass>({
		draftOf: (stored) => `class:${stored?.id ?? draft}`,
		loaded,
		valuesOf: (stored) => (stored ? valuesOf(stored) : blank),
		check: ({ values }) => errorsIn(bodyOf(values)),
		question: ({ stored, values }) =>
			saveQuestion(stored, bodyOf(values), newYorkClock(new Date()).day),
		save({ stored, values, changed }) {
			const body = bodyOf(values);
			if (!stored) return adminCall(createClass, { body });
			const names = new Set(changed as (keyof ClassInput)[]);
			if (ofPattern.some((name) => names.has(name))) names.add("meetings");
			return adminCall(updateClass, {
				params: { id: stored.id },
				body: pick(body, [...names]),
				headers: ifMatch(stored.version),
			});
		},
		load: ({ id }) => adminCall(getClass, { params: { id } }),
		lastChangedBy: ({ id }) => lastChangedBy("class", id),
		onSaved({ saved, previous, isDirty, undo }) {
			// What people were told, or were offered, is not taken back by one click.
			const { day: today } = newYorkClock(new Date());
			const isTold = previous && tellingQuestion(previous, saved, today) !== null;
			toast({
				title: previous ? "Class saved" : "Class added",
				description:
					overbookedInWords(saved) ??
					(saved.state === "open"
						? "The website shows it until it begins."
						: "The website does not show it."),
				...(previous && !isTold && saved.state !== "cancelled" && withUndo(undo)),
			});
			if (!isDirty) onDone();
		},
		onFailed: reportUnsaved("the class"),
	});
	return {
		...editor,
		school,
		/** Changes days or weekly times; the meetings follow from them. */
		setPattern(change: Partial<Pick<ClassValues, "firstDay" | "lastDay" | "days">>) {
			const pattern = { ...editor.values, ...change };
			const isComplete = pattern.firstDay.length === 10 && pattern.lastDay.length === 10;
			const { day: today } = newYorkClock(new Date());
			const meetings = isComplete ? changedMeetings(pattern, school, editor.stored, today) : [];
			editor.set({ ...change, meetings });
		},
		/** Deletes it at once; Undo adds it again. */
		async remove(stored: AdminClass) {
			try {
				await adminCall(deleteClass, {
					params: { id: stored.id },
					headers: ifMatch(stored.version),
				});
			} catch (error) {
				reportFailure("Deletion Failed", "Failed to delete the class.")(error);
				return;
			}
			editor.discard();
			onDone();
			const addAgain = () =>
				adminCall(createClass, { body: bodyOf(valuesOf(stored)) }).catch(
					reportFailure("Undo failed", "Failed to undo the change."),
				);
			toast({
				title: "Class deleted",
				description: "It is gone from the website.",
				...withUndo(addAgain),
			});
		},
	};
}

export type ClassEditor = ReturnType<typeof useClassEditor>;
