import {
	type ChatSettings,
	chatSectionNames,
	type SchoolSettings,
	type Section,
	type Settings,
	type SettingsPatch,
} from "#school/settings/contract.ts";
import type { FieldErrors } from "#ui/field-errors.ts";

/** The settings as they are typed. */
export type SettingsValues = Omit<SchoolSettings, NumberSection> &
	Record<NumberSection, string> & {
		/** A closure that is typed and not on the list yet: a save adds it. */
		newClosure: { day: string; name: string };
	};

export type NumberSection = keyof ChatSettings | "offerHours";
const numberSections: readonly NumberSection[] = [...chatSectionNames, "offerHours"];

export function valuesOf(settings: Settings): SettingsValues {
	const typed = numberSections.map((name) => [name, String(settings[name])]);
	return { ...settings, ...Object.fromEntries(typed), newClosure: noClosure };
}

export const noClosure: SettingsValues["newClosure"] = { day: "", name: "" };

/** The closures with the one that is typed, if it is complete, in order. */
export function allClosedDays({ closedDays, newClosure }: SettingsValues) {
	const { day, name } = newClosure;
	if (!day || !name.trim()) return closedDays;
	const all = [...closedDays, { day, name: name.trim() }];
	return all.sort((a, b) => a.day.localeCompare(b.day));
}

/** Returns what a closure lacks that is typed in part, by path. */
export function closureErrors({ day, name }: SettingsValues["newClosure"]): FieldErrors {
	if (Boolean(day) === Boolean(name.trim())) return {};
	return day
		? { "newClosure.name": "Please name this closure, or clear its date" }
		: { "newClosure.day": "Please choose the date of this closure, or clear its name" };
}

/** The sections as they are stored. A text that is no number becomes NaN, which the contract refuses. */
export function patchOf(
	values: SettingsValues,
	names: readonly (keyof SettingsValues)[],
): SettingsPatch {
	const typed = { ...values, closedDays: allClosedDays(values) };
	const sections = [...new Set(names.map(sectionOf))];
	const isNumber = (name: Section): name is NumberSection =>
		(numberSections as readonly Section[]).includes(name);
	return Object.fromEntries(
		sections.map((name) => [name, isNumber(name) ? numberIn(typed[name]) : typed[name]]),
	);
}

/** The section that a field of the form is stored in. */
export const sectionOf = (name: keyof SettingsValues): Section =>
	name === "newClosure" ? "closedDays" : name;

function numberIn(text: string): number {
	const digits = text.replaceAll(",", "").trim();
	return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
