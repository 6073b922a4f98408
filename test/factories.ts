let count = 0;

/** Fields of every new record that only administrators see. */
export const newRecord = { version: 1, archived: false, isSpam: false, spamSignals: [] };

/** The same of a registration and a message, without its person. */
export const newRegistration = {
	...newRecord,
	stage: "new",
	source: "website",
	detailsState: "not confirmed",
};
export const newContact = { ...newRecord, answerState: "open" };

/** Returns a unique registration request. */
export function aRegistration<C extends object>(change: C = {} as C) {
	count += 1;
	return {
		fullName: `Marisol Vega ${count}`,
		email: `marisol.vega${count}@mail.example`,
		phone: `732-555-01${String(count % 100).padStart(2, "0")}`,
		courseId: 2,
		message: `I work until 4 PM. Is there an evening class? (${count})`,
		...change,
	};
}

/** Returns a registration request that repeats nothing of the others, so that none of many is suspected to be spam. */
export const aDistinctRegistration = (change: Record<string, unknown> = {}) =>
	aRegistration({
		phone: `732${2_000_001 + count}`,
		message: `Is there an evening class in room ${count + 1}?`,
		...change,
	});

/** Returns a unique contact request. */
export function aContact<C extends object>(change: C = {} as C) {
	count += 1;
	return {
		name: `Kwame Mensah ${count}`,
		email: `kwame${count}@mail.example`,
		phone: `732-556-${String(count % 10_000).padStart(4, "0")}`,
		subject: "My diploma",
		message: `Is a diploma from another country fine? (${count})`,
		courseId: 1,
		...change,
	};
}

/** Returns a unique course request. */
export function aCourse(change: Record<string, unknown> = {}) {
	count += 1;
	return {
		slug: `dental-assistant-${count}`,
		title: `Dental Assistant ${count}`,
		summary: "Help at the dentist's chair.",
		description: "You help at the chair.\n\n- Pass instruments\n- Take notes",
		imagePath: null,
		isActive: true,
		...change,
	};
}

/** A class as the office sends it: evenings in March and April 2027, twelve seats, $1,250 in all. */
export function aClass(change: Record<string, unknown> = {}) {
	return {
		courseId: 2,
		firstDay: "2027-03-02",
		lastDay: "2027-04-29",
		days: [
			{ day: "tuesday", from: "18:00", to: "21:00" },
			{ day: "thursday", from: "18:00", to: "21:00" },
		],
		seats: 12,
		language: "en",
		tuition: 110_000,
		fees: [{ name: "Books", amount: 15_000 }],
		howToPay: "Cash, card or in three parts.",
		registerBy: "2027-02-26",
		room: "Lab 2",
		note: null,
		state: "open",
		...change,
	};
}

/** The same in March and April 2031, for a server that goes by today's clock: no date of it is over. */
export const aClassAhead = (change: Record<string, unknown> = {}) =>
	aClass({
		firstDay: "2031-03-04",
		lastDay: "2031-05-01",
		registerBy: "2031-02-28",
		...change,
	});

/** A fact as an administrator sends it: the price for the whole school. */
export function aFact(change: Record<string, unknown> = {}) {
	return { topic: "price", answer: "It costs $1,295.", ...change };
}

/** Returns a unique user request. */
export function aUser(change: { username?: string; password?: string; isAdmin?: boolean } = {}) {
	count += 1;
	return { username: `ola.${count}`, password: "quiet green lamp", isAdmin: false, ...change };
}
