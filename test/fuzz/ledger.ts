import { type ListedRecord, strays } from "./belonging.ts";
import { changedFields } from "./same-text.ts";
import type { Stage } from "./stage.ts";

export type List = "registrations" | "contacts";

/** The registrations and messages that the server accepted, by reference number. */
export class Ledger {
	readonly #accepted = {
		registrations: new Map<string, number>(),
		contacts: new Map<string, number>(),
	};
	readonly #erased = { registrations: new Set<number>(), contacts: new Set<number>() };

	/** Notes a record and reads it back. @returns what came back differently */
	async accept(
		stage: Stage,
		list: List,
		sent: unknown,
		saved: { id: number; reference: string },
	): Promise<string[]> {
		this.#accepted[list].set(saved.reference, saved.id);
		const read = await stage.call("GET", `/api/admin/${list}/${saved.id}`);
		// Only now may other requests change it.
		stage.known.add(list, saved.id);
		stage.known.add("people", read.personId);
		return changedFields(sent, read).map((change) => `text was stored otherwise: ${change}`);
	}

	/** Notes a form that was answered with a reference number, and reads its record back. */
	async acceptForm(stage: Stage, list: List, sent: unknown, reference: string): Promise<string[]> {
		const rows = await stage.call("GET", `/api/admin/${list}?q=${reference}&limit=5`);
		const row = rows.find((one: { reference: string }) => one.reference === reference);
		if (!row) return [`${reference} was promised and is not stored`];
		this.#accepted[list].set(reference, row.id);
		return changedFields(sent, row).map(
			(change) => `a form's text was stored otherwise: ${change}`,
		);
	}

	erase(list: List, id: number): void {
		this.#erased[list].add(id);
	}

	/** Notes that everything of a person was erased: the activity log names the records. @returns what is still there */
	async erasePerson(stage: Stage, personId: number): Promise<string[]> {
		const [erased] = await stage.call(
			"GET",
			`/api/admin/activity?kind=person&recordId=${personId}&action=erased`,
		);
		if (!erased) return [`the activity log does not say that person ${personId} was erased`];
		for (const reference of erased.label.match(/\b[A-Z]-\w+/g) ?? []) {
			for (const list of ["registrations", "contacts"] as const) {
				const id = this.#accepted[list].get(reference);
				if (id !== undefined) this.erase(list, id);
			}
		}
		const { status } = await stage.try("GET", `/api/admin/people/${personId}`);
		return status === 404 ? [] : [`person ${personId} was erased and is answered with ${status}`];
	}

	/** Compares everything that was accepted with the lists and the dashboard. @returns what does not agree */
	async settle(stage: Stage): Promise<string[]> {
		const faults: string[] = [];
		const everything: ListedRecord[] = [];
		const dashboard = await stage.call("GET", "/api/admin/dashboard");
		for (const [list, count] of [
			["registrations", dashboard.totalRegistrations],
			["contacts", dashboard.totalContacts],
		] as const) {
			const stored = new Set<string>();
			let listed = 0;
			for (const archived of ["", "&archived=true"]) {
				for (let offset = 0; ; offset += 500) {
					const rows = await stage.call(
						"GET",
						`/api/admin/${list}?limit=500&offset=${offset}${archived}`,
					);
					for (const { reference } of rows) stored.add(reference);
					everything.push(...rows);
					// The dashboard leaves out the archive.
					if (archived === "") listed += rows.length;
					if (rows.length < 500) break;
				}
			}
			const expected = [...this.#accepted[list]]
				.filter(([, id]) => !this.#erased[list].has(id))
				.map(([reference]) => reference);
			const missing = expected.filter((reference) => !stored.has(reference));
			const lost = await this.#withoutErased(stage, list, missing);
			const unasked = [...stored].filter((reference) => !expected.includes(reference));
			if (lost.length > 0)
				faults.push(`${list}: ${lost.length} accepted and not stored, such as ${lost[0]}`);
			if (unasked.length > 0)
				faults.push(`${list}: ${unasked.length} stored and never accepted, such as ${unasked[0]}`);
			if (count !== listed)
				faults.push(`the dashboard counts ${count} ${list}, the list has ${listed}`);
		}
		return [...faults, ...(await strays(stage, everything))];
	}

	/** Leaves out what was deleted by a request whose answer was not seen. */
	async #withoutErased(stage: Stage, list: List, references: string[]): Promise<string[]> {
		const kind = list === "contacts" ? "contact" : "registration";
		const lost: string[] = [];
		for (const reference of references) {
			const query = `kind=${kind}&recordId=${this.#accepted[list].get(reference)}&action=erased`;
			const log = await stage.call("GET", `/api/admin/activity?${query}`);
			if (log.length === 0) lost.push(reference);
		}
		return lost;
	}

	get size(): number {
		return this.#accepted.registrations.size + this.#accepted.contacts.size;
	}
}
