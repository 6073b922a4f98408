/** The headings of the school's texts on every course page. */
export const courseHeadings = {
	"course.practice": "Hands-on practice",
	"course.instructors": "Experienced instructors",
	"course.certification": "Certification",
	"course.placement": "Career placement assistance",
} as const;
