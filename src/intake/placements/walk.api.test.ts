import fc from "fast-check";
import { expect, test } from "vitest";
import { chooseOtherClass } from "#intake/placements/choose.server.ts";
import { answerSeatOffer } from "#intake/placements/offer.server.ts";
import { offerEnd } from "#intake/placements/offers.server.ts";
import { withdraw } from "#intake/registrations/applicant/changes.server.ts";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { aDistinctRegistration } from "../../../test/factories.ts";
import {
	type Act,
	after,
	afterMail,
	afterMailRun,
	type Model,
	type Moment,
	newcomer,
} from "../../../test/placement-model.ts";

// More of it: `npm run prove -- placements`.
const ACTS = Number(process.env.PLACEMENT_ACTS ?? 150);
/** Steps of a walk at most, and how many acts are in one on average. */
const [LONGEST, AVERAGE] = [100, 70];
const CLASSES = 2;
const HOUR = 3_600_000;

const app = theApp();
const { store, addClass, patchClass, act: office } = classPlaces(app);
const start = new Date("2026-11-20T15:00:00Z");

const act = fc.record({
	does: fc.oneof(
		...(
			[
				[3, "register"],
				[3, "want"],
				[4, "place"],
				[2, "offer"],
				[3, "move"],
				[3, "release"],
				[4, "accept"],
				[2, "decline"],
				[3, "choose"],
				[2, "withdraw"],
				[2, "spam"],
				[2, "rescue"],
				[2, "reject"],
				[2, "readmit"],
				[1, "erase"],
				[2, "seats"],
				[1, "cancel"],
			] as const
		).map(([weight, does]) => ({ weight, arbitrary: fc.constant(does) })),
	),
	who: fc.nat(30),
	at: fc.option(fc.nat(CLASSES - 1), { freq: 6 }),
	seats: fc.integer({ min: 1, max: 4 }),
});
/** Up to three act at the same moment. */
const step = fc.oneof(
	{ weight: 12, arbitrary: fc.array(act, { minLength: 1, maxLength: 3 }) },
	{ weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 40 }) }) },
	{ weight: 3, arbitrary: fc.constant("mail worker" as const) },
	{ weight: 2, arbitrary: fc.constant("mail leaves" as const) },
	{ weight: 1, arbitrary: fc.constant("mail server down" as const) },
	{ weight: 1, arbitrary: fc.record({ refused: fc.nat(30) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const needsClass: ReadonlySet<Act["does"]> = new Set(["choose", "seats", "cancel"]);

let acts = 0;

/** Does steps on the real thing, and after each compares all that is stored with the model. */
async function walk(steps: readonly Step[]): Promise<void> {
	app.clock.now = new Date(start);
	const ids: number[] = [];
	const newClass = async () => {
		const dates = { firstDay: "2028-03-07", lastDay: "2028-04-27", registerBy: null };
		const { id, seats } = await addClass({ ...dates, seats: 1 });
		return { id, seats, isCancelled: false, label: "open" };
	};
	const classes = [];
	while (classes.length < CLASSES) classes.push(await newClass());
	/** All that can be so: acts of one moment happen in some order. */
	let possible: Model[] = [{ people: [newcomer()], classes, places: [], emails: [], asked: 0 }];
	const now = () => possible[0] as Model;
	const classId = (at: number | null) => (at === null ? undefined : now().classes[at]?.id);

	async function does({ does, who, at, seats }: Act): Promise<boolean> {
		const id = ids[who] ?? 999_999_999;
		const change = async (body: object) => {
			const records = [{ id, ...body }];
			const { status } = await app.asAdmin("POST", bulk, { body: { records } });
			return status === 200;
		};
		switch (does) {
			case "register":
				return register(who, classId(at));
			case "accept":
			case "decline": {
				if (!ids[who]) return false;
				const body = { accepts: does === "accept" };
				return !(await answerSeatOffer(store(), { registrationId: id, body }));
			}
			case "choose":
				return !(await chooseOtherClass(store(), {
					registrationId: id,
					body: { classId: classId(at) ?? 0 },
				}));
			case "withdraw":
				return !(await withdraw(store(), { registrationId: id }));
			case "spam":
			case "rescue":
				return change({ isSpam: does === "spam" });
			case "reject":
			case "readmit":
				return change({ status: does === "reject" ? "rejected" : "pending" });
			case "erase":
				return (await app.asAdmin("DELETE", `/api/admin/registrations/${id}`)).status === 204;
			case "seats":
				return (await patchClass(classId(at) ?? 0, { seats })).status === 200;
			case "cancel":
				return (await patchClass(classId(at) ?? 0, { state: "cancelled" })).status === 200;
			case "release":
				return (await office(id, does)).status === 200;
			default: {
				const named = does === "want" || does === "move" ? { courseId: 2 } : {};
				const answer = await office(id, does, at === null ? named : { classId: classId(at) });
				return answer.status === 200;
			}
		}
	}

	async function register(who: number, wanted?: number): Promise<boolean> {
		const body = aDistinctRegistration(wanted ? { classId: wanted } : {});
		const { status, json } = await app.call("POST", "/api/register", { body });
		if (status === 201) ids[who] = json.id;
		return status === 201;
	}

	let last: Moment | undefined;
	async function thisMoment(): Promise<Moment> {
		const at = app.clock.now.toISOString();
		if (last?.now === at) return last;
		last = { now: at, until: (await offerEnd(app.db, store().clock)) ?? "" };
		return last;
	}

	async function doStep(taken: Step): Promise<void> {
		const moment = await thisMoment();
		if (Array.isArray(taken)) {
			const known = Math.max(1, now().people.length - 1);
			const group = taken.map((one) => named(one, known));
			const outcomes = await Promise.all(group.map(does));
			acts += group.length;
			const orders = ordersOf(group.map((one, n) => ({ one, isDone: outcomes[n] })));
			possible = possible.flatMap((model) =>
				orders.flatMap((order) => {
					let state = model;
					for (const { one, isDone } of order) {
						const { model: next, isRefused } = after(state, one, moment);
						if (isRefused === isDone) return [];
						state = next;
					}
					return state;
				}),
			);
			if (possible.length === 0) throw new Error(`No order answers ${outcomes}`);
			return;
		}
		acts += 1;
		const setMail = (change: object, who?: number) =>
			app.db
				.updateTable("emails")
				.set(change)
				.where("registrationId", "in", who === undefined ? [0, ...there(ids)] : [ids[who] ?? 0])
				.where("template", "=", "class")
				.where("status", "in", ["waiting", "unsent"])
				.execute();
		if (taken === "mail worker") {
			await Promise.all([queueClassEmails(store()), queueClassEmails(store())]);
			possible = possible.map((model) => afterMailRun(model, moment));
		} else if (taken === "mail leaves") {
			await setMail({ status: "sent", sentAt: moment.now });
			possible = possible.map((model) => afterMail(model, { sentAt: moment.now }));
		} else if (taken === "mail server down") {
			await setMail({ status: "unsent" });
			possible = possible.map((model) => afterMail(model, "unsent"));
		} else if ("refused" in taken) {
			const who = taken.refused % now().people.length;
			await setMail({ status: "failed" }, who);
			possible = possible.map((model) => afterMail(model, "failed", who));
		} else app.clock.advance(taken.hours * HOUR);
	}

	/** Gives an act one of the people that there were, or a class if it needs one. Who registers is new. */
	function named(one: Act, known: number): Act {
		const wanted = needsClass.has(one.does) ? (one.at ?? 0) : one.at;
		const at = one.does === "release" ? null : wanted;
		if (one.does !== "register") return { ...one, at, who: one.who % known };
		const who = now().people.length - 1;
		for (const { people } of possible) people.push(newcomer());
		return { ...one, who };
	}

	let before: unknown;
	for (const [n, taken] of steps.entries()) {
		await doStep(taken);
		const found = await stored(ids, now().classes);
		const fits = possible.filter((model) => isSame(shown(model), found));
		if (fits.length === 0) {
			const [expected, said] = [possible.map(shown), JSON.stringify(taken)];
			throw new Error(
				`After step ${n}, ${said}:\n${JSON.stringify(found)}\ninstead of\n${JSON.stringify(expected)}\nbefore\n${JSON.stringify(before)}`,
			);
		}
		before = found;
		possible = [...new Map(fits.map((model) => [JSON.stringify(model), model])).values()];
		for (const [at, { isCancelled }] of now().classes.entries()) {
			if (!isCancelled) continue;
			const next = await newClass();
			for (const model of possible) model.classes[at] = { ...next };
		}
	}
	for (const { id } of now().classes) await patchClass(id, { state: "cancelled" });
	await queueClassEmails(store());
	await app.db
		.updateTable("emails")
		.set({ status: "sent" })
		.where("status", "!=", "sent")
		.execute();
}

const bulk = "/api/admin/registrations/bulk";
const there = (ids: readonly number[]) => ids.filter((id) => id !== undefined);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** All that a model says about what is stored. */
function shown({ places, classes, emails }: Model) {
	return {
		classes: classes.map(({ id, seats, label }) => ({ id, seats, label })),
		places: places.map(({ who, at, state, until }) => ({
			who,
			classId: at === null ? null : classes[at]?.id,
			state,
			until,
		})),
		emails: emails.map(({ who, classId, until }) => `${who} ${classId} ${until}`).sort(),
	};
}

/** The same as it is stored. @throws if a stage does not follow its place */
async function stored(ids: readonly number[], known: Model["classes"]) {
	const own = [0, ...there(ids)];
	const classIds = known.map(({ id }) => id);
	const classes = await app.db
		.selectFrom("classes")
		.select(["id", "seats", "label"])
		.where("id", "in", classIds)
		.execute();
	const places = await app.db
		.selectFrom("placements")
		.innerJoin("registrations", "registrations.id", "registrationId")
		.select(["registrationId", "classId", "state", "offeredUntil", "stage"])
		.where("registrationId", "in", own)
		.where("state", "!=", "released")
		.orderBy("askedAt")
		.orderBy("placements.id")
		.execute();
	const emails = await app.db
		.selectFrom("emails")
		.select(["registrationId", "onceKey"])
		.where("registrationId", "in", own)
		.where("onceKey", "like", "offer %")
		.execute();
	const byPosition = classIds.map((id) => classes.find((one) => one.id === id));
	return {
		classes: byPosition.map((one) => ({ id: one?.id, seats: one?.seats, label: one?.label })),
		places: places.map(({ registrationId, classId, state, offeredUntil, stage }) => {
			const follows = {
				wanted: "new",
				waiting: "waitlisted",
				offered: "waitlisted",
				placed: "enrolled",
			};
			const isOwn = stage === follows[state as keyof typeof follows];
			if (!isOwn && !(state === "wanted" && stage === "applied")) {
				throw new Error(`Who is ${state} has the stage ${stage}`);
			}
			return { who: ids.indexOf(registrationId), classId, state, until: offeredUntil };
		}),
		emails: emails
			.map(({ registrationId, onceKey }) => {
				const [, , classId, until] = onceKey?.split(" ") ?? [];
				return `${ids.indexOf(registrationId ?? 0)} ${classId} ${until}`;
			})
			.sort(),
	};
}

function ordersOf<T>(values: readonly T[]): T[][] {
	if (values.length <= 1) return [[...values]];
	return values.flatMap((first, n) =>
		ordersOf(values.toSpliced(n, 1)).map((rest) => [first, ...rest]),
	);
}

test(
	"whatever several people do at once, places are as the rules say",
	async () => {
		const numRuns = Math.ceil(ACTS / AVERAGE);
		const walks = fc.noBias(fc.array(step, { minLength: 1, maxLength: LONGEST, size: "max" }));
		// A failure of several at the same moment need not come again in a shorter walk.
		await fc.assert(fc.asyncProperty(walks, walk), { numRuns, endOnFailure: true });
		console.log(`${app.engine}: ${acts} acts in ${numRuns} walks`);
		expect(acts).toBeGreaterThan(0);
	},
	ACTS * 600 + 60_000,
);
