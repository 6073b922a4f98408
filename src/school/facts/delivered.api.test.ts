import { expect, test } from "vitest";
import { withoutOutdated } from "#school/facts/delivered.ts";
import { publicFactsWith } from "#school/facts/draft.server.ts";
import { frequentQuestions } from "#school/profile/faq.ts";
import { aClass } from "../../../test/factories.ts";
import { theFacts } from "../../../test/facts.ts";

const { app, add, patch, published } = theFacts();

const questions = async () =>
	(await published()).flatMap(({ question }: { question: string | null }) => question ?? []);

test.each([{ courseId: null }, { courseId: 2 }])(
	"“We do not list prices” is not published beside a price: %j",
	async ({ courseId }) => {
		const before = await questions();
		expect(before).toContain("How much does a program cost?");
		const { id } = (await add({ courseId })).json;
		expect(await questions()).not.toContain("How much does a program cost?");
		await app.asAdmin("DELETE", `/api/admin/facts/${id}`);
		expect(await questions()).toEqual(before);
	},
);

test("“We do not list prices” is not published beside an open class, which states its price", async () => {
	const before = await questions();
	const { id } = (await app.asAdmin("POST", "/api/admin/classes", { body: aClass() })).json;
	expect(await questions()).not.toContain("How much does a program cost?");
	const body = { state: "closed" };
	await app.asAdmin("PATCH", `/api/admin/classes/${id}`, { body });
	expect(await questions()).toEqual(before);
});

test("an age for one course leaves the delivered one to the others, one for the school does not", async () => {
	const { id } = (await add({ topic: "age", courseId: 2, answer: "16 with a parent." })).json;
	expect(await questions()).toContain("How old do I have to be?");
	await patch(id, { courseId: null });
	expect(await questions()).not.toContain("How old do I have to be?");
});

test("class times of one course leave “Are there evening classes?” to the others, those of the school do not", async () => {
	const { id } = (await add({ topic: "class_times", courseId: 2, answer: "Mondays." })).json;
	expect(await questions()).toContain("Are there evening classes?");
	await patch(id, { courseId: null });
	expect(await questions()).not.toContain("Are there evening classes?");
});

test.each([
	{ topic: "refund" as const, courseId: null, validUntil: null },
	{ topic: "price" as const, courseId: null, validUntil: "2026-11-19" },
])(
	"a draft that no longer states a price brings the delivered question back: %j",
	async (draft) => {
		const { id, answer } = (await add()).json;
		const fact = {
			...draft,
			question: null,
			answer,
			...{ spanish: null, spanishQuestion: null },
			source: null,
			onHomePage: false,
		};
		const facts = await publicFactsWith(app.db, () => app.clock.now, { fact, factId: id });
		expect(facts.map(({ question }) => question)).toContain("How much does a program cost?");
		expect(await questions()).not.toContain("How much does a program cost?");
	},
);

test("a question that the school has approved stays", () => {
	const [, , delivered] = frequentQuestions;
	const common = { courseId: null, question: delivered?.question ?? "" };
	const approved = { ...common, topic: "other" as const, approvedAt: "2026-11-20T15:00:00Z" };
	const price = { ...common, topic: "price" as const, question: null, approvedAt: null };
	expect(withoutOutdated([approved, price])).toEqual([approved, price]);
	expect(withoutOutdated([{ ...approved, approvedAt: null }, price])).toEqual([price]);
});
