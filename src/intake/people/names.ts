import { foldForSearch } from "#platform/text/fold.ts";

/** Whether every word of one name is in the other: `Ana Lopez` and `Ana María Lopez`. */
export function fits(one: string, other: string): boolean {
	const [shorter, longer] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
	return shorter !== undefined && shorter.length > 1
		? shorter.every((word) => longer?.includes(word))
		: shorter?.[0] === longer?.[0] && shorter?.length === longer?.length;
}

const wordsOf = (name: string) =>
	foldForSearch(name)
		.split(/[\s-]+/)
		.filter(Boolean);
