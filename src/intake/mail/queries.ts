import { queryOptions } from "@tanstack/react-query";
import { getMailStatus } from "#intake/mail/contract.ts";
import { emailList } from "#intake/mail/email-list.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { EXPORT_ROWS } from "#platform/api/list.ts";
import { queryOf } from "#platform/api/query-of.ts";
import type { Occasion } from "#platform/api/refresh.ts";

/** The record that emails are about. */
export type EmailsAbout = { registrationId: number } | { contactId: number };

const { list } = emailList.endpoints;

/** Emails are sent by themselves, also while a page loads. */
const follows: readonly Occasion[] = ["connection", "change", "return"];

/** Queries the emails about a record, oldest first. No record has more than the limit, above which a list is an export. */
export const emailsAboutQuery = (about: EmailsAbout) =>
	queryOptions({
		queryKey: [list.path, "about", about],
		queryFn: async ({ signal }) => {
			const [current, archived] = await Promise.all([
				adminCall(list, { query: { ...about, limit: EXPORT_ROWS }, signal }),
				adminCall(list, { query: { ...about, archived: "true", limit: EXPORT_ROWS }, signal }),
			]);
			return [...current, ...archived].sort((a, b) => a.id - b.id);
		},
		meta: { shows: list.shows, follows },
	});

/** Queries how the school hears of registrations, and what is stuck. */
export const mailStatusQuery = () => queryOf(getMailStatus, {}, follows);
