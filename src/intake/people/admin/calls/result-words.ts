import type { CallResult } from "#intake/people/admin/calls/call-list.ts";

/** Results of a call in words. */
export const resultWords: Readonly<Record<CallResult, string>> = {
	reached: "reached",
	voicemail: "voicemail",
	"wrong number": "wrong number",
	skipped: "skipped",
	handled: "no longer waiting",
};
