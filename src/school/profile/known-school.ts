import { school } from "#school/profile/profile.ts";
import type { School } from "#school/profile/school.ts";

let known: School = { ...school, announcement: null, testimonials: [] };

/** The profile as last read; until then the defaults, without what the home page quotes. */
export const knownSchool = (): School => known;

/** Keeps the profile that was read, for code outside of React. */
export function rememberSchool(latest: School): void {
	known = latest;
}
