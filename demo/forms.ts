import { sendContact } from "#intake/contacts/contract.ts";
import { register } from "#intake/registrations/contract.ts";
import { addRegistration, officeSources } from "#intake/registrations/office-contract.ts";
import { type Case, caseOf, type Happening } from "./happening.ts";
import { journey } from "./journeys.ts";
import type { People, Visitor } from "./people.ts";
import { listed, rowsOf } from "./rows.ts";
import { officeTime, timesOf } from "./times.ts";

const YEAR_DAYS = 364;

/** Returns the registrations of a year, and what the office does with them. */
export function registrations(people: People, now: Date, today: string): Happening[] {
	const rows = rowsOf("registrations");
	const times = timesOf(rows, now, YEAR_DAYS);
	const cases: Case[] = [];
	return rows.flatMap(([, name = "", course = "", special = "", became = "", text], row) => {
		const how = listed(special);
		const visitor = people.named(name, how);
		const one = caseOf("registration", row, visitor);
		one.alike = cases.find((earlier) => looksLike(earlier.visitor, visitor));
		cases.push(one);
		const { phone, language } = visitor;
		const source = officeSources.find((known) => how.includes(known));
		const time = times[row] ?? now;
		const at = source ? officeTime(time, 0) : time;
		const came: Happening = {
			...{ at, about: one, what: source ? "enter" : "register", by: source ? one.by : null },
			async run(calls) {
				const courseId = calls.courseIdOf(course) ?? 0;
				const email = typedEmail(visitor, how);
				const filledIn = { fullName: name, email, phone, courseId, message: text || null };
				const agreed = { language, sendsConfirmation: true, hasAgreed: true as const };
				const headers = headersOf(language, how);
				const stored = source
					? calls.as(one.by, addRegistration, { body: { ...filledIn, source, ...agreed } })
					: calls.asVisitor(register, { body: filledIn, headers });
				one.id = (await stored).id;
			},
		};
		return [came, ...journey(one, at, listed(became), today)];
	});
}

/** Returns the messages of a year, and how the office answers them. */
export function messages(people: People, now: Date, today: string): Happening[] {
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
		return [came, ...journey(one, at, listed(became), today)];
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
