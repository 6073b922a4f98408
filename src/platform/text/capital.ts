/** Returns a text with a capital letter, for the start of a sentence: `Registrations`. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
