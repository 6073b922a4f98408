/** `tel:` and the number as a phone dials it. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, "")}`;
