import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clearDraft, restoreDraft, saveDraft } from "#ui/draft.ts";
import { isSentNatively, replaySubmit } from "#ui/early-submit.ts";
import { type FieldErrors, focusFirstError } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";
import { prepareToasts } from "#ui/toast-region.tsx";

/** What came of sending a form: it is saved, some fields are wrong, or it could not be saved. */
export type Outcome<Saved> = { saved: Saved } | { errors: FieldErrors } | { failure: string };

/** Checks and sends what stands in a form, and tells by a toast what came of it. */
export type Send<Saved> = (form: HTMLFormElement) => Promise<Outcome<Saved>>;

/** What the server said of a form that was sent without scripts. */
export interface RejectedSubmit<Field extends string> {
	typed: Partial<Record<Field, string>>;
	errors: FieldErrors;
	/** Why it was not saved, when no field is to blame. */
	detail: string | null;
}

interface Options<Saved> {
	/** The name of the draft. */
	draft: string;
	refused: RejectedSubmit<string> | undefined;
	/** Fetches the code that sends: at the first touch of the form, not before. */
	load: () => Promise<Send<Saved>>;
	/** What is said when not even that code could do its work. */
	unexpected: { title: string; description: string };
	onSaved: (saved: Saved) => void;
}

const nothingWrong: FieldErrors = {};

/**
 * What every public form does: keeps what is typed in the tab until it is saved, takes over a
 * submit that waited for the page, sends once, says what is wrong beside the fields. The fields
 * keep their own values, so that nothing typed before the page is ready is lost.
 */
export function useDraftForm<Saved>({ draft, refused, load, unexpected, onSaved }: Options<Saved>) {
	const form = useRef<HTMLFormElement>(null);
	const note = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	const [pending, setPending] = useState(false);
	const [errors, setErrors] = useState(refused?.errors ?? nothingWrong);
	const [failure, setFailure] = useState(refused?.detail ?? null);
	const refusedErrors = refused?.errors ?? nothingWrong;

	const restore = useCallback(() => {
		if (form.current) restoreDraft(draft, form.current);
	}, [draft]);

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		restoreDraft(draft, element);
		if ([...new FormData(element).values()].some((value) => value !== ""))
			saveDraft(draft, element);
		focusFirstError(element, refusedErrors);
		replaySubmit(element);
	}, [draft, refusedErrors]);

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const element = event.currentTarget;
		if (sending.current || isSentNatively(element)) return;
		sending.current = true;
		setPending(true);
		setFailure(null);
		const outcome = await load()
			.then((send) => send(element))
			.catch((error: unknown): Outcome<Saved> => {
				console.error(error);
				toast({ ...unexpected, variant: "destructive" });
				return { failure: unexpected.description };
			});
		sending.current = false;
		// The sentences must stand there before the focus comes, so that they are read with the field.
		flushSync(() => {
			setPending(false);
			setErrors("errors" in outcome ? outcome.errors : nothingWrong);
			setFailure("failure" in outcome ? outcome.failure : null);
		});
		if ("saved" in outcome) {
			element.reset();
			onSaved(outcome.saved);
		} else if ("errors" in outcome) {
			focusFirstError(element, outcome.errors);
		} else {
			note.current?.focus();
		}
	};

	const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
		saveDraft(draft, currentTarget);
		const field = target instanceof Element ? target.getAttribute("name") : null;
		if (field && field in errors) {
			const { [field]: _, ...others } = errors;
			setErrors(others);
		}
	};

	const onFocus = () => {
		load().catch(() => {});
		prepareToasts();
	};

	/** Empties every field, the ones that the page came with too. */
	const onReset = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		for (const control of event.currentTarget.elements) {
			if ("value" in control && !(control instanceof HTMLButtonElement)) control.value = "";
		}
		clearDraft(draft);
		setErrors(nothingWrong);
		setFailure(null);
	};

	return {
		errors,
		pending,
		restore,
		note: { ref: note, errors, failure },
		form: {
			ref: form,
			method: "post",
			noValidate: true,
			"data-hold": "",
			"aria-busy": pending || undefined,
			onSubmit,
			onInput,
			onFocus,
			onReset,
		},
	} as const;
}
