import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formSignalsOf, withFormSignals } from "#intake/spam/form-signals.ts";
import { SPAM_SCORE, signals, wordsOfSignals } from "#intake/spam/signals.ts";
import { spamScore } from "#intake/spam/spam-score.ts";
import { TRAP } from "#ui/trap.ts";

interface Labelled {
	is: "real" | "spam";
	name: string;
	subject: string | null;
	message: string | null;
	elapsed: number | null;
	trap?: boolean;
	sameText?: number;
	samePerson?: number;
}

const folder = join(import.meta.dirname, "../../../test/spam");

function labelled(file: string): Labelled[] {
	return readFileSync(join(folder, file), "utf8")
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
}

const scoreOf = ({ elapsed, trap = false, sameText = 0, samePerson = 0, ...typed }: Labelled) =>
	spamScore(typed, { elapsed: elapsed ?? undefined, isTrapFilled: trap }, { sameText, samePerson });

const nothing = { sameText: 0, samePerson: 0 };
const plain = { name: "Ana Peña", subject: null, message: null };

test("no signal decides alone", () => {
	const heaviest = Math.max(...Object.values(signals).map(({ weight }) => weight));
	expect(heaviest).toBeLessThan(SPAM_SCORE);
});

test("nothing known is nothing suspected", () => {
	expect(spamScore(plain, {}, nothing)).toEqual({ score: 0, isSpam: false, signals: [] });
});

test.each([
	"Здравствуйте, я хочу учиться на флеботомиста.",
	"مرحبا، كم سعر دورة مساعد طبي؟",
	"Quiero inscribirme en la clase de la noche.",
	"你好，我想报名",
])("a language or script is no signal: %s", (message) => {
	expect(spamScore({ ...plain, message }, {}, nothing).signals).toEqual([]);
});

test.each([
	["LaToya McKnight", []],
	["MARIA", []],
	["DeShawn", []],
	["XrtUvbQwLpz", ["nameLetters"]],
	["www.win.example.com", ["nameLink"]],
])("the name %s has the signals %j", (name, found) => {
	expect(spamScore({ ...plain, name }, {}, nothing).signals).toEqual(found);
});

test("an email address in a message is no link", () => {
	const message = "Please answer ana@mail.example.com or ana.p@school.k12.nj.us.";
	expect(spamScore({ ...plain, message }, {}, nothing).signals).toEqual([]);
});

test("the browser's time counts before the server's memory", () => {
	const found = (form: object) => spamScore(plain, form, nothing).signals;
	expect(found({ elapsed: 2999 })).toEqual(["fast"]);
	expect(found({ elapsed: 3000, sincePage: 10 })).toEqual([]);
	expect(found({ sincePage: 10 })).toEqual(["fastPage"]);
});

test("the header holds what the form knows, and is read back", () => {
	const form = new FormData();
	expect(withFormSignals(form)).toEqual({});
	form.set(TRAP, "https://x.example");
	const headers = withFormSignals(form, 812.6);
	expect(headers).toEqual({ "form-signals": "elapsed=813, trap" });
	expect(formSignalsOf(headers, { sincePage: 5 })).toEqual({
		elapsed: 813,
		sincePage: 5,
		isTrapFilled: true,
	});
});

test("signals that no longer exist have no words", () => {
	expect(wordsOfSignals('["link","horoscope"]')).toEqual(["a link"]);
});

describe.each([
	{ file: "submissions.jsonl", found: 40 },
	{ file: "submissions-2.jsonl", found: 27 },
])("$file", ({ file, found }) => {
	const all = labelled(file);

	test("has at least 40 real submissions and 40 of spam", () => {
		expect(all.filter(({ is }) => is === "real").length).toBeGreaterThanOrEqual(40);
		expect(all.filter(({ is }) => is === "spam").length).toBeGreaterThanOrEqual(40);
	});

	test("no real submission is suspected", () => {
		const lost = all.filter((one) => one.is === "real" && scoreOf(one).isSpam);
		expect(lost).toEqual([]);
	});

	test("the share of spam that decision 0054 states is found", () => {
		const seen = all.filter((one) => one.is === "spam" && scoreOf(one).isSpam);
		expect(seen.length).toBe(found);
	});
});
