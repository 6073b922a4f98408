import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	type CountedEmails,
	getMailStatus,
	getResendTarget,
	resendEmail,
	retryEmails,
	retryMatchingEmails,
	sendTestEmail,
} from "#intake/mail/contract.ts";
import { emailList, getEmailContent } from "#intake/mail/email-list.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";
import { EXPORT_ROWS } from "#platform/api/list.ts";

/** The record that emails are about. */
export type EmailsAbout = { registrationId: number } | { contactId: number };

const { list } = emailList.endpoints;

/** Queries the emails about a record, oldest first. No record has more than the limit, above which a list is an export. */
export const emailsAboutQuery = (about: EmailsAbout) =>
	queryOptions({
		queryKey: ["emails", "about", about],
		queryFn: async ({ signal }) => {
			const [current, archived] = await Promise.all([
				adminCall(list, { query: { ...about, limit: EXPORT_ROWS }, signal }),
				adminCall(list, { query: { ...about, archived: "true", limit: EXPORT_ROWS }, signal }),
			]);
			return [...current, ...archived].sort((a, b) => a.id - b.id);
		},
	});

/** Queries an email in full. */
export const emailContentQuery = (id: number) =>
	queryOptions({
		queryKey: ["emails", "content", id],
		queryFn: ({ signal }) => adminCall(getEmailContent, { params: { id }, signal }),
	});

/** Queries how the school hears of registrations, and what is stuck. */
export const mailStatusQuery = () =>
	queryOptions({
		queryKey: ["mail-status"],
		queryFn: ({ signal }) => adminCall(getMailStatus, { signal }),
	});

/** Sends the given emails again. */
export const retry = (ids: readonly number[]) =>
	adminCall(retryEmails, { body: { ids: [...ids] } });

/** Sends all emails that match the filters again, if there are `total`. */
export const retryMatching = (
	query: RequestOf<typeof retryMatchingEmails>["query"],
	total: number,
) => adminCall(retryMatchingEmails, { query, body: { total } });

/** Sends all emails of one kind. */
export const retryAll = (all: CountedEmails) => adminCall(retryEmails, { body: { all } });

/** Loads where an email goes if it is sent again. */
export const loadResendTarget = (id: number) => adminCall(getResendTarget, { params: { id } });

/** Sends an email again. @param to the address that was shown before */
export const resend = ({ id, to }: { id: number; to: string | null }) =>
	adminCall(resendEmail, { params: { id }, body: { to } });

export const sendTest = (to: string) => adminCall(sendTestEmail, { body: { to } });

/** Invalidates emails, their counts and the links in them after a change. */
export function refreshEmails(queries: QueryClient) {
	return Promise.all([
		recordListQueries(emailList).refresh(queries),
		queries.invalidateQueries({ queryKey: ["mail-status"] }),
		queries.invalidateQueries({ queryKey: ["applicant"] }),
	]);
}
