/** Maximum number of days a conversation is kept: promised by the privacy policy, so no setting exceeds it. */
export const MAX_CHAT_RETENTION_DAYS = 365;
