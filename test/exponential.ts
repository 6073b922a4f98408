import { type CharSet, JS, NFA } from "refa";

type Edge = readonly [to: number, characters: CharSet];

/**
 * Returns whether a regular expression can read one text along two paths that begin and end in the same
 * state: then every repetition of that text doubles the paths, and a text that fails takes all of them.
 * Lookarounds count as always true, back references as impossible.
 */
export function isExponential(source: string, flags: string): boolean {
	const parser = JS.Parser.fromLiteral({ source, flags: flags.replace(/[^imsuv]/g, "") });
	const { expression, maxCharacter } = parser.parse({
		assertions: "ignore",
		backreferences: "disable",
	});
	const nodes = [...NFA.fromRegex(expression, { maxCharacter }).nodes()];
	const place = new Map(nodes.map((node, at) => [node, at]));
	const edges = nodes.map((node) =>
		[...node.out].map(([to, characters]): Edge => [place.get(to) ?? -1, characters]),
	);
	const cycleOf = cycles(edges.map((out) => out.map(([to]) => to)));
	const inCycle = edges.map((out, from) => out.filter(([to]) => cycleOf[to] === cycleOf[from]));
	return inCycle.some((out, state) => out.length > 0 && hasTwoPaths(inCycle, state));
}

/** Whether two different paths lead from a state back to it with the same text. */
function hasTwoPaths(edges: readonly (readonly Edge[])[], state: number): boolean {
	const pair = (one: number, other: number) => one * edges.length + other;
	const start = pair(state, state);
	const before = new Map<number, number[]>([[start, []]]);
	const next = [start];
	for (let at = next.pop(); at !== undefined; at = next.pop()) {
		for (const [one, mine] of edges[Math.floor(at / edges.length)] ?? []) {
			for (const [other, theirs] of edges[at % edges.length] ?? []) {
				if (mine.isDisjointWith(theirs)) continue;
				const to = pair(one, other);
				const known = before.get(to);
				if (known) known.push(at);
				else {
					before.set(to, [at]);
					next.push(to);
				}
			}
		}
	}
	const back = new Set([start]);
	for (const at of back) {
		if (Math.floor(at / edges.length) !== at % edges.length) return true;
		for (const from of before.get(at) ?? []) back.add(from);
	}
	return false;
}

/** Numbers the strongly connected components of a graph (Tarjan); returns each node's. */
function cycles(next: readonly (readonly number[])[]): number[] {
	const component: number[] = [];
	const order: number[] = [];
	const lowest: number[] = [];
	const stack: number[] = [];
	let visited = 0;
	let found = 0;
	const visit = (node: number) => {
		let low = visited;
		order[node] = visited++;
		stack.push(node);
		for (const to of next[node] ?? []) {
			if (order[to] === undefined) visit(to);
			if (component[to] === undefined) low = Math.min(low, lowest[to] ?? order[to] ?? low);
		}
		lowest[node] = low;
		if (low !== order[node]) return;
		for (let last = stack.pop(); last !== undefined; last = stack.pop()) {
			component[last] = found;
			if (last === node) break;
		}
		found++;
	};
	for (const node of next.keys()) if (order[node] === undefined) visit(node);
	return component;
}
