/**
 * The home page's three testimonials.
 *
 * SAMPLE: these quotes are invented. Replace them with the confirmed words of real graduates before
 * opening, and then set `testimonialsAreSamples` to false.
 */
export const testimonials = [
	{
		text: "I worked days and took evening classes. The instructors knew my name by the end of the first week.",
		name: "Sample R.",
		title: "Phlebotomy Technician Graduate",
	},
	{
		text: "We practiced every skill until it was second nature. On exam day I was calm.",
		name: "Sample T.",
		title: "Nursing Assistant Graduate",
	},
	{
		text: "English is my second language. They explained things as often as I needed, and I passed.",
		name: "Sample M.",
		title: "Pharmacy Technician Graduate",
	},
];

/** While true, the home page marks the quotes as samples. */
export const testimonialsAreSamples = true;
