import type { Role } from "#platform/api/role.ts";

/** Who signs in to the demonstration, and what for. */
export const users: readonly { username: string; role: Role; access: string }[] = [
	{ username: "nadia", role: "full", access: "full access" },
	{ username: "luis", role: "desk", access: "front desk" },
	{ username: "grace", role: "viewer", access: "any role" },
];
