/** The id of a translation in the activity log, where the English of a text has an id too. */
export const logId = (name: string): string => `es:${name}`;

/** Whether a text is of a fact: its editor has the Spanish too. */
export const isOfFact = (name: string): boolean => name.startsWith("fact-");

/** Whether names in braces stand for the school profile. In texts of courses and classes, and in an announcement, braces are what they are. */
export const hasPlaceholders = (name: string): boolean =>
	!/^(?:course-|class\.|announcement$)/.test(name);
