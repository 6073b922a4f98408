import { listOwners, updatePerson } from "#intake/people/change.server.ts";
import * as contract from "#intake/people/contract.ts";
import { listDueTasks } from "#intake/people/due-tasks.server.ts";
import { findDuplicates } from "#intake/people/duplicates.server.ts";
import { addEntry, deleteEntry, updateEntry } from "#intake/people/entries.server.ts";
import { dismissDuplicate, mergePeople, splitRecord } from "#intake/people/merge.server.ts";
import { getPerson } from "#intake/people/read.server.ts";
import { setDetails } from "#intake/people/set-details.server.ts";
import { listWaiting } from "#intake/people/waiting.server.ts";
import * as waiting from "#intake/people/waiting-contract.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";

export const peopleRoutes = (store: Store): Route[] => [
	...implement(contract, store, {
		getPerson,
		updatePerson,
		listOwners,
		addEntry,
		updateEntry,
		deleteEntry,
		findDuplicates,
		mergePeople,
		splitRecord,
		dismissDuplicate,
		setDetails,
	}),
	...implement(waiting, store, { listWaiting, listDueTasks }),
];
