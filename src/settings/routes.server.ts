import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { getSchool, getSettings, updateSettings } from "#settings/contract.ts";
import { adminSettings, changeSettings, currentSchool } from "#settings/service.server.ts";

export const settingsRoutes = (db: Database, clock: Clock): Route[] => [
	route(getSchool, () => currentSchool(db, clock)),
	route(getSettings, () => adminSettings(db, clock)),
	route(updateSettings, (call) =>
		changeSettings(db, clock, actorOf(call), call.body, call.ifMatch),
	),
];
