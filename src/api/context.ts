import { createContext } from "react-router";
import type { Fetch } from "#api/client.ts";

/** Router context key of the in-process API, which server rendering calls. */
export const apiFetch = createContext<Fetch>();
