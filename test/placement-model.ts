/** Who registered. One who was erased, or whose registration was refused, is not there. */
interface Person {
	isThere: boolean;
	isSpam: boolean;
	isRejected: boolean;
	isWithdrawn: boolean;
	/** How their last place ended: declining again is no failure, and an undone rejection brings a wish back. */
	ended: "declined" | "rejected" | null;
	/** Places that ended by a rejection, with the ids of their classes. */
	rejected: { n: number; classId: number | null }[];
}

interface Class {
	id: number;
	seats: number;
	isCancelled: boolean;
	label: string;
}

/** A place that is not released. */
interface Place {
	/** Different for every place. */
	n: number;
	who: number;
	/** The class; null for any. */
	at: number | null;
	state: "wanted" | "waiting" | "offered" | "placed";
	until: string | null;
	/** Whether its person has to be told of the offer. */
	isUntold: boolean;
}

/** An email about an offer: what became of it, or when it was sent. */
interface OfferEmail {
	place: number;
	who: number;
	classId: number;
	until: string;
	status: "waiting" | "unsent" | "failed" | { sentAt: string };
}

/** What is so. Places stand in the order in which they were asked for. */
export interface Model {
	people: Person[];
	classes: Class[];
	places: Place[];
	emails: OfferEmail[];
	asked: number;
}

/** An act of one writer. `who` and `at` are positions among people and classes; without `at` it names no class. */
export interface Act {
	does:
		| "register"
		| "want"
		| "place"
		| "offer"
		| "move"
		| "release"
		| "accept"
		| "decline"
		| "choose"
		| "withdraw"
		| "spam"
		| "rescue"
		| "reject"
		| "readmit"
		| "erase"
		| "seats"
		| "cancel";
	who: number;
	at: number | null;
	seats: number;
}

/** The moment of an act, and until when an offer lasts that is made then; ISO 8601 in UTC. */
export interface Moment {
	now: string;
	until: string;
}

/** With less time than this to answer, in milliseconds, nobody was told in time. */
const TOO_LATE_MS = 1_800_000;

/** Someone who is about to register. */
export const newcomer = (): Person => ({
	isThere: false,
	isSpam: false,
	isRejected: false,
	isWithdrawn: false,
	ended: null,
	rejected: [],
});

/** Returns what is so after an act, and whether it was refused: then nothing has changed. */
export function after(
	model: Model,
	act: Act,
	moment: Moment,
): { model: Model; isRefused: boolean } {
	const next = structuredClone(model);
	const isRefused = !new Rules(next, moment).does(act);
	return { model: isRefused ? model : next, isRefused };
}

/** Returns what is so after the mail worker has looked: queues moved on, and whoever has to be told of an offer has an email. */
export function afterMailRun(model: Model, moment: Moment): Model {
	const next = structuredClone(model);
	new Rules(next, moment).runMail();
	return next;
}

/** Returns what is so after waiting emails left, could not leave, or one person's were refused for good. */
export function afterMail(model: Model, status: OfferEmail["status"], who?: number): Model {
	const next = structuredClone(model);
	for (const email of next.emails) {
		if (isLeaving(next, email) && (who === undefined || email.who === who)) email.status = status;
	}
	return next;
}

/** Whether an email can leave: those of suspected spam are held until it is rescued. */
const isLeaving = ({ people }: Model, { who, status }: OfferEmail): boolean =>
	!people[who]?.isSpam && (status === "waiting" || status === "unsent");

class Rules {
	readonly model: Model;
	readonly moment: Moment;

	constructor(model: Model, moment: Moment) {
		this.model = model;
		this.moment = moment;
	}

	/** @returns false if it is refused */
	does({ does, who, at, seats }: Act): boolean {
		const person = this.model.people[who] as Person;
		const found = at === null ? undefined : (this.model.classes[at] as Class);
		switch (does) {
			case "register":
				if (found?.isCancelled) return false;
				person.isThere = true;
				if (found) this.#ask(who, at, found.label === "waiting list" ? "waiting" : "wanted");
				return true;
			case "spam":
			case "rescue":
				this.#suspect(who, does === "spam");
				return true;
			case "reject":
			case "readmit":
				if (!person.isThere || person.isRejected === (does === "reject")) return true;
				person.isRejected = does === "reject";
				if (person.isRejected) this.#free(who, "rejected");
				else this.#restore(who);
				return true;
			case "seats":
				if (!found || found.seats === seats) return true;
				if (found.isCancelled) return false;
				found.seats = seats;
				this.#settle(at);
				return true;
			case "cancel":
				if (!found || found.isCancelled) return true;
				found.isCancelled = true;
				this.#settle(at);
				this.model.places = this.model.places.filter((place) => place.at !== at);
				return true;
		}
		if (!person.isThere) return false;
		switch (does) {
			case "accept":
			case "decline":
				return this.#answer(who, does === "accept");
			case "choose":
				return this.#choose(who, at ?? 0);
			case "withdraw":
				if (!person.isWithdrawn) this.#free(who);
				person.isWithdrawn = true;
				return true;
			case "erase":
				this.#free(who);
				person.isThere = false;
				this.model.emails = this.model.emails.filter((email) => email.who !== who);
				return true;
			default:
				return this.#officeDoes(does, who, at);
		}
	}

	runMail(): void {
		const { classes, places, emails } = this.model;
		for (const [at, { seats, label, isCancelled }] of classes.entries()) {
			const isOver = places.some((place) => place.at === at && this.#isOver(place));
			const isMissed = !isCancelled && label === "waiting list" && seats > this.#taken(at);
			if (isOver || isMissed) this.#settle(at);
		}
		const open = places.filter(({ state }) => state === "offered" || state === "waiting");
		const isOpen = (email: OfferEmail) => open.some((place) => this.#emailOf(place) === email);
		this.model.emails = emails.filter((email) => typeof email.status === "object" || isOpen(email));
		for (const place of this.model.places) {
			if (!place.isUntold) continue;
			place.isUntold = false;
			if (this.#emailOf(place)) continue;
			const { n, who, at, until } = place;
			const { id } = classes[at ?? 0] as Class;
			this.model.emails.push({ place: n, who, classId: id, until: until ?? "", status: "waiting" });
		}
	}

	/** What the office does about someone's place. */
	#officeDoes(does: Act["does"], who: number, at: number | null): boolean {
		const touched = [this.#placeOf(who)?.at ?? null, at];
		for (const one of touched) this.#settle(one);
		const { isSpam, isRejected, isWithdrawn } = this.model.people[who] as Person;
		if (isSpam || isRejected || isWithdrawn) return false;
		const current = this.#placeOf(who);
		if (does === "want" ? current : !current && does !== "place" && does !== "offer") return false;
		if (does === "release") {
			this.#free(who);
			return true;
		}
		const chosen = at ?? (does === "want" || does === "move" ? null : current?.at);
		if (chosen === undefined) return false;
		if (chosen === null) {
			if (does === "place" || does === "offer") return false;
			if (does === "move" && current?.at === null) return true;
			this.#take(who, { at: null, state: "wanted", until: null });
		} else {
			const { seats, isCancelled } = this.model.classes[chosen] as Class;
			if (isCancelled) return false;
			const isThere = current?.at === chosen;
			const isPlacing = does === "place" || (does === "move" && current?.state === "placed");
			if (does === "offer" && current?.state === "placed") return false;
			if (isThere && (does === "move" || (isPlacing && current.state === "placed"))) return true;
			if ((isPlacing || does === "offer") && this.#taken(chosen, who) >= seats) return false;
			if (isThere && does === "offer" && current.state === "offered") return true;
			const asked = does === "offer" ? "offered" : "wanted";
			const state = isPlacing ? "placed" : asked;
			const until = state === "offered" ? this.moment.until : null;
			this.#take(who, { at: chosen, state, until });
		}
		for (const one of touched) this.#settle(one);
		return true;
	}

	#answer(who: number, accepts: boolean): boolean {
		const person = this.model.people[who] as Person;
		const current = this.#placeOf(who);
		if (accepts ? current?.state === "placed" : !current && person.ended === "declined")
			return true;
		if (current?.state !== "offered" || this.#isOver(current)) return false;
		if (accepts) {
			this.#take(who, { at: current.at, state: "placed", until: null });
			this.#settle(current.at);
		} else {
			this.#free(who, "declined");
		}
		return true;
	}

	/** Who asks for another class leaves what they had, and joins its end; who has a seat keeps it. */
	#choose(who: number, at: number): boolean {
		for (const one of [this.#placeOf(who)?.at ?? null, at]) this.#settle(one);
		const { isSpam, isRejected, isWithdrawn } = this.model.people[who] as Person;
		const { isCancelled, label } = this.model.classes[at] as Class;
		const current = this.#placeOf(who);
		if (isSpam || isRejected || isWithdrawn || current?.state === "placed") return false;
		if (current?.at === at) return true;
		if (isCancelled) return false;
		this.#free(who);
		this.#ask(who, at, label === "waiting list" ? "waiting" : "wanted");
		return true;
	}

	/** Suspected spam holds no seat; it keeps its place in the order. */
	#suspect(who: number, isSpam: boolean): void {
		const person = this.model.people[who] as Person;
		if (!person.isThere || person.isSpam === isSpam) return;
		person.isSpam = isSpam;
		for (const at of this.#classesOf(who)) this.#settle(at);
		const place = this.#placeOf(who);
		if (!isSpam || !place || place.at === null) return;
		if (place.state === "offered" || place.state === "placed") {
			Object.assign(place, { state: "waiting", until: null, isUntold: false });
		}
	}

	#ask(who: number, at: number | null, state: Place["state"]): void {
		this.model.asked += 1;
		(this.model.people[who] as Person).ended = null;
		this.model.places.push({ n: this.model.asked, who, at, state, until: null, isUntold: false });
	}

	#take(who: number, seat: Pick<Place, "at" | "state" | "until">): void {
		if (!this.#placeOf(who)) this.#ask(who, seat.at, seat.state);
		Object.assign(this.#placeOf(who) as Place, { ...seat, isUntold: seat.state === "offered" });
	}

	/** The one way in which a seat frees. */
	#free(who: number, ended: Person["ended"] = null): void {
		const person = this.model.people[who] as Person;
		const touched = this.#classesOf(who);
		const place = this.#placeOf(who);
		if (place) {
			const { n, at } = place;
			person.ended = ended;
			const classId = at === null ? null : (this.model.classes[at] as Class).id;
			if (ended === "rejected") person.rejected.push({ n, classId });
			this.model.places = this.model.places.filter((one) => one !== place);
		}
		for (const at of touched) this.#settle(at);
	}

	/** Brings the wish back that a rejection ended, at its place in the order, while its class takes registrations. */
	#restore(who: number): void {
		const person = this.model.people[who] as Person;
		const touched = this.#classesOf(who);
		const last = person.rejected.at(-1);
		const at = this.#positionOf(last?.classId ?? null);
		const found = at === null ? undefined : this.model.classes[at];
		const isChoosable = last?.classId === null || (found && !found.isCancelled);
		if (
			last &&
			person.ended === "rejected" &&
			isChoosable &&
			!person.isSpam &&
			!person.isWithdrawn
		) {
			const state = found?.label === "waiting list" ? "waiting" : "wanted";
			person.ended = null;
			person.rejected.pop();
			this.model.places.push({ n: last.n, who, at, state, until: null, isUntold: false });
			this.model.places.sort((one, other) => one.n - other.n);
		}
		for (const one of touched) this.#settle(one);
	}

	/** Where someone has a place, or had one that a rejection ended. */
	#classesOf(who: number): (number | null)[] {
		const { rejected } = this.model.people[who] as Person;
		const ended = rejected.map(({ classId }) => this.#positionOf(classId));
		return [this.#placeOf(who)?.at ?? null, ...ended];
	}

	#positionOf(classId: number | null): number | null {
		const at = this.model.classes.findIndex(({ id }) => id === classId);
		return at < 0 ? null : at;
	}

	/** Ends the offers that are over, offers free seats to those who wait, and lets all wait when none is left. */
	#settle(at: number | null): void {
		if (at === null) return;
		const found = this.model.classes[at] as Class;
		const here = () => this.model.places.filter((place) => place.at === at);
		for (const place of here().filter((one) => this.#isOver(one))) {
			if (place.isUntold || this.#unsent(place)) {
				Object.assign(place, { state: "waiting", isUntold: false });
			} else this.model.places = this.model.places.filter((one) => one !== place);
		}
		const counted = here().filter(({ who }) => !this.model.people[who]?.isSpam);
		const waiting = counted.filter(({ state }) => state === "waiting");
		const free = found.seats - this.#taken(at);
		const isBlocked = waiting.some((place) => this.#unsent(place) === "waiting");
		const reached = waiting.filter((place) => this.#unsent(place) !== "failed");
		const offered = found.isCancelled || isBlocked ? [] : reached.slice(0, Math.max(0, free));
		for (const place of offered) {
			Object.assign(place, { state: "offered", until: this.moment.until, isUntold: true });
		}
		const left = free - offered.length;
		if (left <= 0) {
			for (const place of counted.filter(({ state }) => state === "wanted"))
				place.state = "waiting";
		}
		const isWaiting = waiting.length > offered.length || left <= 0;
		const spare = left > 3 || left === found.seats ? "open" : "last places";
		found.label = isWaiting ? "waiting list" : spare;
	}

	/** Returns why nobody was told of an offer in time. */
	#unsent(place: Place): "waiting" | "failed" | "late" | undefined {
		const status = this.#emailOf(place)?.status;
		if (status === undefined || status === "failed") return status;
		if (typeof status === "string") return "waiting";
		const left = Date.parse(place.until ?? "") - Date.parse(status.sentAt);
		return left < TOO_LATE_MS ? "late" : undefined;
	}

	#emailOf({ n, at, until }: Place): OfferEmail | undefined {
		const id = this.model.classes[at ?? -1]?.id;
		return this.model.emails.find(
			(email) => email.place === n && email.classId === id && email.until === until,
		);
	}

	#isOver({ state, until }: Place): boolean {
		return state === "offered" && (until ?? "") <= this.moment.now;
	}

	#placeOf(who: number): Place | undefined {
		return this.model.places.find((place) => place.who === who);
	}

	#taken(at: number, except?: number): number {
		return this.model.places.filter(
			(place) =>
				place.at === at &&
				place.who !== except &&
				(place.state === "offered" || place.state === "placed") &&
				!this.model.people[place.who]?.isSpam,
		).length;
	}
}
