import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import { getSchool, getSettings, updateSettings } from "#settings/contract.ts";
import {
	adminSettings,
	changeSettings,
	currentSchool,
	type SettingsParts,
} from "#settings/service.server.ts";

export const settingsRoutes = (parts: SettingsParts): Route[] => [
	route(getSchool, () => currentSchool(parts.db, parts.clock)),
	route(getSettings, () => adminSettings(parts)),
	route(updateSettings, (call) => changeSettings(parts, actorOf(call), call.body, call.ifMatch)),
];
