import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as contract from "#school/classes/contract.ts";
import { listAdminClasses, listClasses } from "#school/classes/read.server.ts";
import { createClass, deleteClass, getClass, updateClass } from "#school/classes/service.server.ts";

export const classRoutes = (store: Store): Route[] =>
	implement(contract, store, {
		listClasses,
		listAdminClasses,
		getClass,
		createClass,
		updateClass,
		deleteClass,
	});
