import { useEffect, useState } from "react";

/** Returns a value that updates after a pause, in milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause = 250): Value {
	const [paused, setPaused] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setPaused(value), pause);
		return () => clearTimeout(timer);
	}, [value, pause]);
	return paused;
}
