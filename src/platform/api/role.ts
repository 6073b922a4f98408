import type { Access, Endpoint } from "#platform/api/endpoint.ts";

/** What an administrator may do, from everything to reading. */
export const roles = ["full", "desk", "viewer"] as const;
export type Role = (typeof roles)[number];

/** Names of the roles on screens. */
export const roleLabels: Readonly<Record<Role, string>> = {
	full: "Full access",
	desk: "Front desk",
	viewer: "Read only",
};

/** Roles that each access allows. */
const allowed: Readonly<Record<Exclude<Access, "anyone">, readonly Role[]>> = {
	"full access": ["full"],
	"front desk": ["full", "desk"],
	"any role": roles,
};

/** Returns the roles that may call an endpoint; null for one that is for anyone. */
export function rolesOf({ access }: Pick<Endpoint, "access">): readonly Role[] | null {
	return access === "anyone" ? null : allowed[access];
}

/** Returns whether a role may call an endpoint. Server and screens ask the same question. */
export function isAllowed(role: Role, endpoint: Pick<Endpoint, "access">): boolean {
	return rolesOf(endpoint)?.includes(role) ?? true;
}
