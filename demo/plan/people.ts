import { communities } from "../words/names.ts";
import type { Visitor } from "./event.ts";
import type { Random } from "./random.ts";

const areaCodes = {
	"732": 30,
	"848": 12,
	"908": 16,
	"201": 6,
	"551": 4,
	"973": 8,
	"862": 4,
	"609": 8,
	"856": 3,
	"718": 4,
	"347": 3,
	"929": 2,
};
const hosts = { "example.com": 6, "example.net": 3, "example.org": 2 };

/** Shapes of a phone number, as people type it. */
const phoneShapes = [
	(area: string, line: string) => `${area}-555-${line}`,
	(area: string, line: string) => `(${area}) 555-${line}`,
	(area: string, line: string) => `${area}555${line}`,
	(area: string, line: string) => `${area}.555.${line}`,
	(area: string, line: string) => `+1 ${area} 555 ${line}`,
];

const MAX_ATTEMPTS = 1000;

/** Each community as often as its share says. */
const town = communities.flatMap((names) => Array(names.share).fill(names) as (typeof names)[]);
const spanishSpeaking = communities.filter(({ spanish }) => spanish);

/** Makes people whom no two share an email address or a phone number. */
export class People {
	readonly #random: Random;
	readonly #used = new Set<string>();

	constructor(random: Random) {
		this.#random = random;
	}

	/**
	 * Returns someone new.
	 * @param spoken `es` for someone who surely knows it
	 */
	someone(spoken?: Visitor["language"]): Visitor {
		const random = this.#random;
		const {
			given,
			family,
			spanish = 0,
			double,
		} = random.pick(spoken === "es" ? spanishSpeaking : town);
		const name = this.#unused(() => {
			const second = double && random.chance(0.3) ? ` ${random.pick(family)}` : "";
			return `${random.pick(given)} ${random.pick(family)}${second}`;
		});
		const language = random.chance(spanish) ? "es" : "en";
		return { name, email: this.emailOf(name), phone: this.phone(), language };
	}

	/** Returns someone of the family, with the same phone. */
	relativeOf({ name, phone, language }: Visitor): Visitor {
		const isGiven = (given: string) => name.startsWith(`${given} `);
		const names = communities.find(({ given }) => given.some(isGiven));
		if (!names) throw new Error(`${name} is no name of a plan`);
		const family = name.slice(names.given.find(isGiven)?.length);
		const other = this.#unused(() => `${this.#random.pick(names.given)}${family}`);
		return { name: other, email: this.emailOf(other), phone, language };
	}

	/** Returns someone with the same name, who may be the same person. */
	namesakeOf({ name, language }: Visitor): Visitor {
		return { name, email: this.emailOf(name), phone: this.phone(), language };
	}

	/** Returns the sender of spam. */
	program(name: string): Visitor {
		const local = name.toLowerCase().replace(/[^a-z]+/g, ".");
		return { name, email: `${local}@mailing.example.net`, phone: this.phone(), language: "en" };
	}

	/** Returns an address that fits a name. */
	emailOf(name: string): string {
		const random = this.#random;
		const words = name
			.normalize("NFD")
			.toLowerCase()
			.replace(/[^a-z ]/g, "")
			.split(" ");
		const [first = "", last = first] = [words[0], words.at(-1)];
		return this.#unused(() => {
			const local = random.pick([
				`${first}.${last}`,
				`${first}${last}${random.int(1, 99)}`,
				`${first[0]}${last}`,
				`${last}.${first}`,
				`${first}${random.int(1971, 2006)}`,
				`${first}_${last}${random.int(1, 9)}`,
			]);
			return `${local}@${random.weighted(hosts)}`;
		});
	}

	/** Returns a number that is reserved for fiction. */
	phone(): string {
		const random = this.#random;
		let area = "";
		const line = this.#unused(() => {
			area = random.weighted(areaCodes);
			// The school's own numbers are 732-555-014x.
			const last = random.int(100, 199);
			return `${area} ${area === "732" && last >= 140 && last < 150 ? last - 40 : last}`;
		}).slice(4);
		return random.pick(phoneShapes)(area, `0${line}`);
	}

	#unused(make: () => string): string {
		for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
			const made = make();
			if (this.#used.has(made)) continue;
			this.#used.add(made);
			return made;
		}
		throw new Error("The plan has run out of names or numbers");
	}
}
