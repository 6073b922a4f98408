import { randomUUID } from "node:crypto";
import type { Site } from "./restarted-site.ts";
import type { Stored } from "./stored.ts";
import { type Findings, noFindings, type Writer } from "./writer.ts";

/** Records that are made and deleted again, without idempotency keys. */
export interface KeptKind {
	/** Path of the list, and of a record with its id after it. */
	path: string;
	/** Kind in the activity log. */
	kind: string;
	nameField: string;
	bodyOf(name: string): Record<string, unknown>;
	/** Its label in the activity log. */
	labelOf(name: string): string;
	isStored(stored: Stored, name: string): boolean;
	/** What else belongs to a record that was made and deleted. @returns a sentence if it is not there */
	missing?(stored: Stored, id: number): string | undefined;
}

/** Somebody who makes a record and deletes it, and looks first how it stands if there was no answer. */
export class Keeper implements Writer {
	readonly #kept: KeptKind;
	readonly #prefix: string;
	/** Records that were made and deleted. */
	#done = 0;
	#id: number | undefined;
	#isWaiting = false;

	constructor(kept: KeptKind, name: string) {
		this.#kept = kept;
		this.#prefix = `${name}.`;
	}

	get acknowledged() {
		return 2 * this.#done + (this.#id === undefined ? 0 : 1);
	}

	get isWaiting() {
		return this.#isWaiting;
	}

	async step(site: Site): Promise<boolean> {
		return this.#id === undefined ? this.#make(site) : this.#delete(site, this.#id);
	}

	async #make(site: Site): Promise<boolean> {
		const { path, nameField, bodyOf } = this.#kept;
		const name = `${this.#prefix}${this.#done}`;
		if (this.#isWaiting) {
			const list = await site.send("GET", path, { signedIn: true });
			if (list?.status !== 200) return false;
			const own = list.json().find((row: Record<string, unknown>) => row[nameField] === name);
			if (own) return this.#acknowledge(own.id);
		}
		this.#isWaiting = true;
		const answer = await site.send("POST", path, { body: bodyOf(name), signedIn: true });
		return answer?.status === 201 && this.#acknowledge(answer.json().id);
	}

	async #delete(site: Site, id: number): Promise<boolean> {
		const isRepeated = this.#isWaiting;
		this.#isWaiting = true;
		const answer = await site.send("DELETE", `${this.#kept.path}/${id}`, { signedIn: true });
		const isGone = answer?.status === 204 || (isRepeated && answer?.status === 404);
		if (!isGone) return false;
		this.#done += 1;
		return this.#acknowledge(undefined);
	}

	#acknowledge(id: number | undefined): boolean {
		this.#id = id;
		this.#isWaiting = false;
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const { kind, labelOf, isStored, missing } = this.#kept;
		for (let n = 0; n <= this.#done; n++) {
			const name = `${this.#prefix}${n}`;
			const entries = stored.activityNamed.get(`${kind} ${labelOf(name)}`) ?? [];
			const made = entries.filter(({ action }) => action === "created");
			const deleted = entries.filter(({ action }) => action === "deleted");
			const isThere = isStored(stored, name);
			const isDone = n < this.#done;
			const isMade = isDone || this.#id !== undefined;
			if (made.length > 1 || deleted.length > 1) findings.doubled.push(`${kind} ${name}`);
			if (isMade && made.length === 0) findings.lost.push(`${kind} ${name}`);
			if (isDone && isThere) findings.lost.push(`deletion of ${kind} ${name}`);
			if (made.length - deleted.length !== (isThere ? 1 : 0)) {
				findings.partial.push(
					`${kind} ${name}: ${made.length} times made and ${deleted.length} times deleted in the log, and ${isThere ? "" : "not "}there`,
				);
			}
			const unmet = deleted[0] && missing?.(stored, Number(deleted[0].recordId));
			if (unmet) findings.partial.push(`${kind} ${name}: ${unmet}`);
		}
		return findings;
	}
}

export const savedViews: KeptKind = {
	path: "/api/admin/views",
	kind: "view",
	nameField: "name",
	bodyOf: (name) => ({ list: "registrations", name, query: "status=pending" }),
	labelOf: (name) => name,
	isStored: (stored, name) => stored.views.some((view) => view.name === name),
};

export const facts: KeptKind = {
	path: "/api/admin/facts",
	kind: "fact",
	nameField: "question",
	bodyOf: (name) => ({ topic: "other", question: name, answer: `It is ${name}.` }),
	labelOf: (name) => `${name} (whole school)`,
	isStored: (stored, name) => stored.facts.some(({ question }) => question === name),
	missing(stored, id) {
		const states = (stored.historyOf.get(id) ?? []).map(({ action }) => action).join();
		return states === "created,deleted" ? undefined : `its history is ${states}`;
	},
};

/** Somebody who sends the email about the decision on one accepted registration, many times. */
export class DecisionSender implements Writer {
	readonly #registrationId: number;
	readonly #sent = new Set<number>();
	#key: string | undefined;

	constructor(registrationId: number) {
		this.#registrationId = registrationId;
	}

	get acknowledged() {
		return this.#sent.size;
	}

	get isWaiting() {
		return this.#key !== undefined;
	}

	async step(site: Site): Promise<boolean> {
		this.#key ??= randomUUID();
		const path = `/api/admin/registrations/${this.#registrationId}/decision-email`;
		const answer = await site.send("POST", path, {
			body: { status: "accepted", lastSentId: [...this.#sent].at(-1) ?? null },
			headers: { "idempotency-key": this.#key },
			signedIn: true,
		});
		if (answer?.status !== 201) return false;
		this.#sent.add(answer.json().id);
		this.#key = undefined;
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const emails = (stored.emailsOfRegistration.get(this.#registrationId) ?? [])
			.filter(({ template }) => template === "acceptance")
			.map(({ id }) => id);
		for (const id of this.#sent) if (!emails.includes(id)) findings.lost.push(`email ${id}`);
		const most = this.#sent.size + (this.#key === undefined ? 0 : 1);
		if (emails.length > most) findings.doubled.push(`${emails.length} emails about a decision`);
		const entries = (stored.activityOf.get(`registration ${this.#registrationId}`) ?? []).filter(
			({ action }) => action === "emailed",
		).length;
		if (entries !== emails.length) {
			findings.partial.push(`${emails.length} emails about a decision, ${entries} in the log`);
		}
		return findings;
	}
}

/** Somebody who asks the assistant; a question without an answer is not asked again. */
export class Questioner implements Writer {
	readonly #name: string;
	/** Ids of the questions and answers that were received, with what was asked. */
	readonly #exchanges: { questionId: number; answerId: number; content: string }[] = [];
	#asked = 0;
	#conversationId = "";

	constructor(name: string) {
		this.#name = name;
	}

	get acknowledged() {
		return this.#exchanges.length;
	}

	readonly isWaiting = false;

	async step(site: Site): Promise<boolean> {
		if (!this.#conversationId) {
			const body = { sessionId: `the session of ${this.#name}` };
			const started = await site.send("POST", "/api/chat/start", { body });
			if (started?.status !== 200) return false;
			this.#conversationId = started.json().conversationId;
		}
		this.#asked += 1;
		const content = `What does the CNA program cost, please? (${this.#asked})`;
		const body = { conversationId: this.#conversationId, content };
		const answer = await site.send("POST", "/api/chat/message", { body });
		if (answer?.status !== 200) return false;
		const { userMessage, aiMessage } = answer.json();
		this.#exchanges.push({ questionId: userMessage.id, answerId: aiMessage.id, content });
		return true;
	}

	check(stored: Stored): Findings {
		const findings = noFindings();
		const messages = stored.messagesOf.get(this.#conversationId) ?? [];
		const byId = new Map(messages.map((message) => [message.id, message]));
		for (const { questionId, answerId, content } of this.#exchanges) {
			if (byId.get(questionId)?.content !== content) findings.lost.push(`question ${questionId}`);
			if (!byId.has(answerId)) findings.lost.push(`answer ${answerId}`);
		}
		const questions = messages.filter(({ isUser }) => isUser);
		const different = new Set(questions.map(({ content }) => content));
		if (different.size !== questions.length) findings.doubled.push("a question to the assistant");
		// The greeting answers no question.
		const answers = messages.length - questions.length - 1;
		if (messages.length > 0 && answers !== questions.length) {
			findings.partial.push(`${questions.length} questions, ${answers} answers`);
		}
		return findings;
	}
}
