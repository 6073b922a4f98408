/** The languages of the public site, of its emails and of the assistant; English is where nothing else is said. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

/** How dates, times, numbers and money are written. */
export const localeOf = { en: "en-US", es: "es-US" } as const satisfies Record<Language, string>;
