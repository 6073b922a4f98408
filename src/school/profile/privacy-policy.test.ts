import { expect, test } from "vitest";
import { policyChangedOn } from "#school/profile/privacy-policy.tsx";

test("the policy is as new as its text, its times, and what the school adds to it", () => {
	const kept = { registrations: "forever", messages: "forever", conversations: "90 days" } as const;
	const of = (changedOn: string | null, added = {}) =>
		policyChangedOn({ ...kept, changedOn }, added);
	const delivered = policyChangedOn(null, {});
	expect([of(null), of("2020-01-01"), of(null, { "policy.see": "2020-01-01" })]).toEqual(
		Array(3).fill(delivered),
	);
	expect(of("2031-05-01", { "policy.see": "2031-04-01" })).toBe("2031-05-01");
	expect(of("2031-05-01", { "policy.see": "2031-06-01", "about.lead": "2031-07-01" })).toBe(
		"2031-06-01",
	);
});
