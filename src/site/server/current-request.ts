import { AsyncLocalStorage } from "node:async_hooks";

/** The id of the request that the running code works for; undefined in the background. */
export const currentRequestId = new AsyncLocalStorage<string>();
