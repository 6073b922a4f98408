import { implement, type Route } from "#platform/api/call.server.ts";
import * as contract from "#school/classes/contract.ts";
import { listAdminClasses, listClasses } from "#school/classes/read.server.ts";
import {
	type ClassStore,
	createClass,
	deleteClass,
	getClass,
	updateClass,
} from "#school/classes/service.server.ts";

export const classRoutes = (store: ClassStore): Route[] =>
	implement(contract, store, {
		listClasses,
		listAdminClasses,
		getClass,
		createClass,
		updateClass,
		deleteClass,
	});
