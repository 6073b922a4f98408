/** Public numbers that answer day and night, for people whom a school cannot help: said by fixed texts alone. */
export const helpLines = {
	emergency: "911",
	/** Suicide and Crisis Lifeline, by call or text. */
	crisis: "988",
	/** National Domestic Violence Hotline, in English and Spanish. */
	domesticViolence: "1-800-799-7233",
} as const;
