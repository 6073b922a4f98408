import type { ComponentProps } from "react";

interface SelectProps
	extends Omit<ComponentProps<"select">, "className" | "children" | "onChange"> {
	options: readonly (readonly [value: string | number, text: string])[];
	onChoose: (value: string) => void;
}

/** A choice of one; an option with an empty value stands for none. */
export function Select({ options, onChoose, ...select }: SelectProps) {
	return (
		<select className="control" {...select} onChange={({ target }) => onChoose(target.value)}>
			{options.map(([value, text]) => (
				<option key={value} value={value}>
					{text}
				</option>
			))}
		</select>
	);
}
