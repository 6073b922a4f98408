/** Headings of the sections of the privacy policy, in their order. */
export const policyTitles = {
	who: "Who we are",
	what: "What we store, and why",
	long: "How long we keep it",
	see: "Who can see it",
	mail: "Email",
	chat: "The chat assistant",
	track: "No tracking",
	rights: "Your rights",
	reach: "Age limit, changes and contact",
};

export type PolicySectionId = keyof typeof policyTitles;
