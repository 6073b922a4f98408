import { implement, type Route } from "#platform/api/call.server.ts";
import * as contract from "#school/classes/contract.ts";
import { listClasses } from "#school/classes/read.server.ts";
import * as service from "#school/classes/service.server.ts";

export const classRoutes = (store: service.ClassStore): Route[] =>
	implement(contract, store, { listClasses, ...service });
