import { useEffect, useState } from "react";

const STEP = 15_000;

/** Returns the time, updated every 15 seconds, for texts such as “in 2 min”. */
export function useNow(): Date {
	const [now, setNow] = useState(() => new Date());
	useEffect(() => {
		const clock = setInterval(() => setNow(new Date()), STEP);
		return () => clearInterval(clock);
	}, []);
	return now;
}
