import type { Course } from "#chat/engine/types.ts";

/** Courses as an office might add them later: no table of the assistant knows their names as taught. */
export const laterCourses: Course[] = [
	{
		id: 51,
		slug: "dialysis",
		title: "Dialysis Technician",
		summary: "Run the machines that clean the blood of people whose kidneys have failed.",
		description:
			"You learn to prepare the machine, to watch patients during treatment and to keep the water clean.\n\nThe program takes 12 weeks.\n\nTuition is $2,400, books included.",
	},
	{
		id: 52,
		slug: "sterile-processing",
		title: "Sterile Processing Technician",
		summary: "Clean, pack and sterilize the instruments of a hospital.",
		description:
			"What you will learn\n\n- Take apart, wash and inspect instruments\n- Pack trays and run the autoclave\n- Keep records",
	},
	{
		id: 53,
		slug: "spanish-caregivers",
		title: "Medical Spanish for Caregivers",
		summary: "Talk with Spanish-speaking patients about pain, food, sleep and medicines.",
		description:
			"Short role plays in small groups. You practice greetings, questions and instructions.",
	},
];
