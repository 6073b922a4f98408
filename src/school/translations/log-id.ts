/** The id of a translation in the activity log, where the English of a text has an id too. */
export const logId = (name: string): string => `es:${name}`;
