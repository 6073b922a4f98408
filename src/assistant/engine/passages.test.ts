import { expect, test } from "vitest";
import { coursePassages } from "#assistant/engine/passages.ts";

test("a course's passages are the same objects until its text changes", () => {
	const course = { slug: "yoga", summary: "Yoga for nurses.", description: "Bring a mat." };
	const before = coursePassages(course);
	expect(coursePassages({ ...course })).toBe(before);
	for (const change of [{ summary: "Yoga at night." }, { description: "Bring a towel." }]) {
		const [changed] = Object.values(change);
		const after = coursePassages({ ...course, ...change });
		expect(after.map(({ text }) => text)).toContain(changed);
		expect(after).toHaveLength(2);
	}
});
