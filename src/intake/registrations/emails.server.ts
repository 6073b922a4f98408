import type { EmailDocument } from "#intake/mail/content/document.ts";
import { render } from "#intake/mail/content/render.server.ts";
import {
	queueNoticeAndConfirmation,
	type Sending,
} from "#intake/mail/notice-and-confirmation.server.ts";
import type { RewriteEmail } from "#intake/mail/readdress.server.ts";
import {
	createApplicantLink,
	revokeApplicantLinks,
} from "#intake/registrations/applicant/link.server.ts";
import { statementsOf } from "#intake/registrations/applicant/statements.ts";
import type { ClassPlace } from "#intake/registrations/class-email.ts";
import { classContentAgain, heldSeatOf } from "#intake/registrations/class-emails.server.ts";
import {
	type RegisteredProgram,
	registrationConfirmation,
} from "#intake/registrations/confirmation.ts";
import type { Registration } from "#intake/registrations/contract.ts";
import { registrationNotice } from "#intake/registrations/notice.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import { type CurrentContent, currentContent } from "#school/facts/current-content.server.ts";
import { speechIn } from "#school/translations/speech.server.ts";
import type { Speech } from "#school/translations/speech.ts";

/** Queues the notice to the school and the confirmation to the visitor, in the registration's transaction. */
export async function queueRegistrationEmails(
	tx: Queries,
	clock: Clock,
	registration: Registration,
	content: CurrentContent,
	sending: Sending,
): Promise<void> {
	const { id, reference, email } = registration;
	const { publicUrl, language } = sending;
	const stored = { ...registration, language };
	const url = `${publicUrl}/admin/registrations?open=${id}`;
	const seat = await heldSeatOf(tx, clock, id);
	await queueNoticeAndConfirmation(
		tx,
		clock,
		{
			kind: "registration",
			about: { reference, registrationId: id },
			visitor: email,
			notice: registrationNotice(stored, content.school, clock(), url, seat),
			confirmation: await confirmationOf(tx, clock, stored, content, publicUrl, seat),
		},
		sending,
	);
}

/** Returns what writes emails with a link again that are sent once more: each with a new link, and what is so now. */
export const linkedEmailWriter =
	(clock: Clock, publicUrl: string): RewriteEmail =>
	async (tx, actor, { id, registrationId, template }, isElsewhere) => {
		const registration = await tx
			.selectFrom("registrations")
			.select(["id", "reference", "fullName", "email", "courseId", "courseTitle", "language"])
			.where("id", "=", registrationId)
			.executeTakeFirstOrThrow();
		if (isElsewhere) await revokeApplicantLinks(tx, clock, actor, registration, registration.email);
		const ofClass =
			template === "class" &&
			(await classContentAgain(tx, { clock, publicUrl }, { id, registrationId }));
		if (ofClass) return ofClass;
		const content = await currentContent(tx, clock);
		const seat = await heldSeatOf(tx, clock, registrationId);
		return render(await confirmationOf(tx, clock, registration, content, publicUrl, seat));
	};

/** Writes the confirmation of a registration, with a new link to the applicant's page. */
async function confirmationOf(
	tx: Queries,
	clock: Clock,
	registration: Pick<Registration, "id"> & Parameters<typeof registeredProgram>[2],
	content: CurrentContent,
	publicUrl: string,
	seat: ClassPlace | null,
): Promise<EmailDocument> {
	const say = await speechIn(tx, clock, registration.language);
	const program = registeredProgram(content, say, registration, publicUrl);
	const page = await createApplicantLink(tx, clock, registration, publicUrl);
	return registrationConfirmation(program, content.school, clock(), page, seat);
}

/** Returns what a visitor is told about the program of a registration. */
export function registeredProgram(
	{ courses, facts }: CurrentContent,
	say: Speech,
	registration: Pick<Registration, "reference" | "courseId" | "courseTitle"> & {
		language: Language;
	},
	publicUrl: string,
): RegisteredProgram {
	const { reference, courseId, courseTitle, language } = registration;
	const course = courses.find(({ id }) => id === courseId);
	const title = say.line(courseTitle);
	const stated = course ? statementsOf(facts, courseId, language) : [];
	return {
		language,
		reference,
		courseTitle: title,
		...(say.english().includes(courseTitle) && { titleLanguage: "en" as const }),
		courseUrl: course ? publicUrl + pathIn(language, `/courses/${course.slug}`) : null,
		facts: stated.map(({ topic, label, answer, language: said }) => ({
			label: topic === "other" ? say.line(label) : label,
			value: answer,
			...(said !== language && { language: said }),
		})),
	};
}
