import { lastChangedBy } from "#office/activity/last-changed-by.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { bodyOf, isOver, type TextValues, valuesOf } from "#school/texts/admin/editor-values.ts";
import { type AdminText, getText, textInput, updateText } from "#school/texts/contract.ts";
import { refusalsOf } from "#school/texts/refusals.ts";
import { reportUnsaved } from "#ui/admin/report-failure.ts";
import { withUndo } from "#ui/admin/undo.ts";
import { useVersionedEditor } from "#ui/admin/use-versioned-editor.ts";
import { errorsByPath } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

const said = ({ state, publishOn }: AdminText): string => {
	if (publishOn) return `Visitors will see it starting ${writtenDay(publishOn)}.`;
	return state === "draft"
		? "Only the office sees the draft."
		: "The website and the assistant use it from now on.";
};

/** Whether a save gave visitors what had waited before it: to undo that would need both texts. */
const isRelease = (previous: AdminText | null, saved: AdminText): boolean =>
	previous !== null && previous.text !== previous.live && previous.live !== saved.live;

/** The editor of a text of the site. */
export function useTextEditor(text: AdminText) {
	return useVersionedEditor<TextValues, AdminText>({
		draftOf: () => `text:${text.slot}`,
		loaded: text,
		valuesOf: (stored) => valuesOf(stored ?? text),
		check({ stored, values }) {
			const now = new Date();
			const body = bodyOf(values, now);
			const { publishOn, ...errors } = errorsByPath(textInput.safeParse(body).error?.issues);
			if (publishOn) return { ...errors, day: "Please choose a day" };
			if (isOver(values, now))
				return { ...errors, day: "This day is over. Please choose a later one" };
			return { ...errors, ...refusalsOf(text.slot, body, (stored ?? text).live) };
		},
		save: ({ stored, values }) =>
			adminCall(updateText, {
				params: { slot: text.slot },
				body: bodyOf(values, new Date()),
				headers: ifMatch(stored?.version),
			}),
		load: ({ slot }) => adminCall(getText, { params: { slot } }),
		lastChangedBy: ({ slot }) => lastChangedBy("text", slot),
		onSaved: ({ saved, previous, undo }) =>
			toast({
				title: "Text saved",
				description: said(saved),
				...(!isRelease(previous, saved) && withUndo(undo)),
			}),
		onFailed: reportUnsaved("the text"),
	});
}

export type TextEditor = ReturnType<typeof useTextEditor>;
