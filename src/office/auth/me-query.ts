import { queryOptions } from "@tanstack/react-query";
import { getMe, type Me, me } from "#office/auth/second-factor-contract.ts";
import { readSession } from "#office/auth/session-store.ts";
import { call } from "#platform/api/client.ts";

/**
 * Queries the signed-in user's role. Null if the server does not say: then screens show everything, and
 * the server decides. It prompts for nothing, because it is asked before there is a screen.
 */
export const meQuery = () =>
	queryOptions({
		queryKey: [getMe.path],
		queryFn: async ({ signal }): Promise<Me | null> => {
			const headers = { authorization: `Bearer ${readSession()?.token}` };
			const answer = me.safeParse(await call(getMe, { headers, signal }));
			return answer.success ? answer.data : null;
		},
		meta: { shows: getMe.shows, follows: ["change", "return"] },
	});
