import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface EntryProps {
	label: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
	/** What stood here before it was changed, in words. */
	was?: string | undefined;
	optional?: boolean;
	className?: string;
	/** What is known of the value, under the control. */
	below?: ReactNode;
	children: (aria: EntryAria) => ReactNode;
}

export interface EntryAria {
	id: string;
	"aria-describedby"?: string;
	"aria-invalid"?: true;
}

/** A field of the office: label, hint, what is wrong, the control, what it was. */
export function FormField(props: EntryProps) {
	const { label, hint, error, was, optional, className, below, children } = props;
	const id = useId();
	const described = [hint && `${id}-h`, error && `${id}-e`, was && `${id}-w`].filter(Boolean);
	return (
		<div className={`entry${was ? " changed" : ""}${className ? ` ${className}` : ""}`}>
			<label htmlFor={id}>
				{label}
				{optional && <span className="optional"> (optional)</span>}
			</label>
			{hint && (
				<p className="hint" id={`${id}-h`}>
					{hint}
				</p>
			)}
			{error && (
				<p className="wrong" id={`${id}-e`}>
					<Icon name="alert" />
					{error}
				</p>
			)}
			{children({
				id,
				...(described.length > 0 && { "aria-describedby": described.join(" ") }),
				...(error && { "aria-invalid": true }),
			})}
			{was && (
				<p className="hint was" id={`${id}-w`}>
					{was}
				</p>
			)}
			{below}
		</div>
	);
}

type Own = Omit<EntryProps, "children">;

export function TextInput({
	label,
	hint,
	error,
	was,
	optional,
	className,
	below,
	...input
}: Own & Omit<ComponentProps<"input">, "className">) {
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
}: Own & Omit<ComponentProps<"textarea">, "className">) {
	return (
		<FormField {...{ label, hint, error, was, below, optional, className }}>
			{(aria) => <textarea className="control" {...input} {...aria} />}
		</FormField>
	);
}

/** A password, hidden until somebody wants to see what is typed. */
export function PasswordInput({
	label,
	hint,
	error,
	below,
	...input
}: Own & Omit<ComponentProps<"input">, "className" | "type">) {
	const [shown, setShown] = useState(false);
	return (
		<FormField {...{ label, hint, error, below }}>
			{(aria) => (
				<div className="secret">
					<input className="control" type={shown ? "text" : "password"} {...input} {...aria} />
					<button
						type="button"
						className="icon-button"
						aria-label={`Show ${label}`}
						aria-pressed={shown}
						onClick={() => setShown(!shown)}
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

/** On or off, in words beside it. */
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

// Its state is that of the checkbox.
const asSwitch = { role: "switch" } as const;
