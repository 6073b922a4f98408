import { QueryClient } from "@tanstack/react-query";

/** The specification's rules for data in the browser: no retry, nothing goes stale by time, no refetch on focus, no polling. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			retry: false,
			staleTime: Number.POSITIVE_INFINITY,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
			refetchInterval: false,
		},
		mutations: { retry: false },
	},
});
