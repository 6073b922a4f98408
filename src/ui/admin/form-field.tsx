import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "#ui/admin/icon.tsx";
import { Field, type FieldProps } from "#ui/field.tsx";

interface FormFieldProps extends Pick<FieldProps, "label" | "hint" | "error" | "optional"> {
	/** Saved value of a changed field, formatted. */
	was?: string | undefined;
	className?: string | undefined;
	/** Status of the value, below the control. */
	below?: ReactNode;
	children: FieldProps["children"];
}

/** A field of the public kit with the admin area's look and its saved value below. */
export function FormField({ was, className, below, children, ...field }: FormFieldProps) {
	const id = useId();
	const wasId = `${id}-was`;
	return (
		<Field
			{...field}
			id={id}
			describedBy={was && wasId}
			className={`entry${was ? " changed" : ""}${className ? ` ${className}` : ""}`}
			errorClassName="wrong"
		>
			{(aria) => (
				<>
					{children(aria)}
					{was && (
						<p className="hint was" id={wasId}>
							{was}
						</p>
					)}
					{below}
				</>
			)}
		</Field>
	);
}

type OwnProps = Omit<FormFieldProps, "children">;

export function TextInput({
	label,
	hint,
	error,
	was,
	optional,
	className,
	below,
	...input
}: OwnProps & Omit<ComponentProps<"input">, "className">) {
	return (
		<FormField {...{ label, hint, error, was, below, optional, className }}>
			{(aria) => <input className="control" {...input} {...aria} />}
		</FormField>
	);
}

export function TextAreaEntry({
	label,
	hint,
	error,
	was,
	optional,
	className,
	below,
	...input
}: OwnProps & Omit<ComponentProps<"textarea">, "className">) {
	return (
		<FormField {...{ label, hint, error, was, below, optional, className }}>
			{(aria) => <textarea className="control" {...input} {...aria} />}
		</FormField>
	);
}

/** Password field with a show button. */
export function PasswordInput({
	label,
	hint,
	error,
	below,
	...input
}: OwnProps & Omit<ComponentProps<"input">, "className" | "type">) {
	const [isVisible, setIsVisible] = useState(false);
	return (
		<FormField {...{ label, hint, error, below }}>
			{(aria) => (
				<div className="secret">
					<input className="control" type={isVisible ? "text" : "password"} {...input} {...aria} />
					<button
						type="button"
						className="icon-button"
						aria-label={`Show ${label}`}
						aria-pressed={isVisible}
						onClick={() => setIsVisible(!isVisible)}
					>
						<Icon name="eye" />
					</button>
				</div>
			)}
		</FormField>
	);
}

interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "className" | "children"> {
	children: ReactNode;
	hint?: ReactNode;
	className?: string;
}

/** Switch with its state as text. */
export function Switch({ children, hint, className, ...input }: SwitchProps) {
	return (
		<label className={className ? `switch ${className}` : "switch"}>
			<input type="checkbox" {...asSwitch} {...input} />
			<span />
			<b>{children}</b>
			{hint && <small>{hint}</small>}
		</label>
	);
}

// The checkbox holds its state.
const asSwitch = { role: "switch" } as const;
