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

/** Takes apart what the field shows and what its control is. */
function apart<Control extends object>(props: OwnProps & Control) {
	const { label, hint, error, was, optional, className, below, ...control } = props;
	return [{ label, hint, error, was, optional, className, below }, control] as const;
}

export function TextInput(props: OwnProps & Omit<ComponentProps<"input">, "className">) {
	const [field, input] = apart(props);
	return (
		<FormField {...field}>{(aria) => <input className="control" {...input} {...aria} />}</FormField>
	);
}

export function TextAreaEntry(props: OwnProps & Omit<ComponentProps<"textarea">, "className">) {
	const [field, input] = apart(props);
	return (
		<FormField {...field}>
			{(aria) => <textarea className="control" {...input} {...aria} />}
		</FormField>
	);
}

/** Password field with a show button. */
export function PasswordInput(
	props: OwnProps & Omit<ComponentProps<"input">, "className" | "type">,
) {
	const [field, input] = apart(props);
	const [isVisible, setIsVisible] = useState(false);
	return (
		<FormField {...field}>
			{(aria) => (
				<div className="secret">
					<input className="control" type={isVisible ? "text" : "password"} {...input} {...aria} />
					<button
						type="button"
						className="icon-button"
						aria-label={`Show ${field.label}`}
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
