/** Returns a line as it is stored: one form of every letter, no half of a surrogate pair, no blanks around it. */
export const asStored = (text: string): string => text.toWellFormed().normalize("NFC").trim();
