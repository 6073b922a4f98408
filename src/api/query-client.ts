import { QueryClient } from "@tanstack/react-query";

/** The specification's rules for data in the browser: no retry, nothing goes stale by time, no refetch on focus, no polling. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			// Without it a call waits in silence while the browser believes that there is no network.
			networkMode: "always",
			retry: false,
			staleTime: Number.POSITIVE_INFINITY,
			refetchOnWindowFocus: false,
			refetchOnReconnect: false,
			refetchInterval: false,
		},
		mutations: { networkMode: "always", retry: false },
	},
});
