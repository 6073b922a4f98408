import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../../..");

/** What stays put while it is read, and is loaded again when it is next opened. Everything else follows colleagues. */
const staysPut = {
	"is edited there, or in rows that must not move": [
		...["listAdminClasses", "listAdminCourses", "listAdminTexts", "listFacts", "listTranslations"],
		...["getPicture", "getSettings", "listCannedReplies", "call", "endpoint"],
		...["getSignInRules", "listUsers", "listSessions"],
	],
	"is asked anew each time it is opened": [
		...["getTrends", "getSummaryRecipient", "replies[kind].getReplyContext"],
		...["findDuplicates", "previewDecisionEmail"],
	],
	"is the answer to what was typed": [
		...["checkSlug", "listNamedCourses", "listPassages", "previewChanges", "previewFact"],
		...["searchOffice", "startApp"],
	],
	"visitors change all day": [
		"getChatAnalytics",
		"getConversation",
		"listConversations",
		"listGaps",
	],
	"only its own user changes": ["listSecondFactors"],
	"is only the key of one that follows": ["getPersonalData"],
	"is history": ["getFactHistory", "getRetentionStatus", "listActivity"],
	"changes with the next form": ["listClasses", "listTexts"],
};

/** Returns the arguments of each call of a function, with their own commas left out. */
function callsIn(text: string, name: RegExp): string[][] {
	return [...text.matchAll(name)].map(({ index, 0: { length } }) => {
		const found = [""];
		for (let at = index + length, depth = 0; depth >= 0; at++) {
			const letter = text[at] ?? "";
			if ("([{".includes(letter)) depth++;
			if (")]}".includes(letter)) depth--;
			if (letter === "," && depth === 0) found.push("");
			else if (depth >= 0) found[found.length - 1] += letter;
		}
		return found.map((one) => one.trim()).filter((one) => one !== "");
	});
}

test("every query of the admin area follows what colleagues do, except those that are known to stay put", () => {
	const asked = globSync("**/*.{ts,tsx}", { cwd: src })
		.filter((file) => !file.includes(".test."))
		.map((file) => readFileSync(join(src, file), "utf8"))
		.filter((text) => text.includes('from "#platform/api/query-of.ts"'))
		.flatMap((text) => callsIn(text, /\b(?:queryOf|pageOf)(?:<Endpoint>)?\(/g));
	expect(asked.length).toBeGreaterThan(60);
	const still = asked.filter(([, , follows]) => !follows).map(([endpoint]) => endpoint);
	expect([...new Set(still)].sort()).toEqual(Object.values(staysPut).flat().sort());
});
