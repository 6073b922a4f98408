import type { Endpoint } from "#api/endpoint.ts";
import { isAllowed, type Role } from "#api/role.ts";
import { listUsers } from "#auth/contract.ts";
import { dryRunMessage } from "#chat/admin/dry-run-contract.ts";
import { createCourse } from "#courses/contract.ts";
import { createFact } from "#facts/contract.ts";
import { addEntry } from "#people/contract.ts";
import { createCannedReply } from "#replies/contract.ts";
import { getSettings } from "#settings/contract.ts";

/** Pages that not every role can use, each with the call without which it is nothing. */
const guardedPages: Readonly<Record<string, Pick<Endpoint, "access">>> = {
	"/admin/users": listUsers,
	"/admin/settings": getSettings,
	"/admin/calls": addEntry,
	"/admin/courses/new": createCourse,
	"/admin/facts/new": createFact,
	"/admin/canned-replies/new": createCannedReply,
	"/admin/chats/try": dryRunMessage,
};

/** Returns whether a role can use the page at a path. */
export function isAllowedPage(role: Role, pathname: string): boolean {
	const page = guardedPages[pathname.replace(/\/$/, "")];
	return page === undefined || isAllowed(role, page);
}
