import { isDeepStrictEqual } from "node:util";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Failure } from "#platform/api/failure.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { isStale, staleRecord } from "#platform/database/version.server.ts";
import {
	type KeptFor,
	type Period,
	type RetainedKind,
	retainedKinds,
} from "#school/profile/retention.ts";
import type { School } from "#school/profile/school.ts";
import { readChatSettings, writeChatSettings } from "#school/settings/chat-settings.server.ts";
import type * as contract from "#school/settings/contract.ts";
import {
	type AdminSettings,
	type ChatSettings,
	chatSectionNames,
	SCHOOL_SETTINGS_ID,
	type SchoolSettings,
	type Section,
	type Settings,
	type SettingsPatch,
	sectionNames,
} from "#school/settings/contract.ts";
import { defaultChatSettings, defaultSettings } from "#school/settings/defaults.ts";
import { publishedSchool } from "#school/settings/public-school.ts";
import { redirectUses, wrongRedirect } from "#school/settings/redirects.server.ts";
import { readRules, settleRules } from "#school/settings/retention-rules.server.ts";
import { chosenPeriods, periodSections } from "#school/settings/retention-rules.ts";

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
	keepRegistrations: "retention of registrations",
	keepMessages: "retention of messages",
	keepActivity: "retention of the activity log",
	offerHours: "opening hours of an offer",
	retentionDays: "chat retention",
	modelCallsPerDay: "language model calls per day",
	modelCallsPerVisitor: "language model calls per visitor",
};

const defaults: Settings = { ...defaultSettings, ...defaultChatSettings };

/** Returns today's public settings. */
export async function getSchool({ db, clock }: Store<Queries>): Promise<School> {
	const school = publishedSchool((await readSettings(db)).settings, newYorkClock(clock()).day);
	const { announcement } = school;
	return announcement === null
		? school
		: { ...school, announcement: await withSpanish(db, announcement) };
}

/** Names the translation of the announcement. */
export const ANNOUNCEMENT = "announcement";

async function withSpanish(
	db: Queries,
	announcement: NonNullable<School["announcement"]>,
): Promise<School["announcement"]> {
	const own = await db
		.selectFrom("translations")
		.select("spanish")
		.where("name", "=", ANNOUNCEMENT)
		.where("english", "=", announcement.text)
		.executeTakeFirst();
	return { ...announcement, spanish: own?.spanish ?? null };
}

/** Returns the school's current settings: customized sections, and defaults for the rest. */
export async function readSettings(db: Queries): Promise<{
	settings: SchoolSettings;
	customizedSections: Section[];
	version: number;
	updatedAt: string | null;
}> {
	const { values, version, updatedAt } = await db
		.selectFrom("settings")
		.selectAll()
		.executeTakeFirstOrThrow();
	const changed = JSON.parse(values) as Partial<SchoolSettings>;
	return {
		settings: { ...defaultSettings, ...changed },
		customizedSections: sectionNames.filter((name) => name in changed),
		version,
		updatedAt,
	};
}

/** Returns how long each kind of record is kept by the settings. */
export async function readPeriods(db: Queries): Promise<Record<RetainedKind, Period>> {
	return chosenPeriods({ ...(await readSettings(db)).settings, ...(await readChatSettings(db)) });
}

/** Returns what the privacy policy says about it. */
export async function getRetention({ db }: Store): Promise<KeptFor> {
	const { registrations, messages, conversations } = await readPeriods(db);
	const rules = await readRules(db);
	const days = [rules.registrations, rules.messages, rules.conversations]
		.flatMap(({ changedOn }) => changedOn ?? [])
		.sort();
	return { registrations, messages, conversations, changedOn: days.at(-1) ?? null };
}

/** What the settings tell besides what is stored. */
export interface SettingsStore<Db extends Queries = Database> extends Store<Db> {
	/** Whether a language model is set up. */
	hasModel: boolean;
}

/** Returns all settings as shown to administrators, including the assistant's. */
export async function getSettings(store: SettingsStore<Queries>): Promise<AdminSettings> {
	const { db, clock, hasModel } = store;
	const read = await readSettings(db);
	const settings = { ...read.settings, ...(await readChatSettings(db)) };
	const today = newYorkClock(clock()).day;
	return {
		...read,
		settings,
		customizedSections: customizedIn(settings),
		redirectUses: await redirectUses(db, clock),
		hasModel,
		school: publishedSchool(settings, today),
	};
}

const customizedIn = (settings: Settings): Section[] =>
	sectionNames.filter((name) => !isDeepStrictEqual(settings[name], defaults[name]));

/**
 * Updates any sections. Default values of the school's sections are not stored, so that newer
 * defaults apply.
 */
export function updateSettings(
	store: SettingsStore,
	{ body: patch, ifMatch, actor }: Call<typeof contract.updateSettings>,
): Promise<AdminSettings | Failure> {
	const { db, clock } = store;
	return transaction<AdminSettings | Failure>(db, async (tx) => {
		await lockContent(tx);
		const before = await getSettings({ ...store, db: tx });
		if (isStale(before, ifMatch)) return staleRecord;
		const after = applyPatch(before.settings, patch);
		const changed = sectionNames.filter(
			(name) => !isDeepStrictEqual(before.settings[name], after[name]),
		);
		if (changed.length === 0) return before;
		if (changed.includes("redirects")) {
			const wrong = await wrongRedirect(tx, after.redirects, before.settings.redirects);
			if (wrong) return wrong;
		}
		const { chat, customized } = partsOf(after);
		await writeChatSettings(tx, chat);
		const written = await tx
			.updateTable("settings")
			.set({
				values: JSON.stringify(customized),
				version: before.version + 1,
				updatedAt: instantFrom(clock),
			})
			.where("version", "=", before.version)
			.returning("id")
			.executeTakeFirst();
		if (!written) return staleRecord;
		const kinds = retainedKinds.filter((kind) => changed.includes(periodSections[kind]));
		if (kinds.length > 0) {
			await settleRules(tx, chosenPeriods(after), newYorkClock(clock()).day, kinds);
		}
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
		return getSettings({ ...store, db: tx });
	});
}

/** Splits settings by table: the assistant's settings, and the customized sections of the school. */
function partsOf(settings: Settings) {
	const pick = (names: readonly Section[]) =>
		Object.fromEntries(names.map((name) => [name, settings[name]]));
	const isChat = (name: Section) => (chatSectionNames as Section[]).includes(name);
	return {
		chat: pick(chatSectionNames) as unknown as ChatSettings,
		customized: pick(customizedIn(settings).filter((name) => !isChat(name))),
	};
}

function applyPatch(before: Settings, patch: SettingsPatch): Settings {
	const after: Record<string, unknown> = { ...before };
	for (const name of sectionNames) {
		const value = patch[name];
		if (value === undefined) continue;
		// For the second phone null means none; for every other section, the default.
		after[name] = value === null && name !== "secondPhone" ? defaults[name] : value;
	}
	return after as Settings;
}
