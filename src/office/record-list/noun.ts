/** Returns the plural for the start of a sentence: `Registrations`. */
export const capital = (noun: string) => noun.charAt(0).toUpperCase() + noun.slice(1);
