import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { dueSteps } from "#people/due-steps.server.ts";
import { waitingPeople } from "#people/waiting.server.ts";
import { listDueSteps, listWaiting } from "#people/waiting-contract.ts";

export const waitingRoutes = (db: Database, clock: Clock): Route[] => [
	route(listWaiting, () => waitingPeople(db, clock)),
	route(listDueSteps, ({ caller }) => dueSteps(db, clock, caller.userId)),
];
