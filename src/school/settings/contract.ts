import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";
import { email, instant, line, longText, optional, phone } from "#platform/api/fields.ts";
import { day } from "#platform/api/list.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { MAX_CHAT_RETENTION_DAYS } from "#school/profile/retention.ts";
import { school } from "#school/profile/school.ts";
import { testimonials as samples, testimonialsAreSamples } from "#school/profile/testimonials.ts";
import { redirects } from "#school/settings/redirects-contract.ts";
import { period } from "#school/settings/retention-contract.ts";

const address = z.object({
	street: line({ max: 100, required: "Please enter the street" }),
	city: line({ max: 60, required: "Please enter the city" }),
	state: line({ max: 30, required: "Please enter the two-letter state code, such as NJ" }).check(
		z.regex(/^[A-Z]{2}$/, { error: "Please enter the two-letter state code, such as NJ" }),
	),
	zip: line({ max: 10, required: "Please enter the ZIP code" }).check(
		z.regex(/^\d{5}(-\d{4})?$/, { error: "Please enter a five-digit ZIP code" }),
	),
});

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Hours of one weekday as `HH:MM` in New York; both null on a closed day. */
const weekday = z.object({ opens: z.nullable(timeOfDay), closes: z.nullable(timeOfDay) }).check(
	z.refine(({ opens, closes }) => (opens === null) === (closes === null), {
		error: "Please choose both an opening and a closing time",
	}),
	z.refine(({ opens, closes }) => opens === null || closes === null || opens < closes, {
		error: "Closing time must be after opening time",
	}),
);

/** Sunday to Saturday. */
const week = z.array(weekday).check(z.length(7, { error: "A week has seven days" }));

type Closures = readonly { day: string }[];

const repeatedDay = (days: Closures): string | undefined =>
	days.find(({ day }, at) => days.findIndex((other) => other.day === day) < at)?.day;

const closedDays = z
	.array(
		z.object({ day, name: line({ max: 60, required: "Please enter a name for this closure" }) }),
	)
	.check(
		z.maxLength(60, { error: "You can add up to 60 closures" }),
		z.refine((days) => repeatedDay(days) === undefined, {
			error: ({ input }) => `${writtenDay(repeatedDay(input as Closures) ?? "")} is listed twice`,
		}),
	);

/** Most characters of an announcement: one line on a desktop. */
export const MAX_ANNOUNCEMENT = 90;

const announcement = z
	.object({
		shown: z.boolean(),
		text: optional(line({ max: MAX_ANNOUNCEMENT })),
		/** Calendar days in New York, inclusive. */
		from: optional(day),
		to: optional(day),
	})
	.check(
		z.refine(({ shown, text }) => !shown || text !== null, {
			error: "Please enter the announcement text",
			path: ["text"],
		}),
		z.refine(({ from, to }) => from === null || to === null || from <= to, {
			error: "The end date can’t be before the start date",
			path: ["to"],
		}),
	);

const isSample = (field: "text" | "name", value: string) =>
	testimonialsAreSamples && samples.some((sample) => sample[field] === value);

const testimonials = z
	.array(
		z
			.object({
				text: longText({ max: 400, required: "Please enter the quote" }),
				name: line({ max: 60, required: "Please enter the name" }),
				title: line({ max: 80, required: "Please enter the graduate’s title" }),
				/** The person is real and agreed in writing; otherwise it is shown as a sample. */
				isConfirmed: z.boolean(),
			})
			.check(
				z.refine(({ isConfirmed, text }) => !isConfirmed || !isSample("text", text), {
					error: "This quote is a sample. Please enter the words of a real graduate",
					path: ["text"],
				}),
				z.refine(({ isConfirmed, name }) => !isConfirmed || !isSample("name", name), {
					error: "This name is a sample. Please enter the name of a real graduate",
					path: ["name"],
				}),
			),
	)
	.check(
		z.minLength(3, { error: "The home page needs at least three testimonials" }),
		z.maxLength(12, { error: "You can add up to 12 testimonials" }),
	);

const countUpTo = (min: number, max: number) => {
	const error = `Please enter a number from ${min} to ${max.toLocaleString("en-US")}`;
	return z.int({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
};

/** Settings of the school, by section. */
const schoolSections = {
	name: line({ max: 100, required: "Please enter the school’s name" }),
	address,
	phone,
	secondPhone: optional(phone),
	email,
	week,
	closedDays,
	announcement,
	testimonials,
	redirects,
	/** How long records are kept; for conversations see below. */
	keepRegistrations: period,
	keepMessages: period,
	keepActivity: period,
	/** How many opening hours the offer of a seat in a class lasts. */
	offerHours: countUpTo(1, 200),
} as const;

/** How the assistant is run. They have a table of their own, which the chat reads. */
const chatSections = {
	/** Conversations are deleted so many days after their last question. */
	retentionDays: countUpTo(1, MAX_CHAT_RETENTION_DAYS),
	modelCallsPerDay: countUpTo(0, 1_000_000),
	modelCallsPerVisitor: countUpTo(0, 10_000),
} as const;

export type SchoolSettings = z.output<z.ZodMiniObject<typeof schoolSections>>;
export type ChatSettings = z.output<z.ZodMiniObject<typeof chatSections>>;
export const chatSectionNames = Object.keys(chatSections) as (keyof ChatSettings)[];

/** What a school changes without a developer, section by section. */
export const sections = { ...schoolSections, ...chatSections } as const;

const settings = z.object(sections);
export type Settings = z.output<typeof settings>;
export type Section = keyof Settings;
export const sectionNames = Object.keys(sections) as Section[];

/** Any of the sections; null restores a section's default. */
export const settingsPatch = z.object({
	...(Object.fromEntries(
		Object.entries(sections).map(([name, section]) => [name, z.optional(z.nullable(section))]),
	) as { [Name in Section]: z.ZodMiniOptional<z.ZodMiniNullable<(typeof sections)[Name]>> }),
	// Of a second phone null means none.
	secondPhone: z.optional(sections.secondPhone),
});
export type SettingsPatch = z.output<typeof settingsPatch>;

/** Settings as shown to administrators. */
const adminSettings = z.object({
	version: z.int(),
	updatedAt: z.nullable(instant),
	settings,
	/** Customized sections; the others have their defaults. */
	customizedSections: z.array(z.enum(sectionNames as [Section, ...Section[]])),
	/** Hits of each redirect in the last 30 days, by old path. */
	redirectUses: z.record(z.string(), z.int()),
	/** Whether a language model is set up on this server. */
	hasModel: z.boolean(),
	/** The same settings as visitors see them now, for a preview. */
	school,
});
export type AdminSettings = z.output<typeof adminSettings>;

export const getSchool = endpoint("GET /api/school", {
	access: "anyone",
	summary: "Returns the school profile and content of the public pages",
	response: school,
});

/** Label of the settings in the activity log. */
export const SCHOOL_SETTINGS_ID = "school";

export const getSettings = endpoint("GET /api/admin/settings", {
	access: "full access",
	summary: "Returns the school's settings",
	response: adminSettings,
	versioned: true,
	shows: ["settings"],
});

export const updateSettings = endpoint("PATCH /api/admin/settings", {
	access: "full access",
	summary: "Updates any sections of the settings; null resets a section to its default",
	body: settingsPatch,
	response: adminSettings,
	versioned: true,
	announces: { kind: "settings", change: "changed" },
});
