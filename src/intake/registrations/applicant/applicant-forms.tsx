import type { ReactNode } from "react";
import {
	type ApplicantForm,
	detailValues,
	type RefusedChange,
	shownName,
} from "#intake/registrations/applicant/posted-change.ts";
import type {
	ApplicantPage,
	DetailField,
} from "#intake/registrations/applicant/public-contract.ts";
import { applicant } from "#intake/registrations/applicant/words.ts";
import { EmailField } from "#ui/email-field.tsx";
import { ErrorText, TextAreaField, TextField } from "#ui/field.tsx";

interface Props {
	page: ApplicantPage;
	/** Path of the page, to which its forms are sent. */
	path: string;
	refused: RefusedChange | undefined;
}

/** The forms of the applicant's page. They are plain forms, with and without JavaScript. */
export function ApplicantForms(props: Props) {
	const { page } = props;
	return (
		<section className="faq" aria-labelledby="change">
			<h2 className="h-xl" id="change">
				{applicant.use().change}
			</h2>
			{page.withdrawnAt === null && <DetailsForm {...props} />}
			{page.otherClasses.length > 0 && <ClassForm {...props} />}
			<QuestionForm {...props} />
			{page.withdrawnAt === null && <WithdrawalForm {...props} />}
		</section>
	);
}

function DetailsForm(props: Props) {
	const { page, refused } = props;
	const words = applicant.use();
	const values = detailValues(page, refused);
	const errorOf = (field: DetailField) =>
		refused?.form === "details" ? refused.errors[field] : undefined;
	const field = (name: DetailField) => ({
		id: `own-${name}`,
		name,
		value: values[name].value,
		error: errorOf(name),
		hint: values[name].theirs ? words.correct.theirs(values[name].theirs) : undefined,
	});
	return (
		<Disclosure {...props} form="details" title={words.correct.title}>
			<p>{words.correct.about}</p>
			<TextField
				{...field("fullName")}
				label={words.name}
				autoComplete="name"
				autoCapitalize="words"
				spellCheck={false}
			/>
			<EmailField {...field("email")} />
			<TextField
				{...field("phone")}
				label={words.phone}
				type="tel"
				inputMode="tel"
				autoComplete="tel"
			/>
			{(["fullName", "email", "phone"] as const).map((name) => (
				<input key={name} type="hidden" name={shownName(name)} value={values[name].shown} />
			))}
			<button type="submit" className="btn go">
				{words.correct.submit}
			</button>
		</Disclosure>
	);
}

function ClassForm(props: Props) {
	const { refused, page } = props;
	const { otherClasses } = page;
	const words = applicant.use();
	const { choose } = words;
	const place = page.place?.state === "released" ? null : page.place;
	const own = refused?.form === "class" ? refused : undefined;
	const leaves = place?.state === "offered" ? choose.leavesSeat : choose.leavesQueue;
	const isLeft = place?.state === "offered" || place?.state === "waiting";
	const isWrong = own?.status === 400;
	return (
		<Disclosure {...props} form="class" title={place?.classId ? choose.another : choose.first}>
			<p>{isLeft ? `${leaves} ${choose.about}` : choose.about}</p>
			<fieldset className="choices" {...(isWrong && { "aria-describedby": "own-class-error" })}>
				<legend>{choose.label}</legend>
				{isWrong && <ErrorText id="own-class-error">{words.refused.class}</ErrorText>}
				{otherClasses.map(({ id, text }) => (
					<label key={id}>
						<input type="radio" name="classId" value={id} defaultChecked={id === own?.classId} />
						{text}
					</label>
				))}
			</fieldset>
			{place && (
				<>
					<input type="hidden" name="shown-classId" value={place.classId ?? ""} />
					<input type="hidden" name="shown-state" value={place.state} />
				</>
			)}
			<button type="submit" className="btn go">
				{choose.submit}
			</button>
		</Disclosure>
	);
}

function QuestionForm(props: Props) {
	const { refused } = props;
	const words = applicant.use();
	const own = refused?.form === "question" ? refused : undefined;
	return (
		<Disclosure {...props} form="question" title={words.ask.title}>
			<TextAreaField
				id="own-message"
				name="message"
				label={words.ask.label}
				hint={words.ask.about}
				value={own?.typed.message}
				error={own?.errors.message}
			/>
			<button type="submit" className="btn go">
				{words.ask.submit}
			</button>
		</Disclosure>
	);
}

function WithdrawalForm(props: Props) {
	const words = applicant.use();
	return (
		<Disclosure {...props} form="withdrawal" title={words.withdraw.title}>
			<p>{words.withdraw.about}</p>
			<button type="submit" className="btn">
				{words.withdraw.submit}
			</button>
		</Disclosure>
	);
}

interface DisclosureProps extends Props {
	form: ApplicantForm;
	title: string;
	children: ReactNode;
}

/** A form behind its title; open if it was refused. The fragment brings its reader back to it. */
function Disclosure({ path, refused, form, title, children }: DisclosureProps) {
	return (
		<details id={form} open={refused?.form === form}>
			<summary>{title}</summary>
			<form className="form" method="post" action={`${path}#${form}`} noValidate>
				<input type="hidden" name="form" value={form} />
				{children}
			</form>
		</details>
	);
}
