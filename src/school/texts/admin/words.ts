import { writtenDay } from "#platform/calendar/days.ts";
import type { AdminText } from "#school/texts/contract.ts";

/** What an office calls the states of a text, and how each looks. */
const states: Readonly<Record<AdminText["state"], { name: string; look: string }>> = {
	delivered: { name: "Sample", look: "status" },
	draft: { name: "Draft", look: "status hi" },
	scheduled: { name: "Scheduled", look: "status hi" },
	live: { name: "Live", look: "status accepted" },
};

export const lookOf = ({ state }: AdminText): string => states[state].look;

/** `Scheduled for December 1, 2026` */
export const stateInWords = ({ state, text, publishOn }: AdminText): string => {
	if (text === "" && state === "delivered") return "Nothing added";
	return publishOn ? `${states[state].name} for ${writtenDay(publishOn)}` : states[state].name;
};
