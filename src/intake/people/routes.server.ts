import * as change from "#intake/people/change.server.ts";
import * as contract from "#intake/people/contract.ts";
import * as dueTasks from "#intake/people/due-tasks.server.ts";
import * as duplicates from "#intake/people/duplicates.server.ts";
import * as entries from "#intake/people/entries.server.ts";
import * as merge from "#intake/people/merge.server.ts";
import * as read from "#intake/people/read.server.ts";
import * as setDetails from "#intake/people/set-details.server.ts";
import * as waitingService from "#intake/people/waiting.server.ts";
import * as waiting from "#intake/people/waiting-contract.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const peopleRoutes = (store: Store): Route[] => [
	...implement(contract, store, {
		...read,
		...change,
		...entries,
		...duplicates,
		...merge,
		...setDetails,
	}),
	...implement(waiting, store, { ...waitingService, ...dueTasks }),
];
