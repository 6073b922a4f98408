import { addEntry } from "#intake/people/contract.ts";
import { createCannedReply } from "#intake/replies/contract.ts";
import { listUsers } from "#office/auth/contract.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { isAllowed, type Role } from "#platform/api/role.ts";
import { createClass } from "#school/classes/contract.ts";
import { createCourse } from "#school/courses/contract.ts";
import { createFact } from "#school/facts/contract.ts";
import { getSettings } from "#school/settings/contract.ts";

/** Pages that not every role can use, each with the call without which it is nothing. */
const guardedPages: Readonly<Record<string, Pick<Endpoint, "access">>> = {
	"/admin/users": listUsers,
	"/admin/settings": getSettings,
	"/admin/calls": addEntry,
	"/admin/courses/new": createCourse,
	"/admin/classes/new": createClass,
	"/admin/facts/new": createFact,
	"/admin/canned-replies/new": createCannedReply,
};

/** Returns whether a role can use the page at a path. */
export function isAllowedPage(role: Role, pathname: string): boolean {
	const page = guardedPages[pathname.replace(/\/$/, "")];
	return page === undefined || isAllowed(role, page);
}
