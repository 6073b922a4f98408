import type { Call } from "#platform/api/call.server.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";

/** A call of a service, with what it reads. */
export const aCall = <E extends Endpoint>(call: Partial<Call<E>>): Call<E> => call as Call<E>;
