import { type FormEvent, useCallback, useState } from "react";
import { useRevalidator } from "react-router";
import { type ClassChoices, ClassSelect } from "#intake/registrations/class-select.tsx";
import { registrationDraft } from "#intake/registrations/draft-name.ts";
import type { TypedRegistration } from "#intake/registrations/form-data.ts";
import type { Registered } from "#intake/registrations/public-contract.ts";
import { registrationWords } from "#intake/registrations/words.ts";
import { type CourseChoices, CourseSelect } from "#school/courses/course-select.tsx";
import { ConsentLines } from "#school/profile/consent-lines.tsx";
import { ClearButton } from "#ui/clear-button.tsx";
import { EmailField } from "#ui/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";
import { FormNote } from "#ui/form-note.tsx";
import { useLineLanguage } from "#ui/said.tsx";
import { useLanguage, useSitePath } from "#ui/site-link.tsx";
import { SubmitButton } from "#ui/submit-button.tsx";
import { TrapField } from "#ui/trap-field.tsx";
import { type RejectedSubmit, useDraftForm } from "#ui/use-draft-form.tsx";

interface Props {
	courses: CourseChoices;
	classes: ClassChoices;
	/** What people agree to, in the language of the page; empty if it could not be loaded. */
	consent: string;
	chosenId?: number | undefined;
	chosenClassId?: number | undefined;
	refused?: RejectedSubmit<keyof TypedRegistration> | undefined;
	/** Loads what is shown after a registration. Nothing is sent without it. */
	prepare?: () => Promise<void>;
	onSaved: (registration: Registered) => void;
	/** Look on the home page: a card whose button is not the primary action. */
	sheet?: boolean;
}

/** Renders the registration form. Without JavaScript it is a plain POST. */
export function RegistrationForm({
	courses,
	classes,
	consent,
	chosenId,
	chosenClassId,
	refused,
	prepare,
	onSaved,
	sheet = false,
}: Props) {
	const words = registrationWords.use();
	const language = useLanguage();
	const { revalidate } = useRevalidator();
	const preset = refused?.typed.courseId ?? chosenId?.toString();
	const load = async () => {
		const [{ sendRegistration }] = await Promise.all([
			import("#intake/registrations/send.ts"),
			prepare?.(),
		]);
		return (element: HTMLFormElement, elapsed: number | undefined) =>
			sendRegistration(
				element,
				registrationDraft,
				{ courses, preset, language, consent, revalidate },
				elapsed,
			);
	};
	const { form, note, errors, pending, restore } = useDraftForm({
		draft: registrationDraft,
		refused,
		load,
		unexpected: words.unexpected,
		onSaved,
	});
	const [program, setProgram] = useState({
		courseId: preset,
		classId: refused ? refused.typed.classId : chosenClassId?.toString(),
	});
	/** Follows the select of programs, which keeps its own value. The class of another program is no choice. */
	const followProgram = useCallback((element: HTMLFormElement | null) => {
		const select = element?.elements.namedItem("courseId");
		const courseId = select instanceof HTMLSelectElement ? select.value : "";
		setProgram((shown) =>
			courseId === (shown.courseId ?? "") ? shown : { courseId, classId: undefined },
		);
	}, []);
	const onReady = useCallback(() => {
		restore();
		followProgram(form.ref.current);
	}, [restore, followProgram, form.ref]);
	const onInput = (event: FormEvent<HTMLFormElement>) => {
		form.onInput(event);
		followProgram(event.currentTarget);
	};
	const onReset = (event: FormEvent<HTMLFormElement>) => {
		form.onReset(event);
		followProgram(event.currentTarget);
	};
	return (
		<form
			className={sheet ? "form sheet" : "form"}
			// Without JavaScript the address says what the form showed.
			action={`${useSitePath()("/register")}?consent=${encodeURIComponent(consent)}`}
			{...form}
			onInput={onInput}
			onReset={onReset}
		>
			<TextField
				id="register-fullName"
				name="fullName"
				label={words.fullName}
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
				value={refused?.typed.fullName}
				error={errors.fullName}
			/>
			<EmailField id="register-email" value={refused?.typed.email} error={errors.email} />
			<TextField
				id="register-phone"
				name="phone"
				label={words.phone}
				hint={words.phoneHint}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
				value={refused?.typed.phone}
				error={errors.phone}
			/>
			<CourseSelect
				id="register-courseId"
				label={words.program}
				empty={words.chooseProgram}
				courses={courses}
				languageOf={useLineLanguage()}
				chosen={preset}
				error={errors.courseId}
				onReady={onReady}
			/>
			<ClassSelect
				classes={classes}
				courseId={program.courseId}
				chosen={program.classId}
				error={errors.classId}
				onReady={restore}
			/>
			<TextAreaField
				id="register-message"
				name="message"
				label={words.message}
				optional
				hint={words.messageHint}
				value={refused?.typed.message}
				error={errors.message}
			/>
			<TrapField />
			<FormNote {...note} />
			<div className="quick">
				<SubmitButton pending={pending} go={!sheet}>
					{words.submit}
				</SubmitButton>
				<ClearButton />
			</div>
			<ConsentLines consent={consent}>{words.kept}</ConsentLines>
		</form>
	);
}
