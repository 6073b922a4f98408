import type { ReactNode } from "react";
import { placeInEnglish } from "#intake/placements/words.ts";
import type { Hours } from "#school/profile/school.ts";
import { openSentence } from "#school/profile/week.ts";
import { defineWords } from "#ui/words.ts";

/** What is said after a registration. */
export const successWords = defineWords("registration-success", {
	saved: "Registration Successful!",
	thanks: "Thank you for registering with us. Our team will contact you shortly.",
	received: (program: ReactNode) => (
		<>
			We have your registration
			{program && (
				<>
					{" "}
					for <b>{program}</b>
				</>
			)}
			.
		</>
	),
	place: placeInEnglish,
	call: (phone: string | undefined, hours: readonly Hours[]) => (
		<>
			We will call {phone ? <b className="num">{phone}</b> : "you"} during business hours:{" "}
			{openSentence(hours)}.
		</>
	),
	mistake: (phone: ReactNode) => (
		<>Made a mistake, or in a hurry? Call {phone} and give us this number.</>
	),
	again: "Register Another",
});
