import fc from "fast-check";
import { expect, test } from "vitest";
import { findClasses, wishIn } from "#school/classes/finder.ts";
import { classLabels, type PublicClass } from "#school/classes/public-contract.ts";
import { weekdayNames } from "#school/classes/weekdays.ts";

const slugs = ["cna", "ekg", "cpr"];
const slugOf = (courseId: number) => slugs[courseId];

const clock = (minutes: number) =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const meeting = fc.record({
	date: fc.integer({ min: 1, max: 28 }),
	start: fc.integer({ min: 16, max: 40 }).map((halfHour) => halfHour * 30),
	length: fc.integer({ min: 1, max: 8 }).map((halfHours) => halfHours * 30),
});
const aClass = fc
	.record({
		courseId: fc.integer({ min: 0, max: 3 }),
		label: fc.constantFrom(...classLabels),
		lastDay: fc.integer({ min: 20, max: 28 }).map((date) => `2027-02-${date}`),
		meetings: fc.array(meeting, { minLength: 1, maxLength: 12 }),
	})
	.map(
		({ courseId, label, lastDay, meetings }): PublicClass => ({
			id: 1,
			firstDay: "2027-02-01",
			lastDay,
			days: [],
			language: "en",
			courseId,
			label,
			tuition: 1,
			fees: [],
			total: 1,
			registerBy: null,
			meetings: meetings.map(({ date, start, length }) => ({
				day: `2027-02-${String(date).padStart(2, "0")}`,
				from: clock(start),
				to: clock(start + length),
				kind: "classroom",
			})),
		}),
	);
const wishes = fc.record({
	program: fc.subarray(slugs),
	day: fc.subarray([...weekdayNames]),
	time: fc.subarray(["day", "evening"] as const),
	end: fc.constantFrom("", "2027-02-24", "2027-03-31"),
});

/** Looks at every half hour of a meeting. February 1, 2027, is a Monday. */
function fits(one: PublicClass["meetings"][number], { day, time }: ReturnType<typeof wishIn>) {
	const date = Number(one.day.slice(-2));
	if (day.length > 0 && !day.includes(weekdayNames[date % 7] ?? "sunday")) return false;
	for (let now = 0; now < 24 * 60; now += 30) {
		if (clock(now) < one.from || clock(now) >= one.to || time.length === 0) continue;
		if (!time.includes(now < 17 * 60 ? "day" : "evening")) return false;
	}
	return true;
}

test("finds the classes whose every meeting fits, and near misses with what does not, as brute force does", () => {
	fc.assert(
		fc.property(fc.array(aClass, { maxLength: 30 }), wishes, (classes, wish) => {
			const listed = classes
				.map((one, id) => ({ ...one, id }))
				.filter(({ label, courseId }) => label !== "closed" && slugs[courseId])
				.filter(({ lastDay }) => wish.end !== "2027-02-24" || Number(lastDay.slice(-2)) <= 24)
				.filter(
					({ courseId }) =>
						wish.program.length === 0 || wish.program.includes(slugs[courseId] ?? ""),
				)
				.map((one) => ({ ...one, misses: one.meetings.filter((m) => !fits(m, wish)) }));
			const { fitting, near } = findClasses(
				classes.map((one, id) => ({ ...one, id })),
				wish,
				slugOf,
			);
			const found = (list: readonly { id: number; misses: readonly unknown[] }[]) =>
				list.map(({ id, misses }) => ({ id, misses }));
			expect(found(fitting)).toEqual(found(listed.filter(({ misses }) => misses.length === 0)));
			expect(found(near)).toEqual(
				found(
					listed.filter(
						({ misses: { length }, meetings }) =>
							length > 0 && length <= 3 && length < meetings.length / 2,
					),
				),
			);
		}),
		{ numRuns: 500 },
	);
});

test("what an address can't mean is left out", () => {
	const query = new URLSearchParams(
		"program=cna&program=law&day=tuesday&day=Someday&time=evening&time=night&end=soon&utm_source=x",
	);
	expect(wishIn(query, slugs)).toEqual({
		program: ["cna"],
		day: ["tuesday"],
		time: ["evening"],
		end: "",
	});
});
