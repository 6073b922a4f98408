import { expect, test } from "vitest";
import {
	closureErrors,
	patchOf,
	type SettingsValues,
} from "#school/settings/admin/editor-values.ts";

const values = (newClosure: SettingsValues["newClosure"]) =>
	({ closedDays: [{ day: "2026-12-25", name: "Christmas" }], newClosure }) as SettingsValues;

test("a closure that is typed and not added is saved with the others, in order", () => {
	const typed = values({ day: "2026-11-26", name: " Thanksgiving " });
	expect(patchOf(typed, ["newClosure"])).toEqual({
		closedDays: [
			{ day: "2026-11-26", name: "Thanksgiving" },
			{ day: "2026-12-25", name: "Christmas" },
		],
	});
	expect(closureErrors(typed.newClosure)).toEqual({});
});

test("one that is typed in part says what it lacks", () => {
	expect(Object.keys(closureErrors({ day: "2026-11-26", name: " " }))).toEqual(["newClosure.name"]);
	expect(Object.keys(closureErrors({ day: "", name: "Thanksgiving" }))).toEqual(["newClosure.day"]);
	expect(closureErrors({ day: "", name: "" })).toEqual({});
});
