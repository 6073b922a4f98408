import { QueryClient } from "@tanstack/react-query";

/** Creates the query client by the specification: no retry, no staleness by time, no refetch on focus, no polling. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			// Otherwise a call pauses silently while the browser believes it is offline.
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
