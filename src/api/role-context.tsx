import { createContext, type ReactNode, useContext } from "react";
import type { Endpoint } from "#api/endpoint.ts";
import { isAllowed, type Role } from "#api/role.ts";

/** The role of the signed-in administrator. */
export const RoleContext = createContext<Role>("full");

type Call = Pick<Endpoint, "access">;

/** Returns whether the signed-in administrator may make a call. Screens show only what works. */
export function useMay(): (call: Call) => boolean {
	const role = useContext(RoleContext);
	return (call) => isAllowed(role, call);
}

/** Renders its content for those who may make the call. */
export function May({ call, children }: { call: Call; children: ReactNode }) {
	return useMay()(call) ? children : null;
}
