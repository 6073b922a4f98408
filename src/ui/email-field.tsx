import { type ComponentProps, type ComponentType, useState } from "react";
import type { EmailHint } from "#ui/email-hint.tsx";
import { Field } from "#ui/field.tsx";
import { formWords } from "#ui/form-words.ts";

type HintProps = ComponentProps<typeof EmailHint>;

interface Props {
	id: string;
	/** Value that the server returns after a submit without JavaScript. */
	value?: string | undefined;
	error: string | undefined;
	hint?: string | undefined;
}

/** Email input. The hint about typos is loaded when the field is left for the first time. */
export function EmailField({ id, value, error, hint: about }: Props) {
	const [hint, setHint] = useState<HintProps & { Hint: ComponentType<HintProps> }>();
	const onLeave = async (input: HTMLInputElement) => {
		if (!input.value) return;
		const { EmailHint } = await import("#ui/email-hint.tsx");
		setHint({ Hint: EmailHint, input, left: { typed: input.value } });
	};
	return (
		<Field id={id} label={formWords.use().email} hint={about} error={error}>
			{(aria) => (
				<>
					<input
						className="input"
						name="email"
						type="email"
						inputMode="email"
						autoComplete="email"
						defaultValue={value}
						required
						// Without the hint the form works as well.
						onBlur={({ currentTarget }) => onLeave(currentTarget).catch(() => {})}
						{...aria}
					/>
					{hint && <hint.Hint input={hint.input} left={hint.left} />}
				</>
			)}
		</Field>
	);
}
