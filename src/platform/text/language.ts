/** The languages of the public site, of its emails and of the assistant; English is where nothing else is said. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];
