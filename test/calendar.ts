/** Parses a calendar file with one event. */
export function parseCalendar(file: string): Record<string, string> {
	const [event, ...others] = parseEvents(file);
	if (!event || others.length > 0) throw new Error("The file does not hold one event");
	return event;
}

/** Parses the events of a calendar file (RFC 5545): unfolds, splits and unescapes. */
export function parseEvents(file: string): Record<string, string>[] {
	if (!file.endsWith("\r\n")) throw new Error("The last line does not end");
	const lines = file.replaceAll("\r\n ", "").trimEnd().split("\r\n");
	const [begin, version, , method, ...rest] = lines;
	if (begin !== "BEGIN:VCALENDAR" || version !== "VERSION:2.0" || method !== "METHOD:PUBLISH")
		throw new Error(`This is no calendar: ${begin} ${version} ${method}`);
	if (rest.pop() !== "END:VCALENDAR") throw new Error("The calendar does not end");
	const events: Record<string, string>[] = [];
	let event: Record<string, string> | undefined;
	for (const line of rest) {
		if (line === "BEGIN:VEVENT" && !event) event = {};
		else if (line === "END:VEVENT" && event) {
			events.push(event);
			event = undefined;
		} else if (event) {
			const at = line.indexOf(":");
			event[line.slice(0, at)] = line.slice(at + 1).replace(/\\(.)/g, unescaped);
		} else throw new Error(`This is outside of an event: ${line}`);
	}
	return events;
}

const unescaped = (_: string, character: string) => (character === "n" ? "\n" : character);
