import { queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#api/admin-call.ts";
import { getSettings, type SettingsPatch, updateSettings } from "#settings/contract.ts";
import { getRetentionStatus } from "#settings/retention-contract.ts";

/** Queries the settings. */
export const settingsQuery = () =>
	queryOptions({
		queryKey: ["settings"],
		queryFn: ({ signal }) => adminCall(getSettings, { signal }),
	});

/** Queries what the retention rules delete next. */
export const retentionQuery = () =>
	queryOptions({
		queryKey: ["settings", "retention"],
		queryFn: ({ signal }) => adminCall(getRetentionStatus, { signal }),
	});

/** Changes some sections. Fails with 412 if the settings have changed since `version`. */
export const saveSettings = (body: SettingsPatch, version: number | undefined) =>
	adminCall(updateSettings, { body, headers: ifMatch(version) });
