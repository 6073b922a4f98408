import type { SettingsValues } from "#settings/admin/editor-values.ts";
import type { Section, Settings } from "#settings/contract.ts";

/** Labels of the sections. */
export const sectionLabels: Readonly<Record<Section, string>> = {
	name: "Name",
	address: "Address",
	phone: "Phone",
	secondPhone: "Second phone",
	email: "Email",
	week: "Opening hours",
	closedDays: "Holidays and closures",
	announcement: "Announcement",
	testimonials: "Testimonials",
	redirects: "Redirects",
	retentionDays: "Keep conversations for (days)",
	modelCallsPerDay: "Language model calls per day",
	modelCallsPerVisitor: "Language model calls per visitor per day",
};

export const weekdays = [
	"Sunday",
	"Monday",
	"Tuesday",
	"Wednesday",
	"Thursday",
	"Friday",
	"Saturday",
] as const;

/** Formats `09:00` as `9:00 AM`. */
export function shownTime(time: string): string {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	return `${hour % 12 || 12}:${String(minute).padStart(2, "0")} ${hour < 12 ? "AM" : "PM"}`;
}

/** Formats a day's hours. */
export function shownHours({ opens, closes }: Settings["week"][number]): string {
	return opens && closes ? `${shownTime(opens)} – ${shownTime(closes)}` : "closed";
}

/** Every half hour of a day. */
export const halfHours: readonly string[] = Array.from(
	{ length: 48 },
	(_, index) => `${String(Math.floor(index / 2)).padStart(2, "0")}:${index % 2 ? "30" : "00"}`,
);

/** Formats a section in one line, for the conflict dialog. */
export function sectionInWords(section: Section, value: SettingsValues[Section]): string {
	if (value === null) return "empty";
	if (typeof value === "string") return value;
	if (section === "address") {
		const { street, city, state, zip } = value as Settings["address"];
		return `${street}, ${city}, ${state} ${zip}`;
	}
	if (section === "week") {
		return (value as Settings["week"])
			.map((day, index) => `${weekdays[index]?.slice(0, 3)} ${shownHours(day)}`)
			.join(", ");
	}
	if (section === "announcement") {
		const { shown, text } = value as Settings["announcement"];
		return shown && text ? text : "not shown";
	}
	return (value as object[]).map((item) => Object.values(item).slice(0, 2).join(": ")).join("; ");
}
