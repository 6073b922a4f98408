import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clearDraft, restoreDraft, saveDraft } from "#ui/draft.ts";
import { type FieldErrors, focusFirstError } from "#ui/field-errors.ts";
import { releaseSubmit } from "#ui/held-submit.ts";

/**
 * What every public form does: keeps what is typed in the tab, takes over a submit that waited for
 * the page, says what is wrong beside the fields. The fields keep their own values.
 * @param name the draft's name
 * @param refused what the server said of a form that was sent without scripts
 * @param prepare fetches what sending will need, at the first touch
 */
export function useDraftForm(name: string, refused: FieldErrors, prepare: () => void) {
	const ref = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState(refused);
	const prepared = useRef(false);

	const restore = useCallback(() => {
		if (ref.current) restoreDraft(name, ref.current);
	}, [name]);

	useEffect(() => {
		const form = ref.current;
		if (!form) return;
		restore();
		if ([...new FormData(form).values()].some((value) => value !== "")) saveDraft(name, form);
		focusFirstError(form, refused);
		releaseSubmit(form);
	}, [name, refused, restore]);

	const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
		saveDraft(name, currentTarget);
		const field = target instanceof Element ? target.getAttribute("name") : null;
		if (field && field in errors) {
			const { [field]: _, ...others } = errors;
			setErrors(others);
		}
	};

	const onFocus = () => {
		if (prepared.current) return;
		prepared.current = true;
		prepare();
	};

	/** Empties every field, the ones that the page came with too. */
	const onReset = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		for (const control of event.currentTarget.elements) {
			if ("value" in control && !(control instanceof HTMLButtonElement)) control.value = "";
		}
		clearDraft(name);
		setErrors({});
		const [first] = event.currentTarget.elements;
		if (first instanceof HTMLElement) first.focus();
	};

	/** Says what is wrong beside the fields, and goes to the first of them. */
	const showErrors = (wrong: FieldErrors) => {
		// The sentences must stand there before the focus comes, so that they are read with the field.
		flushSync(() => setErrors(wrong));
		if (ref.current) focusFirstError(ref.current, wrong);
	};

	return { ref, errors, showErrors, restore, events: { onInput, onFocus, onReset } };
}
