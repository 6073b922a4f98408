import { setTimeout as pause } from "node:timers/promises";
import { aFact, aRegistration } from "../../factories.ts";
import { BulkEditor, type EditedRecord, Editor, statusOf } from "./edits.ts";
import { DecisionSender, facts, Keeper, Questioner, savedViews } from "./keepers.ts";
import type { Answer, Site } from "./restarted-site.ts";
import { readStored } from "./stored.ts";
import {
	callback,
	contactByForm,
	contactByScript,
	picture,
	registrationByForm,
	registrationByScript,
} from "./submission-kinds.ts";
import { Submitter } from "./submissions.ts";
import { type Findings, noFindings, type Writer } from "./writer.ts";

/** Before a write that was not acknowledged is sent again. */
const RETRY_MS = 50;
/** Attempts to bring every write to an end while all is well. */
const ATTEMPTS = 100;

/** Twenty writers of different kinds, who write at once. */
export class Crowd {
	readonly #site: Site;
	readonly #writers: readonly Writer[];

	constructor(site: Site, writers: readonly Writer[]) {
		this.#site = site;
		this.#writers = writers;
	}

	/** How many writes were acknowledged. */
	get acknowledged(): number {
		return this.#writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
	}

	/**
	 * Lets everyone write until `act` is done.
	 * @param after what who gets no acknowledgment does: repeats the write at once, or goes away
	 */
	async writeDuring<T>(act: () => Promise<T>, after: "repeat" | "go away" = "repeat"): Promise<T> {
		let isOver = false;
		const write = async (writer: Writer) => {
			while (!isOver) {
				if (await writer.step(this.#site)) continue;
				if (after === "go away") return;
				await pause(RETRY_MS);
			}
		};
		const everyone = Promise.all(this.#writers.map(write));
		try {
			return await act();
		} finally {
			isOver = true;
			await everyone;
		}
	}

	/** Repeats what was not acknowledged until it is. @throws {Error} if something never is */
	async settle(): Promise<void> {
		for (const writer of this.#writers) {
			for (let attempt = 1; writer.isWaiting; attempt++) {
				if (attempt > ATTEMPTS) {
					const last = this.#site.takeOutcomes().at(-1);
					throw new Error(`A write is never acknowledged: ${JSON.stringify(last)}`);
				}
				if (!(await writer.step(this.#site))) await pause(RETRY_MS);
			}
		}
	}

	/**
	 * Compares what is stored with what was acknowledged, for everyone; problems of the file are lost data.
	 * @param place where it is stored, if not where the site stores it
	 */
	async check(place: Parameters<typeof readStored>[0] = this.#site): Promise<Findings> {
		const stored = await readStored(place);
		const all = [
			{ ...noFindings(), lost: stored.problems },
			...this.#writers.map((writer) => writer.check(stored)),
		];
		return {
			lost: all.flatMap(({ lost }) => lost),
			doubled: all.flatMap(({ doubled }) => doubled),
			partial: all.flatMap(({ partial }) => partial),
		};
	}
}

/** Signs in and prepares the records that are edited. */
export async function gather(site: Site): Promise<Crowd> {
	await site.signIn();
	const post = async (path: string, body: unknown) => {
		const answer = await site.send("POST", path, { body, signedIn: true });
		if (answer?.status !== 201) throw new Error(`${path} answered ${answer?.text}`);
		return answer.json();
	};
	const registered = async () => (await post("/api/register", aRegistration())).id as number;
	const decided = await registered();
	const path = `/api/admin/registrations/${decided}`;
	await site.send("PATCH", path, { body: { status: "accepted" }, signedIn: true });
	const bulk = [await registered(), await registered(), await registered(), await registered()];
	const fact = await post("/api/admin/facts", aFact());
	return new Crowd(site, [
		...["r1", "r2", "r3"].map((name) => new Submitter(registrationByScript, name)),
		...["f1", "f2"].map((name) => new Submitter(registrationByForm, name)),
		...["m1", "m2"].map((name) => new Submitter(contactByScript, name)),
		new Submitter(contactByForm, "n1"),
		...["b1", "b2"].map((name) => new Submitter(callback, name)),
		new Submitter(picture, "p1"),
		new Questioner("somebody with questions"),
		new Keeper(savedViews, "v1"),
		new Keeper(facts, "t1"),
		new DecisionSender(decided),
		new BulkEditor(bulk, 1),
		await editorOf(site, aRegistrationsStatus(await registered())),
		await editorOf(site, aRegistrationsStatus(await registered())),
		await editorOf(site, aCourse(5)),
		await editorOf(site, theSettings),
		await editorOf(site, oneFact(fact.id)),
	]);
}

async function editorOf(site: Site, record: EditedRecord): Promise<Editor> {
	const answer = await site.send("GET", record.path, { signedIn: true });
	return new Editor(record, answer?.json().version);
}

const body = (answer: Answer) => answer.json();

const aRegistrationsStatus = (id: number): EditedRecord => ({
	path: `/api/admin/registrations/${id}`,
	logged: `registration ${id}`,
	valuesOf: (edit) => ({ status: statusOf(edit), message: `The office called ${edit} times.` }),
	fieldsOf: body,
	storedFields: (stored) => stored.registrationsById.get(id),
});

const aCourse = (id: number): EditedRecord => ({
	path: `/api/admin/courses/${id}`,
	logged: `course ${id}`,
	valuesOf: (edit) => ({ summary: `Edition ${edit} of the summary.` }),
	fieldsOf: body,
	storedFields: (stored) => stored.courses.find((course) => course.id === id),
});

const theSettings: EditedRecord = {
	path: "/api/admin/settings",
	logged: "settings school",
	valuesOf: (edit) => ({ secondPhone: `732${2_000_000 + edit}` }),
	fieldsOf: (answer) => answer.json().settings,
	storedFields: ({ settings }) => settings,
};

const oneFact = (id: number): EditedRecord => ({
	path: `/api/admin/facts/${id}`,
	logged: `fact ${id}`,
	valuesOf: (edit) => ({ answer: `It costs $${1000 + edit}.` }),
	fieldsOf: body,
	storedFields: (stored) => stored.facts.find((fact) => fact.id === id),
	missing(stored, edits) {
		const states = (stored.historyOf.get(id) ?? []).slice(1).map(({ answer }) => answer);
		const isWhole = states.join() === edits.map(({ answer }) => answer).join();
		return isWhole ? undefined : `${states.length} states of ${edits.length} in its history`;
	},
});
