/** What the office writes after a call that reached someone, by what follows. */
export const reached: readonly string[] = [
	"Evenings only, works until 4. Explained the steps to the exam.",
	"Very friendly, many questions. Emailed the list of documents.",
	"Wants to talk it over at home first.",
	"Prefers mornings because of the children.",
	"Not sure between two programs. Explained the difference.",
	"Asked about the cost. Emailed the full cost in writing.",
	"Diploma is from abroad, will bring the translation.",
	"Comes by train, sent the address.",
	"Prefers Spanish. Luis stays in touch.",
	"Nervous about going back to school. Invited to sit in on a class.",
	"Needs a letter for the employer with cost and dates.",
	"Short call, on a break. Better after 3 PM.",
	"Has experience as an aide without a certificate.",
	"Sister is interested too, may come together.",
];

export const voicemails: readonly (string | null)[] = [
	null,
	null,
	"Left our number and the hours.",
	"Mailbox was full.",
	"Said we will try again tomorrow.",
	"Left a message in Spanish.",
];

export const wrongNumbers: readonly string[] = [
	"Belongs to someone else. Asked for the number by email.",
	"One digit must be off. Emailed to ask.",
];

export const visited: readonly string[] = [
	"Came with a friend. Saw the skills lab, took the papers home.",
	"Liked the lab. Will decide this week.",
	"Came 20 minutes late because of the train, stayed an hour.",
	"Sat in on the evening class and spoke with the instructor.",
	"Brought all documents already.",
	"Did not come. Called, new date agreed.",
];

export const applied: readonly string[] = [
	"Application complete, diploma copied.",
	"Application handed in. Shot record still missing.",
	"All papers in the file.",
];

export const closedReasons: readonly string[] = [
	"Decided for a school closer to home.",
	"New job, no time this year. May come back.",
	"Moving to Pennsylvania.",
	"Too expensive at the moment.",
	"Is needed at home right now. Wished all the best.",
	"Wanted online classes.",
];

export const unreachable = "No answer after three calls and an email. Closed.";

/** Next steps that the office sets for itself. */
export const nextSteps: readonly string[] = [
	"Call about the evening class",
	"Email the list of documents",
	"Ask for the translated diploma",
	"Call after 3 PM",
	"Confirm the visit",
	"Send the letter for the employer",
	"Ask whether the shot record came",
	"Call back about the payment plan",
	"Visit: show the skills lab",
	"Call about the next start date",
];
