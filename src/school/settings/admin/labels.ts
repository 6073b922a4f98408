import { weekdays } from "#platform/calendar/days.ts";
import { clockTime, timeOf } from "#platform/calendar/new-york.ts";
import type { SettingsValues } from "#school/settings/admin/editor-values.ts";
import type { Section, Settings } from "#school/settings/contract.ts";

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
	keepRegistrations: "Keep registrations for",
	keepMessages: "Keep messages for",
	keepActivity: "Keep the activity log for",
	offerHours: "Seat offers last (opening hours)",
	retentionDays: "Keep conversations for (days)",
	modelCallsPerDay: "Language model calls per day",
	modelCallsPerVisitor: "Language model calls per visitor per day",
};

/** Says what a changed text was when it was stored; undefined for one that is the same. */
export const previously = (before: string | null, now: string | null): string | undefined =>
	before === now ? undefined : `Previously: ${before || "empty"}`;

/** Formats a day's hours. */
export function shownHours({ opens, closes }: Settings["week"][number]): string {
	return opens && closes ? `${clockTime(opens)} – ${clockTime(closes)}` : "closed";
}

/** Every half hour of a day. */
export const halfHours: readonly string[] = Array.from({ length: 48 }, (_, index) =>
	timeOf(30 * index),
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
