/** How many days a conversation is kept at most: the privacy policy promises it, and no setting goes beyond. */
export const MAX_CHAT_RETENTION_DAYS = 365;
