import { useId } from "react";

interface Props<Value extends string> {
	values: readonly Value[];
	nameOf: (value: Value) => string;
	/** Empty until one is chosen. */
	value: Value | "";
	onChoose: (value: Value) => void;
	invalid?: boolean | undefined;
}

/** One of a few values, all in sight, in an element with the class `segments`. */
export function Radios<Value extends string>(props: Props<Value>) {
	const { values, nameOf, value, onChoose, invalid } = props;
	const name = useId();
	return values.map((one) => (
		<label key={one}>
			<input
				type="radio"
				name={name}
				aria-invalid={invalid}
				checked={value === one}
				onChange={() => onChoose(one)}
			/>
			<span>{nameOf(one)}</span>
		</label>
	));
}
