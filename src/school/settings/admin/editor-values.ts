import {
	type ChatSettings,
	chatSectionNames,
	type SchoolSettings,
	type Section,
	type Settings,
	type SettingsPatch,
} from "#school/settings/contract.ts";

/** The settings as they are typed. */
export type SettingsValues = Omit<SchoolSettings, NumberSection> & Record<NumberSection, string>;

export type NumberSection = keyof ChatSettings | "offerHours";
const numberSections: readonly NumberSection[] = [...chatSectionNames, "offerHours"];

export function valuesOf(settings: Settings): SettingsValues {
	const typed = numberSections.map((name) => [name, String(settings[name])]);
	return { ...settings, ...Object.fromEntries(typed) };
}

/** The sections as they are stored. A text that is no number becomes NaN, which the contract refuses. */
export function patchOf(values: SettingsValues, sections: readonly Section[]): SettingsPatch {
	const isNumber = (name: Section): name is NumberSection =>
		(numberSections as readonly Section[]).includes(name);
	return Object.fromEntries(
		sections.map((name) => [name, isNumber(name) ? numberIn(values[name]) : values[name]]),
	);
}

function numberIn(text: string): number {
	const digits = text.replaceAll(",", "").trim();
	return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}
