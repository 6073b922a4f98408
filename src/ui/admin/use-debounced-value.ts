import { useEffect, useState } from "react";

/** A value that follows what is typed once typing pauses, in milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause = 250): Value {
	const [paused, setPaused] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setPaused(value), pause);
		return () => clearTimeout(timer);
	}, [value, pause]);
	return paused;
}
