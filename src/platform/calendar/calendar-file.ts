export interface CalendarEvent {
	/** The same for every file about the same event, so that a calendar replaces it. */
	uid: string;
	summary: string;
	description: string;
	location: string;
	/** ISO 8601 in UTC. */
	starts: string;
	ends: string;
	/** Whether it is not certain that its reader takes part. */
	isTentative?: boolean;
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/**
 * Renders events as a calendar file (RFC 5545). Times are UTC instants, which mean the same in every
 * calendar and need no definition of a time zone.
 * @param stamp when the file is made, ISO 8601 in UTC
 */
export function calendarFile(events: readonly CalendarEvent[], stamp: string): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Career School//Calendar//EN",
		"METHOD:PUBLISH",
		...events.flatMap((event) => [
			"BEGIN:VEVENT",
			`UID:${event.uid}`,
			`DTSTAMP:${utc(stamp)}`,
			`DTSTART:${utc(event.starts)}`,
			`DTEND:${utc(event.ends)}`,
			`SUMMARY:${escaped(event.summary)}`,
			`DESCRIPTION:${escaped(event.description)}`,
			`LOCATION:${escaped(event.location)}`,
			...(event.isTentative ? ["STATUS:TENTATIVE"] : []),
			"END:VEVENT",
		]),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `2026-11-23T14:00:00.000Z` becomes `20261123T140000Z`. */
const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Splits a long line between characters; each further part begins with a blank. */
function folded(line: string): string {
	if (Buffer.byteLength(line) <= MAX_OCTETS) return line;
	const parts: string[] = [];
	let part = "";
	let octets = 0;
	for (const character of line) {
		const size = Buffer.byteLength(character);
		if (octets + size > MAX_OCTETS) {
			parts.push(part);
			part = "";
			// The blank counts.
			octets = 1;
		}
		part += character;
		octets += size;
	}
	return [...parts, part].join("\r\n ");
}
