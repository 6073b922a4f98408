import { hours, officeWeekend, wholeWeek } from "./answer-hours.ts";
import {
	choose,
	compare,
	coursesOf,
	info,
	learn,
	list,
	more,
	notFound,
	notTaught,
	search,
} from "./answer-programmes.ts";
import { type Part, unknownTopics } from "./answer-topics.ts";
import type { Decision } from "./decide.ts";
import { cut, linkOf, rowOf, type Scene, say, type TextId, titleOf } from "./speak.ts";
import { statedOn } from "./stated.ts";
import { kinds, topicById } from "./tables.ts";
import type { Outcome } from "./types.ts";
import type { Reading } from "./understand.ts";

export type Composed = { text: string; source: string; outcome: Outcome; programmes: string[] };

const LIMIT = 450;
const NEGATIVE = /\b(?:not|dont|doesnt|isnt|arent|cant|no|wont|stop|stopped)\b/;

/** The facts that have a sentence of their own, with the program named where one is meant. */
function fact(id: string, scene: Scene, reading: Reading, decision: Decision): string | undefined {
	const course = coursesOf(scene, decision.programmes)[0];
	const title = course ? titleOf(scene, course) : "";
	switch (id) {
		case "hours":
			return hours(scene, reading, decision);
		case "schedule":
			if (!scene.facts.daytimeAndEvening) return undefined;
			return `${course && decision.programmes.length === 1 ? say(scene, "schedule_for", { title }) : say(scene, "schedule")} ${say(scene, "schedule_ask")}`;
		case "weekend":
			return `${say(scene, "weekend")} ${officeWeekend(scene)}`;
		case "location": {
			const far = reading.words.some((w) =>
				/^(?:far|near|nearest|close|distance|get|drive|directions|route|lejos|cerca|llego|llegar|from)$/.test(
					w,
				),
			);
			const other = reading.words.some((w) =>
				/^(?:other|another|second|more|locations|campuses|branches|branch|otra|otras|sucursal|sucursales)$/.test(
					w,
				),
			);
			return `${say(scene, "location")}${other ? ` ${say(scene, "location_only")}` : far ? ` ${say(scene, "location_route")}` : ""}`;
		}
		case "online":
			return scene.facts.inPerson ? say(scene, "online") : undefined;
		case "register":
			return course && decision.programmes.length === 1
				? say(scene, "register_for", { title })
				: say(scene, "register");
		case "certification":
			return course && decision.programmes.length === 1
				? say(scene, "certification_for", { title, link: linkOf(course) })
				: say(scene, "certification");
		case "job_after": {
			const places = course ? rowOf(scene, course)?.places[scene.language] : undefined;
			if (!course) return say(scene, "job_after_all");
			return places
				? say(scene, "job_after", { title, places, link: linkOf(course) })
				: say(scene, "job_after_page", { title, link: linkOf(course) });
		}
		case "about":
			return say(scene, "about", { count: String(scene.knowledge.courses.size) });
		case "placement":
		case "job_guarantee":
		case "salary":
		case "demand":
		case "instructors":
		case "privacy":
		case "reviews":
		case "contact":
		case "person":
		case "register_next":
			return say(scene, id);
		default:
			return undefined;
	}
}

/** Short forms, used when a message asks for several things. */
function brief(id: string, scene: Scene, reading: Reading, decision: Decision): string | undefined {
	const course = coursesOf(scene, decision.programmes)[0];
	if (id === "schedule" && scene.facts.daytimeAndEvening)
		return course && decision.programmes.length === 1
			? say(scene, "schedule_for", { title: titleOf(scene, course) })
			: say(scene, "schedule");
	if (id === "hours" && reading.days.length === 0) return wholeWeek(scene);
	if (id === "exists" && course)
		return `${say(scene, "teach_yes", { title: titleOf(scene, course) })} ${linkOf(course)}`;
	if (id === "list") return list(scene);
	return fact(id, scene, reading, decision);
}

function outcomeOf(ids: readonly string[], part: Part | undefined): Outcome {
	if (part?.handsOver) return "handed over";
	return ids.some((id) => ["person", "other", "weekend", "salary", "demand"].includes(id))
		? "handed over"
		: "answered";
}

/** Answers several wishes in one message, as long as they fit. */
function several(scene: Scene, reading: Reading, decision: Decision): Composed {
	const unknown = decision.intents.filter(
		(id) =>
			topicById.has(id) &&
			!(
				["salary", "job_guarantee", "demand"].includes(id) &&
				statedOn(id, decision.programmes, scene) === undefined
			),
	);
	const known = decision.intents.filter((id) => !unknown.includes(id));
	const part = unknown.length > 0 ? unknownTopics(scene, unknown, decision) : undefined;
	let text = "";
	for (const id of known) {
		const next = brief(id, scene, reading, decision);
		if (next && text.length + next.length + (part?.text.length ?? 0) + 2 <= LIMIT)
			text = `${text} ${next}`.trim();
	}
	text = `${text} ${part?.text ?? ""}`.trim();
	return {
		text: text || say(scene, "other"),
		source: part?.source ?? "template",
		outcome: outcomeOf(decision.intents, part),
		programmes: decision.programmes,
	};
}

/** The answer to what a message means. Total: every decision gives a text. */
export function compose(scene: Scene, reading: Reading, decision: Decision): Composed {
	const id = decision.intents[0] ?? "fallback";
	const done = (
		text: string,
		outcome: Outcome = "answered",
		source = "catalog",
		programmes = decision.programmes,
	): Composed => ({
		text: source === "stated" ? text : cut(text, LIMIT),
		source,
		outcome,
		programmes,
	});
	if (decision.intents.length > 1) return several(scene, reading, decision);
	switch (id) {
		case "list":
			return done(list(scene));
		case "exists":
			return done(info(scene, decision, NEGATIVE.test(reading.words.join(" ")) ? "plain" : "yes"));
		case "info":
			return done(info(scene, decision, "none"));
		case "learn":
			return done(learn(scene, decision, /\b(?:learn|skills|practice|curriculum)\b/i));
		case "work":
			return done(learn(scene, decision, /\b(?:work|job|will do|duties|where you use)\b/i));
		case "more":
			return done(more(scene, decision));
		case "compare":
			return done(compare(scene, decision));
		case "choose":
			return done(choose(scene, decision));
		case "not_taught":
			return done(notTaught(scene, decision), "handed over", "template", []);
		case "not_found":
			return done(notFound(scene), "handed over", "template", []);
		case "search": {
			const found = search(scene, decision);
			return done(found.text, "answered", found.source, found.programmes);
		}
		case "other":
			return done(say(scene, "other"), "handed over", "fallback", []);
		case "fallback": {
			const misses = scene.state.misses;
			return done(
				say(scene, "fallback", {}, misses === 0 ? 0 : 1 + ((misses - 1) % 2)),
				misses === 0 ? "not understood" : "handed over",
				"fallback",
				[],
			);
		}
		default:
			break;
	}
	if (kinds.get(id) === "talk") return done(say(scene, id as TextId), "answered", "template", []);
	const stated = topicById.has(id) && statedOn(id, decision.programmes, scene) !== undefined;
	const own = stated ? undefined : fact(id, scene, reading, decision);
	if (own) return done(own, outcomeOf([id], undefined), "template");
	const part = unknownTopics(scene, [id], decision);
	return done(
		part.text || say(scene, "other"),
		part.handsOver ? "handed over" : "answered",
		part.source,
	);
}
