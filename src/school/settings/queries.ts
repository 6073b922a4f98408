import { queryOptions } from "@tanstack/react-query";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { getSettings, type SettingsPatch, updateSettings } from "#school/settings/contract.ts";
import { getRetentionStatus } from "#school/settings/retention-contract.ts";

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
