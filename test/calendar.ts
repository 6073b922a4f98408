/** Parses a calendar file with one event (RFC 5545): unfolds, splits and unescapes. */
export function parseCalendar(file: string): Record<string, string> {
	if (!file.endsWith("\r\n")) throw new Error("The last line does not end");
	const lines = file.replaceAll("\r\n ", "").trimEnd().split("\r\n");
	const [begin, version, , method, beginEvent] = lines;
	if (begin !== "BEGIN:VCALENDAR" || version !== "VERSION:2.0" || method !== "METHOD:PUBLISH")
		throw new Error(`This is no calendar: ${begin} ${version} ${method}`);
	if (beginEvent !== "BEGIN:VEVENT" || lines.slice(-2).join() !== "END:VEVENT,END:VCALENDAR")
		throw new Error("The file does not hold one event");
	return Object.fromEntries(
		lines.slice(5, -2).map((line) => {
			const at = line.indexOf(":");
			return [line.slice(0, at), line.slice(at + 1).replace(/\\(.)/g, unescaped)];
		}),
	);
}

const unescaped = (_: string, character: string) => (character === "n" ? "\n" : character);
