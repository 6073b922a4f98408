import { createContext } from "react-router";
import type { Fetch } from "#api/client.ts";

/** While the server renders a page, calls go to the API of the same process through this. */
export const apiFetch = createContext<Fetch>();
