import { school } from "#school/facts.ts";
import { clockTime } from "#school/opening-hours.ts";

/** `Monday to Friday 9:00 AM to 5:00 PM, Saturday 9:00 AM to 1:00 PM` */
export const hoursSentence = school.hours
	.filter(({ opens }) => opens)
	.map(({ label, opens, closes }) => `${label} ${clockTime(opens)} to ${clockTime(closes)}`)
	.join(", ");
