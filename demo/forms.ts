import { sendContact } from "#intake/contacts/contract.ts";
import { register } from "#intake/registrations/contract.ts";
import { addRegistration, officeSources } from "#intake/registrations/office-contract.ts";
import { classesFor, wishOf } from "./classes.ts";
import { type Case, caseOf, type Happening } from "./happening.ts";
import { journey } from "./journeys.ts";
import type { People, Visitor } from "./people.ts";
import { listed, rowsOf } from "./rows.ts";
import { officeTime, timesOf } from "./times.ts";

const YEAR_DAYS = 364;

/** Returns the registrations of a year, and what the office does with them. */
export function registrations(people: People, now: Date, today: string): Happening[] {
	// A row of several names is one of each.
	const rows = rowsOf("registrations").flatMap(([when = "", names = "", ...rest]) =>
		listed(names).map((name) => [when, name, ...rest]),
	);
	const times = timesOf(rows, now, YEAR_DAYS);
	const cases: Case[] = [];
	return rows.flatMap(([, name = "", program = "", special = "", became = "", text], row) => {
		const wish = wishOf(program, today);
		const how = listed(special);
		const visitor = people.named(name, how);
		const one = caseOf("registration", row, visitor);
		one.alike = cases.find((earlier) => looksLike(earlier.visitor, visitor));
		cases.push(one);
		one.wish = wish;
		const { phone, language } = visitor;
		const source = officeSources.find((known) => how.includes(known));
		const time = times[row] ?? now;
		const at = source ? officeTime(time, 0) : time;
		const came: Happening = {
			...{ at, about: one, what: source ? "enter" : "register", by: source ? one.by : null },
			async run(calls) {
				const courseId = calls.courseIdOf(wish.course) ?? 0;
				const email = typedEmail(visitor, how);
				const [chosen] = wish.week ? await classesFor(calls, wish) : [];
				const filledIn = { fullName: name, email, phone, courseId, message: text || null };
				const body = { ...filledIn, ...(chosen && { classId: chosen.id }) };
				const agreed = { language, sendsConfirmation: true, hasAgreed: true as const };
				const headers = headersOf(language, how);
				const stored = source
					? calls.as(one.by, addRegistration, { body: { ...filledIn, source, ...agreed } })
					: calls.asVisitor(register, { body, headers });
				one.id = (await stored).id;
			},
		};
		return [came, ...journey(one, at, listed(became), now)];
	});
}

/** Returns the messages of a year, and how the office answers them. */
export function messages(people: People, now: Date): Happening[] {
	const rows = rowsOf("messages");
	const times = timesOf(rows, now, YEAR_DAYS);
	return rows.flatMap((cells, row) => {
		const [, name = "", course = "", special = "", became = "", subject, message = ""] = cells;
		const how = listed(special);
		const visitor = people.named(name, how);
		const { email, language } = visitor;
		const one = caseOf("message", row, visitor);
		const at = times[row] ?? now;
		const came: Happening = {
			...{ at, what: "write", by: null, about: one },
			async run(calls) {
				const phone = how.includes("no phone") ? null : visitor.phone;
				const courseId = calls.courseIdOf(course);
				const body = { name, email, phone, subject: subject || null, message, courseId };
				const headers = headersOf(language, how);
				one.id = (await calls.asVisitor(sendContact, { body, headers })).id;
			},
		};
		return [came, ...journey(one, at, listed(became), now)];
	});
}

/** Whether two have one name or one phone, and are not known to be the same. */
const looksLike = (one: Visitor, other: Visitor) =>
	one.email !== other.email && (one.name === other.name || one.phone === other.phone);

function typedEmail({ email }: Visitor, how: readonly string[]): string {
	const host = how.find((part) => part.startsWith("mistyped "))?.slice("mistyped ".length);
	return host ? email.replace(/@.*/, `@${host}`) : email;
}

/** A person takes a while to fill in a form, and a program does not. */
const headersOf = (language: string, how: readonly string[]) => ({
	"accept-language": language,
	"form-signals": how.includes("hasty") ? "elapsed=400, trap" : "elapsed=48000",
});
