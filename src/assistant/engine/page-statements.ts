import { isEdited } from "#assistant/engine/asked.ts";
import type { Passage } from "#assistant/knowledge/types.ts";
import { registrationWords } from "#intake/registrations/words.ts";
import { registrationInSpanish } from "#intake/registrations/words-in-spanish.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { fillBraces } from "#platform/text/braces.ts";
import { accessibilityWords } from "#school/profile/accessibility-words.ts";
import { accessibilityInSpanish } from "#school/profile/accessibility-words-in-spanish.ts";
import type { PolicySectionId } from "#school/profile/policy-titles.ts";
import { keptTimes, policyWords } from "#school/profile/privacy-policy-words.ts";
import { policyInSpanish } from "#school/profile/privacy-policy-words-in-spanish.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { SAMPLE_REFERENCE } from "#school/profile/sample-reference.ts";
import { aboutWords } from "#school/texts/about-words.ts";
import { aboutInSpanish } from "#school/texts/about-words-in-spanish.ts";
import {
	deliveredTexts,
	type SiteTexts,
	type SlotId,
	textPageOf,
	textPages,
} from "#school/texts/slots.ts";

const english = {
	policy: policyWords.english,
	accessibility: accessibilityWords.english,
	registration: registrationWords.english,
	about: aboutWords.english,
};
const spanish: typeof english = {
	policy: policyInSpanish[1],
	accessibility: accessibilityInSpanish[1],
	registration: registrationInSpanish[1],
	about: aboutInSpanish[1],
};

type Statement = Pick<Passage, "id" | "path" | "heading" | "text">;

/** What the settings and the school say beside the software's words. */
type Beside = { kept: KeptFor | undefined; texts: SiteTexts };

/** Statements of a page below one heading, by their ids; sentences of one list are said together. */
const below = (
	path: string,
	heading: string | undefined,
	statements: Readonly<Record<string, string | readonly string[]>>,
): Statement[] =>
	Object.entries(statements).map(([id, sentences]) => ({
		...{ id, path },
		...(heading && { heading }),
		text: [sentences].flat().join(" "),
	}));

function policyIn(policy: typeof english.policy, { kept, texts }: Beside): Statement[] {
	const { inShort, who, what, long, see, mail, chat, track, rights, reach } = policy;
	// What the school adds to a section may say otherwise: then the section is read as a whole.
	const on = (section: PolicySectionId, statements: Parameters<typeof below>[2]) =>
		texts[`policy.${section}`].trim() === ""
			? below("/privacy-policy", policy[section].title, statements)
			: [];
	const times = kept ? keptTimes(long, kept) : [];
	return [
		...on("who", { only: who.only }),
		...on("what", {
			given: what.given,
			stored: [inShort.stored, inShort.used],
			never: what.never,
		}),
		...(kept ? on("long", { registration: times, message: times, conversation: times }) : []),
		// Who sees it is not told without whom a law may show it to.
		...on("see", { office: [see.office, see.others], others: [see.others, see.office] }),
		...on("mail", { sent: mail.sent, link: mail.link, failed: mail.failed }),
		...on("chat", { program: chat.program, provider: chat.provider }),
		...on("track", { none: track.none, tab: track.tab, address: track.address }),
		...on("rights", {
			see: [rights.ask, rights.see, rights.how],
			correct: [rights.ask, rights.correct, rights.how],
			remove: [rights.ask, rights.remove, rights.how],
			backups: [rights.ask, rights.remove, rights.backups],
		}),
		...on("reach", { age: reach.age }),
	];
}

function accessibilityIn({
	goal,
	tested,
	limits,
	languages,
	barrier,
}: typeof english.accessibility): Statement[] {
	const on = (heading: string, statements: Parameters<typeof below>[2]) =>
		below("/accessibility", heading, statements);
	const { keyboard, narrow, motion, contrast, script, text } = tested;
	return [
		...on(goal.title, { guidelines: goal.guidelines }),
		...on(tested.title, { keyboard, narrow, motion, contrast, script, text }),
		...on(limits.title, { readers: limits.readers, translator: limits.translator }),
		...on(languages.title, { languages: languages.both, answers: languages.answers }),
		...on(barrier.title, { barrier: barrier.tell }),
	];
}

/** What the software's own pages state. */
function statementsIn(words: typeof english, beside: Beside): Statement[] {
	const { policy, accessibility, registration, about } = words;
	const { other } = accessibility.languages;
	const values: Readonly<Record<string, string>> = {
		reference: SAMPLE_REFERENCE,
		other: other.name,
	};
	return [
		...policyIn(policy, beside),
		...accessibilityIn(accessibility),
		...below("/register", registration.title, {
			calls: registration.phoneHint,
			minutes: registration.duration,
		}),
		...below("/about", undefined, { adults: about.age }),
	].map((statement) => ({
		...statement,
		text: fillBraces(statement.text.replaceAll("**", ""), (name) => values[name]),
	}));
}

const ofSchool: readonly SlotId[] = [
	"about.do",
	"about.caption",
	"about.visit",
	"consent.registration",
];

/** What the school says there, as far as it is what was delivered: what people ask of it was learnt from that. */
const statementsOfSchool = (texts: SiteTexts): Statement[] =>
	ofSchool.flatMap((slot) => {
		const lines = linesOf(texts[slot]);
		const { path } = textPages[textPageOf(slot)];
		return linesOf(deliveredTexts[slot]).flatMap((delivered, at) => {
			const text = lines.find((line) => isEdited(line, delivered));
			return text === undefined ? [] : [{ id: `${slot}:${at}`, text, path }];
		});
	});

/**
 * Sentences of the pages beside the programs, which are said to whoever mostly asks for one of them, and what those of the
 * software and their headings are in Spanish.
 * @param kept how long records are kept; without it nothing is said of that
 */
export function pageStatements(
	texts: SiteTexts,
	kept: KeptFor | undefined,
): { pages: Passage[]; inSpanish: [english: string, spanish: string][] } {
	const own = statementsIn(english, { kept, texts });
	const said = new Map(statementsIn(spanish, { kept, texts }).map((one) => [one.id, one]));
	return {
		pages: [...own, ...statementsOfSchool(texts)],
		inSpanish: own.flatMap(({ id, text, heading }) => {
			const same = said.get(id);
			const pairs = [[text, same?.text] as const, [heading, same?.heading] as const];
			return pairs.filter((pair): pair is [string, string] => pair.every(Boolean));
		}),
	};
}
