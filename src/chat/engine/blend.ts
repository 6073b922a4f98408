import type { Score } from "./intents.ts";
import type { Opinion } from "./opinion.ts";
import type { Danger } from "./safety.ts";
import { kinds } from "./tables.ts";

/** From this share on the second opinion speaks where the phrases are silent. */
const HEARD = 0.45;
/** From this share on it weighs as much as a sure phrase: both are answered when they differ. */
const CERTAIN = 0.6;
/** From this share on it refutes a phrase. */
const REFUTES = 0.9;
/** A share below which a phrase stands alone in what it says. */
const ALONE = 0.1;
/** Phrases that agree among each other are only contradicted from the share on that stands behind. */
const STRONG = { score: 0.96, share: 0.95 };

/** From this share on a danger is seen that no phrase names; the graver, the sooner. */
const seen: Readonly<Record<Danger, number>> = {
	self_harm: 0.5,
	emergency: 0.5,
	medical: 0.5,
	injection: 0.6,
	data_request: 0.6,
	abuse: 0.7,
	off_topic: 0.75,
};

const isDanger = (label: string): label is Danger => Object.hasOwn(seen, label);
const isQuestion = (intent: string): boolean =>
	["fact", "topic"].includes(kinds.get(intent) ?? "") || intent === "job_after";

/** Too short ("tuition?", "and CNA?") or too strange a message is left to the phrases. */
const speaks = (opinion: Opinion): boolean =>
	opinion.size >= (opinion.continues ? 5 : 3) && opinion.strange.length <= 1;

/** Phrases and second opinion together: what it contradicts clearly is weakened, what it is sure of is added. */
export function blend(scores: readonly Score[], opinion: Opinion): Score[] {
	const best = opinion.whole[0];
	if (!best || !speaks(opinion)) return [...scores];
	const refutes =
		(isQuestion(best.label) && best.share >= REFUTES) ||
		(kinds.get(best.label) === "talk" && best.share >= STRONG.share);
	const blended = scores.map((s) => {
		// "I know nothing about your school, what can people study?"
		if (/^(?:about|reviews)$/.test(s.intent) && /^(?:list|compare)$/.test(best.label))
			return best.share >= REFUTES ? { ...s, score: s.score * 0.5 } : s;
		if (!refutes || !isQuestion(s.intent) || s.intent === best.label) return s;
		const share = opinion.shareAt(s.intent, s.places);
		const strong = s.score >= STRONG.score;
		const stands = strong ? best.share < STRONG.share || share >= ALONE / 4 : share >= ALONE;
		return stands ? s : { ...s, score: s.score * 0.5 };
	});
	const score = best.share >= CERTAIN ? 0.8 : 0.6;
	// "Can I learn guitar": programs are asked for, and the strange word is what matters.
	const heard = isQuestion(best.label)
		? best.share >= HEARD
		: best.share >= CERTAIN && opinion.strange.length === 0;
	if (kinds.has(best.label) && heard) {
		const found = blended.find((s) => s.intent === best.label);
		if (found) found.score = Math.max(found.score, score);
		else blended.push({ intent: best.label, score, at: 0, places: new Set() });
	}
	return blended.sort((a, b) => b.score - a.score || a.at - b.at);
}

/** The dangers that the phrases name, less those that the opinion excludes, and the one that only the opinion sees. */
export function blendDangers(
	dangers: readonly Danger[],
	opinion: Opinion,
	scores: readonly Score[],
	named: boolean,
): Danger[] {
	const best = opinion.whole[0];
	if (!best || !speaks(opinion)) return [...dangers];
	if (isDanger(best.label)) {
		if (dangers.length > 0) return [...dangers];
		const question = scores.some((s) => s.score >= 0.8 && kinds.get(s.intent) !== "talk");
		const least = Math.max(seen[best.label], named || question ? 0.9 : 0);
		return best.share >= least ? [best.label] : [];
	}
	return dangers.filter(
		(d) => (d !== "medical" && d !== "off_topic") || best.share < 0.9 || opinion.shareOf(d) >= 0.01,
	);
}
