import { queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#api/admin-call.ts";
import { getSettings, type SettingsPatch, updateSettings } from "#settings/contract.ts";

/** Queries the settings. */
export const settingsQuery = () =>
	queryOptions({
		queryKey: ["settings"],
		queryFn: ({ signal }) => adminCall(getSettings, { signal }),
	});

/** Changes some sections. Fails with 412 if the settings have changed since `version`. */
export const saveSettings = (body: SettingsPatch, version: number | undefined) =>
	adminCall(updateSettings, { body, headers: ifMatch(version) });
