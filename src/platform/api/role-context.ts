import { createContext, useContext } from "react";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { isAllowed, type Role } from "#platform/api/role.ts";

/** The role of the signed-in administrator. */
export const RoleContext = createContext<Role>("full");

/** Returns whether the signed-in administrator may make a call. Screens show only what works. */
export function useMay(): (call: Pick<Endpoint, "access">) => boolean {
	const role = useContext(RoleContext);
	return (call) => isAllowed(role, call);
}
