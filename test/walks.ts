/** A change of a file: lines that are looked for, and what stands in their place afterwards. */
export interface Edit {
	path: string;
	before: string[];
	after: string[];
	/** How many of the lines are new. */
	added: number;
}

export interface NewFile {
	path: string;
	text: string;
}

const block = /^( *)```(\w+)\n([\s\S]*?)^\1```$/gm;

/** Reads the walks of a document: blocks of `diff`, and new files that are written out. */
export function walksIn(document: string): { edits: Edit[]; made: NewFile[] } {
	const edits: Edit[] = [];
	const made: NewFile[] = [];
	for (const { 1: indent = "", 2: language, 3: inside = "", index } of document.matchAll(block)) {
		const text = inside.replaceAll(new RegExp(`^${indent}`, "gm"), "");
		if (language === "diff") edits.push(...editsIn(text));
		if (language === "sql") made.push(migrationIn(text));
		const [, path] = /`(\S+)`, a new file:\s*$/.exec(document.slice(0, index)) ?? [];
		if (path) made.push({ path, text });
	}
	return { edits, made };
}

/** Says how many lines a walk adds to how many files. */
export function costOf(walk: string): string {
	const { edits, made } = walksIn(walk);
	const all = [
		...edits,
		...made.map(({ path, text }) => ({ path, added: text.trimEnd().split("\n").length })),
	];
	const product = all.filter(({ path }) => /^src\/.*(?<!\.test\.ts)$/.test(path));
	const count = (parts: readonly { path: string; added: number }[]) => {
		const lines = parts.reduce((sum, { added }) => sum + added, 0);
		return `${lines} lines in ${new Set(parts.map(({ path }) => path)).size} files`;
	};
	return `It costs ${count(product)} of \`src/\`; with tests and sample data, ${count(all)}.`;
}

function editsIn(text: string): Edit[] {
	return text.split(/^\+\+\+ /m).flatMap((part) => {
		const [path = "", ...lines] = part.trimEnd().split("\n");
		if (path === "") return [];
		return lines
			.join("\n")
			.split(/^@@$/m)
			.map((hunk) => {
				const marked = hunk.split("\n").filter((line) => line !== "");
				const without = (mark: string) =>
					marked.filter((line) => !line.startsWith(mark)).map((line) => line.slice(1));
				const added = marked.filter((line) => line.startsWith("+")).length;
				return { path, before: without("+"), after: without("-"), added };
			});
	});
}

function migrationIn(text: string): NewFile {
	const [, name = ""] = /^-- (\S+)\n/.exec(text) ?? [];
	return { path: `src/platform/database/migrations/${name}`, text };
}

/** Returns a file's text after an edit. @throws if it does not have the lines, or more than once */
export function edited(text: string, { path, before, after }: Edit): string {
	const [start = "", ...others] = `\n${text}`.split(`\n${before.join("\n")}\n`);
	if (others.length !== 1) {
		throw new Error(`${path} has these lines ${others.length} times:\n${before.join("\n")}`);
	}
	return `${start}\n${after.join("\n")}\n${others[0]}`.slice(1);
}
