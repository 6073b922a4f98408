import type { School } from "#school/profile/school.ts";
import { hoursOf } from "#school/profile/week.ts";
import type { SchoolSettings } from "#school/settings/contract.ts";

/** Number of testimonials on the home page. */
export const SHOWN_TESTIMONIALS = 3;

/**
 * Returns the public settings of a calendar day.
 * @param today `YYYY-MM-DD` in New York, for announcements
 */
export function publishedSchool(settings: SchoolSettings, today: string): School {
	const { name, address, email, announcement } = settings;
	const hours = hoursOf(settings.week);
	const phones = [settings.phone, settings.secondPhone].flatMap((shown) =>
		shown === null ? [] : [{ shown, dial: dial(shown) }],
	) as [School["phones"][0], ...School["phones"][0][]];
	const { text, from, to } = announcement;
	const isAnnounced = isToBeAnnounced(announcement, today) && (from === null || from <= today);
	return {
		name,
		address,
		phones,
		email,
		hours,
		closedDays: settings.closedDays
			.filter(({ day }) => day >= today)
			.sort((a, b) => (a.day < b.day ? -1 : 1)),
		announcement: isAnnounced && text !== null ? { text, spanish: null, from, to } : null,
		testimonials: settings.testimonials
			.slice(0, SHOWN_TESTIMONIALS)
			.map(({ isConfirmed, ...testimonial }, index) => ({
				id: index + 1,
				...testimonial,
				initials: initials(testimonial.name),
				isSample: !isConfirmed,
			})),
	};
}

/** Whether an announcement is shown, or will be. @param today `YYYY-MM-DD` in New York */
export const isToBeAnnounced = (
	{ shown, to }: SchoolSettings["announcement"],
	today: string,
): boolean => shown && (to === null || today <= to);

/** Returns the number to dial: ten digits are American. */
function dial(shown: string): string {
	const digits = shown.replace(/\D/g, "");
	if (shown.trim().startsWith("+")) return `+${digits}`;
	return digits.length === 10 ? `+1${digits}` : `+${digits}`;
}

function initials(name: string): string {
	return name
		.split(/\s+/)
		.map((part) => [...part][0] ?? "")
		.slice(0, 2)
		.join("")
		.toUpperCase();
}
