import { wordsOf } from "./normalize.ts";
import { recognize } from "./programmes.ts";
import { cut, plain, type Scene, say } from "./speak.ts";
import type { Statement } from "./types.ts";

/** The school's own words are longer than the assistant's may be. */
const LONGEST = 1_200;

/** What stands under another topic: "is it free?" asks for the price. */
const asked = (topic: string): string => (topic === "free" ? "price" : topic);

/**
 * What the school states on a topic, in the visitor's language where it is entered in it: for a program what is said of that
 * program, else what is said in general. Undefined when it states nothing that fits.
 */
export function statedOn(
	topic: string,
	programmes: readonly string[],
	scene: Scene,
): string | undefined {
	const all = (scene.facts.stated ?? [])
		.filter((s) => s.topic === asked(topic))
		.map((said) => ({ said, of: recognize(wordsOf(said.question), scene.knowledge).named }));
	const [first] = programmes;
	const own = first === undefined ? [] : all.filter(({ of }) => of.includes(first));
	const general = all.filter(({ of }) => of.length === 0);
	const fitting = own.length > 0 ? own : general.length > 0 || first !== undefined ? general : all;
	return fitting.length > 0
		? cut(fitting.map(({ said }) => inLanguage(said, scene)).join(" "), LONGEST)
		: undefined;
}

function inLanguage({ en, es }: Statement, scene: Scene): string {
	if (scene.language === "en") return plain(en);
	return es ? plain(es) : say(scene, "stated_in_english", { said: plain(en) });
}
