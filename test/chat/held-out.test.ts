import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { casesOf, judge, type Verdict } from "./judge.ts";

const sets = readdirSync(import.meta.dirname).filter((f) => f.endsWith(".jsonl"));
const judged = new Map<string, Verdict[]>();
function verdictsOn(file: string): Verdict[] {
	const verdicts = judged.get(file) ?? casesOf(file).map(judge);
	judged.set(file, verdicts);
	return verdicts;
}

const told = (v: Verdict): string =>
	`${v.case.id}: ${v.case.turns.join(" | ")} -> ${v.answer.slice(0, 90)}`;
const share = (verdicts: readonly Verdict[]): number =>
	verdicts.filter((v) => v.wrong.length === 0).length / verdicts.length;

// A thousand conversations take a while on a busy machine.
const PATIENCE = 120_000;

test.each(sets)(
	"97 of 100 questions are answered right, and nothing is invented: %s",
	(file) => {
		const verdicts = verdictsOn(file);
		expect(verdicts.filter((v) => v.violations.length > 0).map(told)).toEqual([]);
		const wrong = verdicts.filter((v) => v.wrong.length > 0).map(told);
		expect(share(verdicts), wrong.join("\n")).toBeGreaterThanOrEqual(0.97);
	},
	PATIENCE,
);

test(
	"no kind of question falls below 80 of 100 right",
	() => {
		const kinds = Object.groupBy(sets.flatMap(verdictsOn), (v) => v.case.intent);
		const weak = Object.entries(kinds).filter(([, verdicts]) => share(verdicts ?? []) < 0.8);
		expect(weak.map(([intent]) => intent)).toEqual([]);
	},
	PATIENCE,
);
