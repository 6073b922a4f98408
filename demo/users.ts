import type { Role } from "#platform/api/role.ts";

/** Who signs in to the demonstration. */
export const users: readonly { username: string; role: Role }[] = [
	{ username: "nadia", role: "full" },
	{ username: "luis", role: "desk" },
	{ username: "grace", role: "viewer" },
];
