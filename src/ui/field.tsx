import type { InputHTMLAttributes, ReactNode } from "react";
import { formWords } from "#ui/form-words.ts";
import { Icon } from "#ui/icons.tsx";

export interface FieldProps {
	/** Unique on the page: the form's name and the field's. */
	id: string;
	label: ReactNode;
	hint?: ReactNode;
	/** In the language of the page. */
	error?: string | undefined;
	optional?: boolean | undefined;
	className?: string;
	errorClassName?: string;
	/** Id of another description, rendered with the control. */
	describedBy?: string | undefined;
	children: (aria: FieldAria) => ReactNode;
}

/** Attributes that tie a control to its label and descriptions. */
interface FieldAria {
	id: string;
	"aria-describedby"?: string;
	"aria-invalid"?: true;
}

/** Renders label, hint, error and control, tied together for assistive technology. */
export function Field({
	id,
	label,
	hint,
	error,
	optional,
	className = "field",
	errorClassName,
	describedBy,
	children,
}: FieldProps) {
	const { optional: isOptional } = formWords.use();
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const described = [hint && hintId, error && errorId, describedBy].filter(Boolean).join(" ");
	return (
		<div className={className}>
			<label htmlFor={id}>
				{label}
				{optional && <i>{` ${isOptional}`}</i>}
			</label>
			{hint && (
				<p className="hint" id={hintId}>
					{hint}
				</p>
			)}
			{error && (
				<ErrorText id={errorId} className={errorClassName}>
					{error}
				</ErrorText>
			)}
			{children({
				id,
				...(described && { "aria-describedby": described }),
				...(error && { "aria-invalid": true }),
			})}
		</div>
	);
}

interface ErrorTextProps {
	id?: string;
	className?: string | undefined;
	children: ReactNode;
}

/** Renders an error with an icon, so that it does not rely on color. */
export function ErrorText({ id, className = "error", children }: ErrorTextProps) {
	return (
		<p className={className} id={id}>
			<Icon name="alert" />
			<span>{children}</span>
		</p>
	);
}

type Input = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength"
>;

interface TextAreaProps extends Pick<FieldProps, "id" | "label" | "hint" | "error" | "optional"> {
	name: string;
	/** Value that the server returns after a submit without JavaScript. */
	value?: string | undefined;
}

type TextFieldProps = TextAreaProps & Input;

/** Single-line input, uncontrolled: a value typed before hydration stays. */
export function TextField({
	id,
	label,
	hint,
	error,
	optional,
	name,
	value,
	...input
}: TextFieldProps) {
	return (
		<Field {...{ id, label, hint, error, optional }}>
			{(aria) => (
				<input
					className="input"
					name={name}
					defaultValue={value}
					required={!optional}
					{...input}
					{...aria}
				/>
			)}
		</Field>
	);
}

/** Multi-line input. */
export function TextAreaField({ id, label, hint, error, optional, name, value }: TextAreaProps) {
	return (
		<Field {...{ id, label, hint, error, optional }}>
			{(aria) => (
				<textarea
					className="input"
					name={name}
					defaultValue={value}
					required={!optional}
					rows={4}
					{...aria}
				/>
			)}
		</Field>
	);
}
