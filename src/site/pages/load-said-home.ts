import { loadClasses } from "#school/classes/loading.ts";
import { loadCourses } from "#school/courses/loading.ts";
import { loadPublicFacts } from "#school/facts/loading.ts";
import { knownSchool } from "#school/profile/known-school.ts";
import { loadTexts } from "#school/texts/loading.ts";
import { loadSpanish } from "#school/translations/loading.ts";
import type { HomeData } from "#site/pages/home-data.ts";
import { saidHome } from "#site/pages/said-home.ts";

// The page imports this module when a visitor moves to it, so a first visit does not carry it.

/** Loads the home page in Spanish. Without courses it renders, and says that they did not load. */
export async function loadSaidHome(): Promise<HomeData> {
	const courses = loadCourses();
	const [say, known, facts, classes, texts] = await Promise.all([
		loadSpanish(),
		courses.catch(() => null),
		loadPublicFacts(),
		loadClasses().catch(() => []),
		loadTexts(),
	]);
	const { testimonials } = knownSchool();
	const data = saidHome({ courses: known ?? [], facts, classes, texts, testimonials }, say);
	return known ? data : { ...data, courses: courses.then(() => []) };
}
