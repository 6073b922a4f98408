import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	type ApplicantPageStatus,
	createLink,
	getApplicantStatus,
	noteChanges,
	revokeLinks,
} from "#intake/registrations/applicant/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";

/** Queries the page of an applicant, and whether a link to it works. */
export const applicantQuery = (id: number) =>
	queryOptions({
		queryKey: ["applicant", id],
		queryFn: ({ signal }) => adminCall(getApplicantStatus, { params: { id }, signal }),
		// Applicants change it while the list stays the same.
		refetchOnMount: "always",
	});

export const newLink = (id: number) => adminCall(createLink, { params: { id } });

export const revoke = (id: number) => adminCall(revokeLinks, { params: { id } });

/** Takes note of what was on the screen. */
export const markSeen = (id: number, news: ApplicantPageStatus["news"]) =>
	adminCall(noteChanges, { params: { id }, body: { ids: news.map((one) => one.id) } });

/** Invalidates what shows the page of an applicant after a change of it. */
export const refreshApplicant = (queries: QueryClient) =>
	Promise.all(
		["applicant", "tasks", "activity", "people"].map((key) =>
			queries.invalidateQueries({ queryKey: [key] }),
		),
	);
