const NUMBER =
	"(?:\\d{1,4}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|eighteen|twenty)";

/**
 * How a sentence of a course text looks that states a topic in figures. Only such a sentence answers "how long" or "how much";
 * topics without figures are found by their words.
 */
export const statements: Readonly<Record<string, RegExp>> = {
	price: /[$€]\s?\d/,
	duration: new RegExp(
		`\\b${NUMBER}(?:\\s*(?:-|–|to)\\s*${NUMBER})?[\\s-]*(?:clock |contact |class )?(?:weeks?|months?|hours?)\\b`,
		"i",
	),
	age: /\b(?:at least|minimum age|must be|from age|ages?|be)\D{0,12}(?:1[3-9]|2[0-5])\b|\b(?:1[3-9]|2[0-5]) (?:years|or older|and older)|\b(?:open|people|students|adults) (?:\w+ ){0,3}from (?:1[3-9]|2[0-5])\b/i,
	class_times:
		/\b\d{1,2}(?::\d\d)?\s?[ap]\.?m\b|\bclass(?:es)?\b.*\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i,
	start_dates:
		/\b(?:starts?|begins?|next class)\b.*\b(?:january|february|march|april|may|june|july|august|september|october|november|december|every|monday|month)/i,
	class_size: new RegExp(`\\b${NUMBER} (?:students|people|seats)\\b`, "i"),
};

/** Topics of which published sentences speak without stating a fact: nobody says of these that the website does not state it. */
export const spokenTopics: readonly string[] = [
	"background_check",
	"externship",
	"health_rules",
	"exam_details",
	"english_level",
	"salary",
];
