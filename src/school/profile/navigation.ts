import { defineWords } from "#ui/words.ts";

interface ProgramLink {
	readonly slug: string;
	readonly title: string;
	/** Short name for the footer's narrow columns. */
	readonly short: string;
}

/** The menu's programs, fixed in code; the content of their pages is editable. */
export const programLinks: readonly ProgramLink[] = [
	{
		slug: "clinical-medical-assistant",
		title: "Clinical Medical Assistant",
		short: "Clinical Medical Assistant",
	},
	{ slug: "cna", title: "Certified Nursing Assistant (CNA)", short: "Nursing Assistant (CNA)" },
	{ slug: "chha", title: "Certified Home Health Aide (CHHA)", short: "Home Health Aide (CHHA)" },
	{ slug: "ekg", title: "EKG Technician", short: "EKG Technician" },
	{ slug: "phlebotomy", title: "Phlebotomy Technician", short: "Phlebotomy Technician" },
	{ slug: "patient-care", title: "Patient Care Technician", short: "Patient Care Technician" },
	{ slug: "pharmacy", title: "Pharmacy Technician", short: "Pharmacy Technician" },
	{ slug: "medical-billing", title: "Medical Billing and Coding", short: "Billing and Coding" },
	{ slug: "cpr", title: "CPR and First Aid", short: "CPR and First Aid" },
];

/** Names of the menu's programs. */
export const programNames = defineWords("program names", {
	title: ({ title }: ProgramLink) => title,
	/** For the footer. */
	short: ({ short }: ProgramLink) => short,
});

export const footerPrograms = programLinks.slice(0, 5);
