import { dueSteps } from "#intake/people/due-steps.server.ts";
import { waitingPeople } from "#intake/people/waiting.server.ts";
import { listDueSteps, listWaiting } from "#intake/people/waiting-contract.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

export const waitingRoutes = (db: Database, clock: Clock): Route[] => [
	route(listWaiting, () => waitingPeople(db, clock)),
	route(listDueSteps, ({ caller }) => dueSteps(db, clock, caller.userId)),
];
