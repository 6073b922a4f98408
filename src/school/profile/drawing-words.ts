import { defineWords } from "#ui/words.ts";

/** Alt texts of the programs’ drawings, by slug. Apart from `pictures.ts`, because cards show drawings without words. */
export const drawingWords = defineWords("drawings", {
	programs: new Map(
		Object.entries({
			"clinical-medical-assistant":
				"A medical assistant takes an older man’s blood pressure with an arm cuff, a hand bulb and a dial.",
			cna: "A nursing assistant holds the gait belt of an older woman who walks with a wheeled walker.",
			chha: "A home health aide in a headscarf hands a cup of tea to an older woman in an armchair, beside a lamp in the evening.",
			ekg: "A gloved hand places the last chest electrode on a patient; below, EKG paper shows a regular heart rhythm.",
			phlebotomy:
				"A gloved hand draws blood from an arm with a tourniquet; a rack holds tubes with caps of six colors.",
			"patient-care":
				"A patient care technician holds the hand of an older woman in a hospital bed, next to a heart monitor.",
			pharmacy:
				"A pharmacy technician counts tablets by fives with a spatula on a counting tray, in front of shelves of bottles.",
			"medical-billing":
				"A man in a turban types at a desk while a large screen shows a claim form with coded lines.",
			cpr: "A woman presses the chest of a training manikin with straight arms; an AED with two pads is connected.",
		}),
	) as ReadonlyMap<string, string>,
});
