import type { EmailRow } from "#database/tables.server.ts";
import type { TestApp } from "./app.ts";

/** Returns all emails, in the order in which they were stored. */
export const allEmails = (app: TestApp): Promise<EmailRow[]> =>
	app.db.selectFrom("emails").selectAll().orderBy("id").execute();

/** Returns the emails about a record, by its reference number, in the order in which they were stored. */
export const emailsAbout = async (app: TestApp, reference: string): Promise<EmailRow[]> =>
	(await allEmails(app)).filter((email) => email.reference === reference);
