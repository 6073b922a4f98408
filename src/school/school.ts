import type { ClosedDay, Hours, Phone } from "#school/profile.ts";
import type { Testimonial } from "#school/testimonials.ts";

/** The line above the header of every page. */
export interface Announcement {
	readonly text: string;
	/** The calendar days in New York on which it is shown, both included; null is without an end. */
	readonly from: string | null;
	readonly to: string | null;
}

/** A testimonial as it is shown: a sample says that it is one. */
export interface ShownTestimonial extends Testimonial {
	readonly isSample: boolean;
}

/** Everything that the public pages, search engines and the assistant say of the school. */
export interface School {
	readonly name: string;
	readonly address: {
		readonly street: string;
		readonly city: string;
		readonly state: string;
		readonly zip: string;
	};
	/** The first one is the number that the whole site shows. */
	readonly phones: readonly [Phone, ...Phone[]];
	readonly email: string;
	/** Days with equal hours together, Monday first. */
	readonly hours: readonly Hours[];
	readonly closedDays: readonly ClosedDay[];
	/** Null when nothing is announced today. */
	readonly announcement: Announcement | null;
	/** The three of the home page. */
	readonly testimonials: readonly ShownTestimonial[];
}
