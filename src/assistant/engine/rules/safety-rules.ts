import { bestEvidence } from "#assistant/engine/evidence.ts";
import { shareOf } from "#assistant/engine/reading.ts";
import { COVERS } from "#assistant/engine/rules/coverage.ts";
import type { Danger } from "#assistant/engine/safety.ts";
import { say } from "#assistant/engine/speak.ts";
import type { Rule, Turn } from "#assistant/engine/turn.ts";

/**
 * Share from which the classifier alone decides on a fixed answer. Low where a miss could harm a person, high where a fixed
 * answer would turn away an ordinary question.
 */
const ENOUGH: readonly [Danger, number][] = [
	["self_harm", 0.5],
	["emergency", 0.5],
	["injection", 0.8],
	["data_request", 0.35],
	["medical", 0.7],
	["abuse", 0.6],
	["off_topic", 0.55],
];
/** From here on the message is surely an ordinary question, and a phrase of rudeness or small talk in it is passed over. */
const ORDINARY = 0.7;
const YIELDING: readonly Danger[] = ["medical", "abuse", "off_topic", "data_request", "emergency"];
const HARMFUL: readonly string[] = ENOUGH.map(([danger]) => danger);

function dangerIn(turn: Turn): Danger | undefined {
	const { reading } = turn;
	const [top] = reading.guesses;
	const isOrdinary = top !== undefined && top.share >= ORDINARY && !HARMFUL.includes(top.label);
	const namesHoliday = reading.days.some(({ holiday }) => holiday);
	// "Do aides hand out pills?" is a question about a course, whatever its words remind of.
	const isCovered =
		reading.mentions.courses.length > 0 && (bestEvidence(turn)?.coverage ?? 0) >= COVERS.course;
	const phrase = reading.dangers.find(
		(danger) => !((isOrdinary || namesHoliday || isCovered) && YIELDING.includes(danger)),
	);
	const likely = ENOUGH.find(([danger, share]) =>
		YIELDING.includes(danger) && danger !== "emergency"
			? top?.label === danger && top.share >= share
			: shareOf(reading, danger) >= share,
	)?.[0];
	return (
		phrase ??
		((namesHoliday || isCovered) && likely && YIELDING.includes(likely) ? undefined : likely)
	);
}

/** What is answered by a fixed text, whatever else the message holds. */
export const danger: Rule = (turn) => {
	const found = dangerIn(turn);
	return (
		found && {
			text: say(turn, found),
			intent: found,
			courses: [],
			outcome: "declined",
			source: "safety",
			isCertain: true,
		}
	);
};

/** A script that cannot be read here. */
export const foreignScript: Rule = (turn) =>
	turn.reading.isForeign
		? {
				text: say(turn, "foreign"),
				intent: "foreign_language",
				courses: [],
				outcome: "not understood",
				source: "fallback",
				isCertain: false,
			}
		: undefined;
