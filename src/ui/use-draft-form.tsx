import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { clearDraft, restoreDraft, saveDraft } from "#ui/draft.ts";
import { isSentNatively, replaySubmit } from "#ui/early-actions.ts";
import { type FieldErrors, focusFirstError } from "#ui/field-errors.ts";
import { formWords } from "#ui/form-words.ts";
import type { Outcome } from "#ui/outcome.ts";
import { useLanguage } from "#ui/site-link.tsx";
import { toast } from "#ui/toast.ts";
import { prepareToasts } from "#ui/toast-region.tsx";

/**
 * Validates and sends a form. Its outcome is in English: the form says it in the language of the page.
 * @param elapsed milliseconds since the form was shown; undefined if it was filled in before
 */
export type Send<Saved> = (
	form: HTMLFormElement,
	elapsed: number | undefined,
) => Promise<Outcome<Saved>>;

/** Server's response to a form submitted without JavaScript, in the language of the page. */
export interface RejectedSubmit<Field extends string> {
	typed: Partial<Record<Field, string>>;
	errors: FieldErrors;
	/** Why it was not saved, unless a field is the reason. */
	detail: string | null;
}

interface Options<Saved> {
	/** Draft name. */
	draft: string;
	refused: RejectedSubmit<string> | undefined;
	/** Loads the code that sends: on the form's first focus, not before. */
	load: () => Promise<Send<Saved>>;
	/** What is reported if that code fails to load or throws, in the language of the page. */
	unexpected: string;
	onSaved: (saved: Saved) => void;
}

const nothingWrong: FieldErrors = {};

/** After so many milliseconds a form that the browser sends, and whose page is still there, was stopped. */
const STOPPED_MS = 30_000;

/**
 * Behavior of every public form: keeps a draft in the tab until it is saved, replays a
 * submit queued before hydration, sends once, shows errors next to the fields. The fields
 * are uncontrolled, so that nothing typed before hydration is lost.
 */
export function useDraftForm<Saved>({ draft, refused, load, unexpected, onSaved }: Options<Saved>) {
	const language = useLanguage();
	const { offline } = formWords.use();
	const form = useRef<HTMLFormElement>(null);
	const note = useRef<HTMLDivElement>(null);
	const sending = useRef(false);
	/** Whether what sends the form failed to load: most browsers never ask again for such a module. */
	const isLost = useRef(false);
	const shownAt = useRef<number>(undefined);
	const [pending, setPending] = useState(false);
	const [errors, setErrors] = useState(refused?.errors ?? nothingWrong);
	const [failure, setFailure] = useState(refused?.detail ?? null);
	const refusedErrors = refused?.errors ?? nothingWrong;

	/** Loads what sends the form, and says its outcome on a Spanish page. */
	const prepare = () =>
		Promise.all([
			load(),
			language === "es" && import("#ui/outcome-in-spanish.ts").catch(() => null),
		]).then(
			(loaded) => {
				isLost.current = false;
				return loaded;
			},
			(error: unknown) => {
				console.error(error);
				isLost.current = true;
				return null;
			},
		);

	/** Sends the form as without JavaScript; whoever stops that, or comes back to the page, may send it again. */
	const submitNatively = (element: HTMLFormElement) => {
		const reopen = () => {
			sending.current = false;
			setPending(false);
		};
		addEventListener("pageshow", reopen, { once: true });
		setTimeout(reopen, STOPPED_MS);
		element.submit();
	};

	const restore = useCallback(() => {
		if (form.current) restoreDraft(draft, form.current);
	}, [draft]);

	useEffect(() => {
		const element = form.current;
		if (!element) return;
		restoreDraft(draft, element);
		if ([...new FormData(element).values()].some((value) => value !== ""))
			saveDraft(draft, element);
		// Text that is there already was typed or restored before, so its time is unknown.
		const texts = element.querySelectorAll<HTMLInputElement>("input, textarea");
		if (![...texts].some(({ value }) => value)) shownAt.current = performance.now();
		// Who corrects something already stays there.
		if (!element.querySelector("input:focus, textarea:focus, select:focus"))
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
		if (isLost.current && navigator.onLine) return submitNatively(element);
		const failed = { failure: unexpected, report: { title: "Error", description: unexpected } };
		const outcome = await prepare()
			.then(async (loaded): Promise<Outcome<Saved>> => {
				if (!loaded) return failed;
				const [send, spanish] = loaded;
				const reported = await send(
					element,
					shownAt.current && performance.now() - shownAt.current,
				);
				if (spanish) return spanish.outcomeInSpanish(reported);
				// Its words did not load: what was saved has a view that says so.
				if (spanish === null) return "saved" in reported ? { saved: reported.saved } : failed;
				return reported;
			})
			.catch((error: unknown): Outcome<Saved> => {
				console.error(error);
				return failed;
			});
		if (outcome.report) {
			toast({ ...outcome.report, ...(!("saved" in outcome) && { variant: "destructive" }) });
		}
		sending.current = false;
		const failure = "failure" in outcome ? outcome.failure : null;
		// The messages must render before the focus moves, so that they are read with the field.
		flushSync(() => {
			setPending(false);
			setErrors("errors" in outcome ? outcome.errors : nothingWrong);
			setFailure(failure && !navigator.onLine ? `${failure} ${offline}` : failure);
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
		void prepare();
		prepareToasts();
	};

	/** Clears every field, including server-rendered values. */
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
