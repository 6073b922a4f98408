/** What the office says about the name, email and phone of a record: nothing yet, that they are right, or that it uses others. */
export const detailsStates = ["not confirmed", "confirmed", "not used"] as const;
export type DetailsState = (typeof detailsStates)[number];
