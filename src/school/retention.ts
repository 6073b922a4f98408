/** How many days a conversation is kept at most: the privacy policy promises it, and no setting goes beyond. */
export const mostDaysOfChats = 365;
