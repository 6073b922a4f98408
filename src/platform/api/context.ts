import { createContext } from "react-router";
import type { Fetch } from "#platform/api/client.ts";

/** Router context key of the in-process API, which server rendering calls. */
export const apiFetch = createContext<Fetch>();

/** Router context key: the public origin of this site; null for the origin of the request. */
export const publicOrigin = createContext<string | null>(null);

/** Router context key: whether this site is a demonstration. */
export const isDemo = createContext(false);
