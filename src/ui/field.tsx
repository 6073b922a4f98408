import type { InputHTMLAttributes, ReactNode } from "react";
import { Icon } from "#ui/icons.tsx";

interface FieldProps {
	/** Unique on the page: the form's name and the field's. */
	id: string;
	label: string;
	hint?: string;
	error?: string | undefined;
	optional?: boolean;
	children: (aria: Aria) => ReactNode;
}

/** What ties a control to its label, hint and error. */
interface Aria {
	id: string;
	"aria-describedby"?: string;
	"aria-invalid"?: true;
}

/** A field as a person reads it: label, hint, what is wrong in words, then the control. */
export function Field({ id, label, hint, error, optional, children }: FieldProps) {
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");
	return (
		<div className={error ? "field bad" : "field"}>
			<label htmlFor={id}>
				{label}
				{optional && <i> (optional)</i>}
			</label>
			{hint && (
				<p className="hint" id={hintId}>
					{hint}
				</p>
			)}
			{error && <ErrorText id={errorId}>{error}</ErrorText>}
			{children({
				id,
				...(described && { "aria-describedby": described }),
				...(error && { "aria-invalid": true }),
			})}
		</div>
	);
}

/** What is wrong, in words, with a sign beside the color. */
export function ErrorText({ id, children }: { id?: string; children: ReactNode }) {
	return (
		<p className="error" {...(id && { id })}>
			<Icon name="alert" />
			<span>{children}</span>
		</p>
	);
}

type Input = Pick<
	InputHTMLAttributes<HTMLInputElement>,
	"type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength"
>;

interface TextFieldProps extends Omit<FieldProps, "children">, Input {
	name: string;
	/** What the server sends back, so that nothing typed is lost without JavaScript either. */
	value?: string | undefined;
}

/** One line of text. Its value stays in the page: what is typed before hydration is kept. */
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
		<Field {...{ id, label, error }} {...(hint && { hint })} {...(optional && { optional })}>
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

interface TextAreaProps extends Omit<FieldProps, "children"> {
	name: string;
	value?: string | undefined;
}

/** Several lines of text. */
export function TextAreaField({ id, label, hint, error, optional, name, value }: TextAreaProps) {
	return (
		<Field {...{ id, label, error }} {...(hint && { hint })} {...(optional && { optional })}>
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
