import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import { getSchool, getSettings, updateSettings } from "#school/settings/contract.ts";
import { getRetention } from "#school/settings/public-contract.ts";
import {
	adminSettings,
	changeSettings,
	currentSchool,
	readRetention,
	type SettingsParts,
} from "#school/settings/service.server.ts";

export const settingsRoutes = (parts: SettingsParts): Route[] => [
	route(getSchool, () => currentSchool(parts.db, parts.clock)),
	route(getRetention, () => readRetention(parts.db)),
	route(getSettings, () => adminSettings(parts)),
	route(updateSettings, (call) => changeSettings(parts, actorOf(call), call.body, call.ifMatch)),
];
