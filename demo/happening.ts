import type { Wish } from "./classes.ts";
import type { Calls, Colleague } from "./office-calls.ts";
import type { Visitor } from "./people.ts";

/** A registration or a message, and who of the office takes care of it. */
export interface Case {
	kind: "registration" | "message";
	/** The index of its row: colleagues and texts follow from it. */
	row: number;
	by: Colleague;
	visitor: Visitor;
	/** An earlier one of somebody who looks alike. */
	alike?: Case | undefined;
	/** Null for a message. */
	wish: Wish | null;
	/** Given when it is stored. */
	id: number;
	personId: number | null;
}

/** Something that happens at the school: a call of its API, or two. */
export interface Happening {
	at: Date;
	/** In a word or two. */
	what: string;
	/** Who of the office does it; null for a visitor. */
	by: Colleague | null;
	about: Case | null;
	run(calls: Calls): Promise<unknown>;
}

export const caseOf = (kind: Case["kind"], row: number, visitor: Visitor): Case => ({
	...{ kind, row, visitor, by: row % 3 === 0 ? "nadia" : "luis" },
	...{ id: 0, personId: null, wish: null },
});
