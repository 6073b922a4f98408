/** Someone as they fill in a form. */
export interface Visitor {
	name: string;
	email: string;
	phone: string;
	language: "en" | "es";
}

const areaCodes = "732 908 848 201 551 973 862 609 856 718 347".split(" ");
const hosts = ["example.com", "example.net", "example.org", "example.com"];

/** Makes an address and a number for each name: numbers are reserved for fiction, addresses for examples. */
export class People {
	readonly #known = new Map<string, Visitor>();
	#made = 0;

	/**
	 * Returns someone new, or whoever had the name before.
	 * @param how what is special: `es`, `namesake`, `new email`, `phone of …`
	 */
	named(name: string, how: readonly string[]): Visitor {
		const known = how.includes("namesake") ? undefined : this.#known.get(name);
		if (known && !how.includes("new email")) return known;
		const number = this.#made++;
		const relative = how.find((part) => part.startsWith("phone of "))?.slice("phone of ".length);
		const phone = (known ?? this.#known.get(relative ?? ""))?.phone ?? phoneOf(number);
		const language = how.includes("es") ? "es" : "en";
		const visitor: Visitor = { name, email: emailOf(name, number), phone, language };
		this.#known.set(name, visitor);
		return visitor;
	}
}

function emailOf(name: string, number: number): string {
	const plain = name.normalize("NFD").toLowerCase();
	const words = plain.replace(/[^a-z ]/g, "").split(" ");
	const [first = "", last = first] = [words[0], words.at(-1)];
	const locals = [
		`${first}.${last}`,
		`${first}${last}${number}`,
		`${first[0]}${last}`,
		`${last}.${first}`,
		`${first}${1971 + (number % 36)}`,
		`${first}_${last}${number % 9}`,
	];
	return `${locals[number % locals.length]}@${hosts[number % hosts.length]}`;
}

/** As people type it. The school’s own numbers, 732-555-014x, are none of these. */
function phoneOf(number: number): string {
	const area = areaCodes[number % areaCodes.length] ?? "";
	const line = `01${String((number * 37) % 40).padStart(2, "0")}`;
	const shapes = [`${area}-555-${line}`, `(${area}) 555-${line}`, `${area}555${line}`];
	return [...shapes, `${area}.555.${line}`, `+1 ${area} 555 ${line}`][number % 5] ?? "";
}
