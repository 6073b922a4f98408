import { type QueryClient, queryOptions } from "@tanstack/react-query";
import {
	type Erasure,
	erasePerson,
	getPersonalData,
	type PersonalData,
} from "#overview/personal-data/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";

/** Queries everything that is stored about a person. */
export const personalDataQuery = (id: number) =>
	queryOptions({
		queryKey: ["people", id, "personal data"],
		queryFn: ({ signal }) => adminCall(getPersonalData, { params: { id }, signal }),
	});

/** Erases everything of a person. Fails with 412 if the person has changed since. */
export const erase = ({ version, person: { id } }: PersonalData, body: Erasure) =>
	adminCall(erasePerson, { params: { id }, body, headers: ifMatch(version) });

/** Forgets everything that was loaded: any of it may show the erased person. */
export const forgetLoaded = (queries: QueryClient) => queries.invalidateQueries();
