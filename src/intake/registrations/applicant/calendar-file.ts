/** An event of a calendar file. */
interface CalendarEvent {
	/** The same for every file about the same event, so that a calendar replaces it. */
	uid: string;
	summary: string;
	description: string;
	location: string;
	/** ISO 8601 in UTC. */
	starts: string;
	ends: string;
	/** When the file is made. */
	stamp: string;
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const MAX_OCTETS = 75;

/**
 * Renders an event as a calendar file (RFC 5545). Times are UTC instants, which mean the same in every
 * calendar and need no definition of a time zone.
 */
export function calendarFile(event: CalendarEvent): string {
	const { uid, summary, description, location, starts, ends, stamp } = event;
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Career School//Registration//EN",
		"METHOD:PUBLISH",
		"BEGIN:VEVENT",
		`UID:${uid}`,
		`DTSTAMP:${utc(stamp)}`,
		`DTSTART:${utc(starts)}`,
		`DTEND:${utc(ends)}`,
		`SUMMARY:${escaped(summary)}`,
		`DESCRIPTION:${escaped(description)}`,
		`LOCATION:${escaped(location)}`,
		// Someone is expected, but their day is not taken.
		"TRANSP:TRANSPARENT",
		"END:VEVENT",
		"END:VCALENDAR",
	];
	return lines.map((line) => `${folded(line)}\r\n`).join("");
}

/** `2026-11-23T14:00:00.000Z` becomes `20261123T140000Z`. */
const utc = (instant: string) => instant.replace(/[-:]|\.\d+/g, "");

const escaped = (text: string) => text.replace(/[\\;,]/g, "\\$&").replace(/\r\n|\r|\n/g, "\\n");

/** Splits a long line between characters; each further part begins with a blank. */
function folded(line: string): string {
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
