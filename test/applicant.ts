import type { TestApp } from "./app.ts";
import { emailsAbout } from "./emails.ts";
import { aRegistration } from "./factories.ts";

/** The token of the link to an applicant's page in a text. */
export const tokenIn = (text = ""): string =>
	/\/my-registration\/([\w-]{43})\b/.exec(text)?.[1] ?? "";

/** Registers a visitor and opens their confirmation. */
export async function anApplicant(app: TestApp, change = {}, headers: Record<string, string> = {}) {
	const answer = await app.call("POST", "/api/register", { body: aRegistration(change), headers });
	const [, confirmation] = await emailsAbout(app, answer.json.reference);
	const token = tokenIn(confirmation?.textBody);
	return {
		id: answer.json.id as number,
		reference: answer.json.reference as string,
		details: {
			fullName: answer.json.fullName as string,
			email: answer.json.email as string,
			phone: answer.json.phone as string,
		},
		confirmation,
		token,
		/** Path of the API for this applicant. */
		path: `/api/my-registration/${token}`,
	};
}
