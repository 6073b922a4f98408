import { implement, type Route } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import * as catalogService from "#school/courses/catalog.server.ts";
import * as catalog from "#school/courses/catalog-contract.ts";
import * as contract from "#school/courses/contract.ts";
import * as service from "#school/courses/service.server.ts";
import * as slugs from "#school/courses/slugs.server.ts";

export const courseRoutes = (store: Store): Route[] =>
	implement({ ...contract, ...catalog }, store, { ...service, ...slugs, ...catalogService });
