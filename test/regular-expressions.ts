import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const root = join(import.meta.dirname, "..");

/** A regular expression in the sources. */
export interface Found {
	place: string;
	source: string;
	flags: string;
}

interface Node {
	type: string;
	start: number;
	end: number;
	[field: string]: unknown;
}

/**
 * Returns every regular expression of the product: literals, and `new RegExp` of a text or a template, whose
 * placeholders count as one letter.
 * @throws for one that is built in another way, which nothing could check
 */
export function regularExpressions(): Found[] {
	const files = globSync("src/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.{ts,tsx}"] });
	return files.sort().flatMap((file) => {
		const text = readFileSync(join(root, file), "utf8");
		return [...nodesOf(parseSync(file, text).program)].flatMap((node) => {
			const place = `${file}:${text.slice(0, node.start).split("\n").length}`;
			const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string };
			if (pattern !== undefined) return [{ place, source: pattern, flags: flags ?? "" }];
			if (!isConstructed(node)) return [];
			const [first, second] = node.arguments as Node[];
			const source = first && textOf(first);
			if (source === undefined) throw new Error(`${place} is neither a text nor a template.`);
			return [{ place, source, flags: (second && textOf(second)) ?? "" }];
		});
	});
}

function isConstructed({ type, callee }: Node): boolean {
	const isCall = type === "NewExpression" || type === "CallExpression";
	return isCall && (callee as { name?: string }).name === "RegExp";
}

function textOf({ type, value, quasis }: Node): string | undefined {
	if (type === "Literal" && typeof value === "string") return value;
	if (type !== "TemplateLiteral") return undefined;
	return (quasis as { value: { cooked: string } }[]).map((part) => part.value.cooked).join("x");
}

function* nodesOf(value: unknown): Generator<Node> {
	if (typeof value !== "object" || value === null) return;
	if ("type" in value) yield value as Node;
	for (const inner of Object.values(value)) yield* nodesOf(inner);
}
