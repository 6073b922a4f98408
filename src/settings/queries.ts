import { queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#api/admin-call.ts";
import { getSettings, type SettingsPatch, updateSettings } from "#settings/contract.ts";

/** What the school changes without a developer. */
export const settingsQuery = () =>
	queryOptions({
		queryKey: ["settings"],
		queryFn: ({ signal }) => adminCall(getSettings, { signal }),
	});

/** Changes some sections, if nobody changed the settings since `version`. */
export const saveSettings = (body: SettingsPatch, version: number | undefined) =>
	adminCall(updateSettings, { body, headers: ifMatch(version) });
