import type { SchoolProfile } from "#school/profile/profile.ts";
import type { Testimonial } from "#school/profile/testimonials.ts";

/** Announcement above the header of every page. */
export interface Announcement {
	readonly text: string;
	/** Calendar days in New York on which it is shown, inclusive; null means open-ended. */
	readonly from: string | null;
	readonly to: string | null;
}

/** A testimonial as shown; samples are marked. */
interface ShownTestimonial extends Testimonial {
	readonly isSample: boolean;
}

/** Public settings of the school, for pages, search engines and the assistant. */
export interface School extends SchoolProfile {
	/** Null without an announcement today. */
	readonly announcement: Announcement | null;
	/** The home page's three testimonials. */
	readonly testimonials: readonly ShownTestimonial[];
}
