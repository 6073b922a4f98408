import { randomUUID } from "node:crypto";
import type { Answer, Site } from "./restarted-site.ts";
import type { Stored } from "./stored.ts";
import { type Findings, noFindings, type Writer } from "./writer.ts";

/** Something that is stored, as its kind of submission finds it. */
export interface Found {
	/** What its sender was told, such as a reference number. */
	receipt: string;
	/** What belongs to it and is missing; empty if nothing is. */
	missing: string;
}

/** A kind of submission. */
export interface SubmissionKind {
	name: string;
	/**
	 * Sends it.
	 * @param mark what its record can be found by
	 * @param key the same whenever it is sent again
	 */
	send(site: Site, mark: string, key: string): Promise<Answer | null>;
	/** @returns what its sender is told, or null if it was not acknowledged */
	receipt(answer: Answer): string | null;
	/** Finds the records with this mark. */
	find(stored: Stored, mark: string): Found[];
	/** Counts all records that could be from this sender. */
	count(stored: Stored, isOwn: (mark: string) => boolean): number;
}

/** Somebody who sends one submission after the other, each one until it is acknowledged. */
export class Submitter implements Writer {
	readonly #kind: SubmissionKind;
	readonly #prefix: string;
	readonly #receipts = new Map<string, string>();
	#waiting: { mark: string; key: string } | undefined;

	constructor(kind: SubmissionKind, name: string) {
		this.#kind = kind;
		this.#prefix = `${name}.`;
	}

	get acknowledged() {
		return this.#receipts.size;
	}

	get isWaiting() {
		return this.#waiting !== undefined;
	}

	async step(site: Site): Promise<boolean> {
		this.#waiting ??= { mark: `${this.#prefix}${this.#receipts.size}`, key: randomUUID() };
		const { mark, key } = this.#waiting;
		const answer = await this.#kind.send(site, mark, key);
		const receipt = answer && this.#kind.receipt(answer);
		if (!receipt) return false;
		this.#receipts.set(mark, receipt);
		this.#waiting = undefined;
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const { name, find, count } = this.#kind;
		for (const [mark, receipt] of this.#receipts) {
			const found = find(stored, mark);
			if (!found.some((one) => one.receipt === receipt)) findings.lost.push(`${name} ${mark}`);
		}
		const marks = [...this.#receipts.keys(), ...(this.#waiting ? [this.#waiting.mark] : [])];
		let known = 0;
		for (const mark of marks) {
			const found = find(stored, mark);
			known += found.length;
			if (found.length > 1) findings.doubled.push(`${name} ${mark}`);
			for (const { missing } of found) {
				if (missing) findings.partial.push(`${name} ${mark}: ${missing}`);
			}
		}
		const all = count(stored, (mark) => mark.startsWith(this.#prefix));
		if (all !== known) findings.doubled.push(`${name}: ${all} stored, ${known} known`);
		return findings;
	}
}
