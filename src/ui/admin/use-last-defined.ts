import { useState } from "react";

/** Returns the last defined value, for a panel that stays open when its row leaves the list. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
	const [last, setLast] = useState(value);
	if (value !== undefined && value !== last) setLast(value);
	return value ?? last;
}
