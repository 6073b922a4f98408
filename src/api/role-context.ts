import { createContext, useContext } from "react";
import type { Endpoint } from "#api/endpoint.ts";
import { isAllowed, type Role } from "#api/role.ts";

/** The role of the signed-in administrator. */
export const RoleContext = createContext<Role>("full");

/** Returns whether the signed-in administrator may call an endpoint; screens hide what they may not. */
export function useMay(): (endpoint: Pick<Endpoint, "access">) => boolean {
	const role = useContext(RoleContext);
	return (endpoint) => isAllowed(role, endpoint);
}
