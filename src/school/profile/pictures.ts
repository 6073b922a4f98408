/** Alt text of each program's illustration. */
const drawings: ReadonlyMap<string, string> = new Map(
	Object.entries({
		"clinical-medical-assistant":
			"A medical assistant takes an older man’s blood pressure with an arm cuff, a hand bulb and a dial.",
		cna: "A nursing assistant holds the gait belt of an older woman who walks with a wheeled walker.",
		chha: "A home health aide in a headscarf hands a cup of tea to an older woman in an armchair, beside a lamp in the evening.",
		ekg: "A gloved hand places the last chest electrode on a patient; below, EKG paper shows a regular heart rhythm.",
		phlebotomy:
			"A gloved hand draws blood from an arm with a tourniquet; a rack holds tubes with caps of six colors.",
		"patient-care":
			"A patient care technician holds the hand of an older woman in a hospital bed, next to a heart monitor.",
		pharmacy:
			"A pharmacy technician counts tablets by fives with a spatula on a counting tray, in front of shelves of bottles.",
		"medical-billing":
			"A man in a turban types at a desk while a large screen shows a claim form with coded lines.",
		cpr: "A woman presses the chest of a training manikin with straight arms; an AED with two pads is connected.",
	}),
);

export const defaultPicture = {
	src: "/pictures/default-course.svg",
	alt: "The entrance of a small school building with lit windows and the evening sun behind it.",
};

export const heroAlt =
	"An instructor in teal scrubs stands between two adult students behind a bench with blood tubes, books and a blood pressure dial, in a skills lab with the evening sun in the window.";

/** Returns a course's picture: its own, else the illustration of its slug, else the default. */
export function pictureOf(course: { slug: string; imagePath: string | null }): {
	src: string;
	alt: string;
} {
	if (course.imagePath) return { src: course.imagePath, alt: "" };
	const alt = drawings.get(course.slug);
	return alt ? { src: `/pictures/${course.slug}.svg`, alt } : defaultPicture;
}

/** Returns a course's picture for link previews. */
export function sharePictureOf(slug: string): string {
	return drawings.has(slug) ? `/share/${slug}.png` : "/share/school.png";
}
