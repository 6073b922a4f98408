import { isDeepStrictEqual } from "node:util";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import type { Failure } from "#api/failure.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { lockContent } from "#database/content.server.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import { isStale, staleRecord } from "#database/version.server.ts";
import { newYorkTime } from "#school/new-york.ts";
import type { School } from "#school/school.ts";
import {
	type AdminSettings,
	SCHOOL_SETTINGS_ID,
	type Section,
	type Settings,
	type SettingsPatch,
	sectionNames,
} from "#settings/contract.ts";
import { defaultSettings } from "#settings/defaults.ts";
import { publishedSchool } from "#settings/public-school.ts";
import { redirectUses, shadowedPage } from "#settings/redirects.server.ts";

const words: Record<Section, string> = {
	name: "name",
	address: "address",
	phone: "phone",
	secondPhone: "second phone",
	email: "email",
	week: "opening hours",
	closedDays: "holidays and closures",
	announcement: "announcement",
	testimonials: "testimonials",
	redirects: "redirects",
};

/** Returns today's public settings. */
export async function currentSchool(db: Queries, clock: Clock): Promise<School> {
	return publishedSchool((await readSettings(db)).settings, todayInNewYork(clock));
}

/** Returns the current settings: customized sections, and defaults for the rest. */
export async function readSettings(db: Queries): Promise<{
	settings: Settings;
	customizedSections: Section[];
	version: number;
	updatedAt: string | null;
}> {
	const { values, version, updatedAt } = await db
		.selectFrom("settings")
		.selectAll()
		.executeTakeFirstOrThrow();
	const changed = JSON.parse(values) as Partial<Settings>;
	return {
		settings: { ...defaultSettings, ...changed },
		customizedSections: sectionNames.filter((name) => name in changed),
		version,
		updatedAt,
	};
}

/** Returns the settings as shown to administrators. */
export async function adminSettings(db: Queries, clock: Clock): Promise<AdminSettings> {
	const read = await readSettings(db);
	const today = todayInNewYork(clock);
	return {
		...read,
		redirectUses: await redirectUses(db, clock),
		school: publishedSchool(read.settings, today) as AdminSettings["school"],
	};
}

/** Changes any sections. Default values are not stored, so that newer defaults apply. */
export function changeSettings(
	db: Database,
	clock: Clock,
	actor: Actor,
	patch: SettingsPatch,
	ifMatch: IfMatch,
): Promise<AdminSettings | Failure> {
	return transaction<AdminSettings | Failure>(db, async (tx) => {
		await lockContent(tx);
		const before = await readSettings(tx);
		if (isStale(before, ifMatch)) return staleRecord;
		const after = applyPatch(before.settings, patch);
		const changed = sectionNames.filter(
			(name) => !isDeepStrictEqual(before.settings[name], after[name]),
		);
		if (changed.length === 0) return adminSettings(tx, clock);
		if (changed.includes("redirects")) {
			const hidden = await shadowedPage(tx, after.redirects);
			if (hidden) return hidden;
		}
		const customizedSections = sectionNames.filter(
			(name) => !isDeepStrictEqual(after[name], defaultSettings[name]),
		);
		const written = await tx
			.updateTable("settings")
			.set({
				values: JSON.stringify(
					Object.fromEntries(customizedSections.map((name) => [name, after[name]])),
				),
				version: before.version + 1,
				updatedAt: instantFrom(clock),
			})
			.where("version", "=", before.version)
			.returning("id")
			.executeTakeFirst();
		if (!written) return staleRecord;
		const pick = (settings: Settings) =>
			Object.fromEntries(changed.map((name) => [name, settings[name]]));
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind: "settings",
			recordId: SCHOOL_SETTINGS_ID,
			label: `Settings: ${changed.map((name) => words[name]).join(", ")}`,
			before: pick(before.settings),
			after: pick(after),
		});
		return adminSettings(tx, clock);
	});
}

function applyPatch(before: Settings, patch: SettingsPatch): Settings {
	const after: Record<string, unknown> = { ...before };
	for (const name of sectionNames) {
		const value = patch[name];
		if (value === undefined) continue;
		// For the second phone null means none; for every other section, the default.
		after[name] = value === null && name !== "secondPhone" ? defaultSettings[name] : value;
	}
	return after as Settings;
}

function todayInNewYork(clock: Clock): string {
	return newYorkTime(clock()).slice(0, 10);
}
