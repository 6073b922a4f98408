import { useQuery } from "@tanstack/react-query";
import { publicQuery } from "#platform/api/public-query.ts";
import { useSchool } from "#school/profile/context.tsx";
import type { School } from "#school/profile/school.ts";
import { getSchool } from "#school/settings/contract.ts";

/** Returns the school with the closures that it has now: a tab may be older than they are. */
export function useCurrentSchool(): School {
	const known = useSchool();
	return useQuery({ ...publicQuery(getSchool), staleTime: 0 }).data ?? known;
}
