import { isDeepStrictEqual } from "node:util";
import type { Answer, Site } from "./restarted-site.ts";
import type { Stored } from "./stored.ts";
import { type Findings, noFindings, type Writer } from "./writer.ts";

/** A record that is edited again and again. */
export interface EditedRecord {
	path: string;
	/** Kind and id in the activity log. */
	logged: string;
	/** The values of an edit, which differ from those of every other edit. */
	valuesOf(edit: number): Record<string, unknown>;
	/** Reads the fields out of a response. */
	fieldsOf(answer: Answer): Record<string, unknown>;
	/** Reads the fields out of what is stored. */
	storedFields(stored: Stored): Record<string, unknown> | undefined;
	/** What else must be there once for each edit. @returns a sentence if it is not */
	missing?(stored: Stored, edits: readonly Record<string, unknown>[]): string | undefined;
}

/** Somebody who saves one version of a record after the other, never over one that they have not seen. */
export class Editor implements Writer {
	readonly #record: EditedRecord;
	/** Edits that were acknowledged: all up to this one. */
	#edit = 0;
	#version: number;
	#isWaiting = false;

	/** @param version the current one */
	constructor(record: EditedRecord, version: number) {
		this.#record = record;
		this.#version = version;
	}

	get acknowledged() {
		return this.#edit;
	}

	get isWaiting() {
		return this.#isWaiting;
	}

	async step(site: Site): Promise<boolean> {
		const { path, valuesOf, fieldsOf } = this.#record;
		const values = valuesOf(this.#edit + 1);
		if (this.#isWaiting) {
			const answer = await site.send("GET", path, { signedIn: true });
			if (answer?.status !== 200) return false;
			if (has(fieldsOf(answer), values)) return this.#acknowledge(answer);
		}
		this.#isWaiting = true;
		const answer = await site.send("PATCH", path, {
			body: values,
			headers: { "if-match": `"${this.#version}"` },
			signedIn: true,
		});
		return answer?.status === 200 && this.#acknowledge(answer);
	}

	#acknowledge(answer: Answer): boolean {
		this.#edit += 1;
		this.#version = Number(/\d+/.exec(String(answer.headers.etag))?.[0]);
		this.#isWaiting = false;
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const { logged, valuesOf, storedFields, missing } = this.#record;
		const log = editsIn(stored, logged, Object.keys(valuesOf(1)));
		const expected = Array.from({ length: this.#edit }, (_, n) => valuesOf(n + 1));
		const current = storedFields(stored) ?? {};
		const isStored = this.#isWaiting && has(current, valuesOf(this.#edit + 1));
		if (isStored) expected.push(valuesOf(this.#edit + 1));
		const last = expected.at(-1);
		if (last && !has(current, last)) findings.lost.push(`${logged}: edit ${expected.length}`);
		if (log.length < expected.length) {
			findings.partial.push(`${logged}: ${log.length} of ${expected.length} edits in the log`);
		} else if (!isDeepStrictEqual(log, expected)) {
			findings.doubled.push(`${logged}: ${log.length} edits in the log, ${expected.length} made`);
		}
		const unmet = missing?.(stored, expected);
		if (unmet) findings.partial.push(`${logged}: ${unmet}`);
		return findings;
	}
}

/** Several records of which all are changed by one call, or none. */
export class BulkEditor implements Writer {
	readonly #ids: readonly number[];
	readonly #firstVersion: number;
	#edit = 0;
	#isWaiting = false;

	/** @param version the current one of all of them */
	constructor(ids: readonly number[], version: number) {
		this.#ids = ids;
		this.#firstVersion = version;
	}

	get acknowledged() {
		return this.#edit;
	}

	get isWaiting() {
		return this.#isWaiting;
	}

	async step(site: Site): Promise<boolean> {
		const version = this.#firstVersion + this.#edit;
		if (this.#isWaiting) {
			const path = `/api/admin/registrations/${this.#ids[0]}`;
			const answer = await site.send("GET", path, { signedIn: true });
			if (answer?.status !== 200) return false;
			if (answer.json().version === version + 1) return this.#acknowledge();
		}
		this.#isWaiting = true;
		const status = statusOf(this.#edit + 1);
		const records = this.#ids.map((id) => ({ id, version, status }));
		const path = "/api/admin/registrations/bulk";
		const answer = await site.send("POST", path, { body: { records }, signedIn: true });
		const isDone = answer?.status === 200 && answer.json().changed.length === this.#ids.length;
		return isDone && this.#acknowledge();
	}

	#acknowledge(): boolean {
		this.#edit += 1;
		this.#isWaiting = false;
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const counts = this.#ids.map(
			(id) => (stored.registrationsById.get(id)?.version ?? 0) - this.#firstVersion,
		);
		const least = Math.min(...counts);
		const most = Math.max(...counts);
		if (least < this.#edit) findings.lost.push(`bulk change ${this.#edit}`);
		if (least !== most) findings.partial.push(`bulk changes: ${counts.join(", ")}`);
		if (most > this.#edit + (this.#isWaiting ? 1 : 0)) findings.doubled.push(`bulk change ${most}`);
		for (const id of this.#ids) {
			const entries = editsIn(stored, `registration ${id}`, ["status"]).length;
			if (entries !== most) findings.partial.push(`bulk changes: ${entries} entries of ${most}`);
		}
		return findings;
	}
}

const statuses = ["pending", "accepted", "rejected"] as const;

/** A status that differs from that of the edit before. */
export const statusOf = (edit: number) => statuses[edit % statuses.length] as string;

/** The values of these fields in all changes that the activity log has of a record. */
function editsIn(stored: Stored, logged: string, fields: readonly string[]) {
	return (stored.activityOf.get(logged) ?? [])
		.filter(({ action }) => action === "changed")
		.map(({ after }) => JSON.parse(after ?? "{}") as Record<string, unknown>)
		.map((after) => Object.fromEntries(fields.map((field) => [field, after[field]])));
}

function has(fields: Record<string, unknown>, values: Record<string, unknown>): boolean {
	return Object.entries(values).every(([name, value]) => fields[name] === value);
}
