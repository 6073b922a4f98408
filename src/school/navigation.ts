/** A program in the navigation. */
export interface ProgramLink {
	readonly slug: string;
	readonly title: string;
	/** For the narrow columns of the footer. */
	readonly short: string;
}

/** The nine programs of the menu, fixed by the school; what their pages say comes from the office. */
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

/** The five programs that the footer lists. */
export const footerPrograms = programLinks.slice(0, 5);

/** The programs that somebody who looks at one often looks at too, nearest first. */
export const nearbyPrograms: ReadonlyMap<string, readonly string[]> = new Map(
	Object.entries({
		"clinical-medical-assistant": ["phlebotomy", "ekg", "patient-care"],
		cna: ["chha", "patient-care", "phlebotomy"],
		chha: ["cna", "patient-care", "cpr"],
		ekg: ["phlebotomy", "patient-care", "clinical-medical-assistant"],
		phlebotomy: ["ekg", "patient-care", "clinical-medical-assistant"],
		"patient-care": ["cna", "ekg", "phlebotomy"],
		pharmacy: ["medical-billing", "clinical-medical-assistant", "cpr"],
		"medical-billing": ["pharmacy", "clinical-medical-assistant", "cpr"],
		cpr: ["cna", "chha", "clinical-medical-assistant"],
	}),
);
