import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { anApplicant } from "../../../test/applicant.ts";
import { classPlaces } from "../../../test/class-places.ts";
import { aCourse } from "../../../test/factories.ts";

// An applicant asks for another class of their program, on their page.

const app = theApp();
const { addClass, patchClass, register, act, statesIn, stageOf, newsTo, fullClass } =
	classPlaces(app);

const choose = (path: string, classId: unknown) =>
	app.call("PUT", `${path}/class`, { body: { classId } });

const pageOf = async (path: string) => (await app.call("GET", path)).json;

test("one who waits leaves the queue, whose next moves up, and joins the end of the other", async () => {
	const { id, first, second } = await fullClass();
	const other = await fullClass({ firstDay: "2027-04-06" });
	const applicant = await anApplicant(app, { classId: id });
	const behind = (await register(id)).json.id;
	const answer = await choose(applicant.path, other.id);
	expect(answer.status).toBe(200);
	expect(answer.json.place).toMatchObject({ classId: other.id, state: "waiting", number: 3 });
	expect(await stageOf(applicant.id)).toBe("waitlisted");
	expect(Object.keys(await statesIn(id))).not.toContain(String(applicant.id));
	expect(await statesIn(id)).toMatchObject({ [first]: "waiting", [second]: "waiting" });
	const last = await app.asAdmin("GET", `/api/admin/classes/${id}/placements`);
	expect(last.json.at(-1)).toMatchObject({ registrationId: behind });
	expect(await newsTo(applicant.id)).toEqual(["You are on the waiting list"]);
});

test("an offer that is left goes to the next in line, who gets one email; who left it gets none of it", async () => {
	const { id, holder, first, second } = await fullClass();
	const applicant = await anApplicant(app, { classId: id });
	for (const one of [first, second]) await act(one, "release");
	await act(holder, "release");
	expect((await statesIn(id))[applicant.id]).toBe("offered");
	const next = (await register(id)).json.id;
	const { id: other } = await addClass({ seats: 5 });
	expect((await choose(applicant.path, other)).json.place.state).toBe("wanted");
	expect((await statesIn(id))[next]).toBe("offered");
	expect(await newsTo(next)).toEqual(["A seat is free for you"]);
	expect(await newsTo(applicant.id)).toEqual(["You asked for this class"]);
	expect(await stageOf(applicant.id)).toBe("applied");
});

test("who never asked for a class, or lost theirs, asks for one; the same twice is once", async () => {
	const { id } = await addClass();
	const applicant = await anApplicant(app);
	expect((await choose(applicant.path, id)).json.place).toMatchObject({ state: "wanted" });
	const both = await Promise.all([choose(applicant.path, id), choose(applicant.path, id)]);
	expect(both.map(({ status }) => status)).toEqual([200, 200]);
	await act(applicant.id, "release");
	expect((await choose(applicant.path, id)).json.place).toMatchObject({ state: "wanted" });
	const events = `/api/admin/activity?kind=registration&recordId=${applicant.id}`;
	const { json } = await app.asAdmin("GET", events);
	const actions = json.map(({ action }: { action: string }) => action);
	expect(actions.filter((action: string) => action === "asked for a class")).toHaveLength(2);
});

test("the page lists the other open classes of the program, in its language", async () => {
	const { id } = await addClass({ courseId: 5 });
	const spanish = await addClass({ courseId: 5, language: "es", firstDay: "2027-03-09" });
	await addClass({ courseId: 5, state: "draft" });
	await addClass({ courseId: 5, state: "closed" });
	await addClass({ courseId: 6 });
	const inEnglish = await anApplicant(app, { courseId: 5, classId: id });
	expect((await pageOf(inEnglish.path)).otherClasses).toEqual([
		{
			id: spanish.id,
			text: "Mar 9 – Apr 29, 2027 · Tue, Thu 6:00–9:00 PM · Spanish · $1,250 · Open",
		},
	]);
	const more = { courseId: 5, email: "other@mail.example" };
	const inSpanish = await anApplicant(app, more, { "accept-language": "es" });
	expect((await pageOf(inSpanish.path)).otherClasses).toEqual([
		{
			id,
			text: "2 mar – 29 abr 2027 · mar, jue 6:00–9:00 PM · inglés · $1,250 · Con lugares",
		},
		{ id: spanish.id, text: "9 mar – 29 abr 2027 · mar, jue 6:00–9:00 PM · $1,250 · Con lugares" },
	]);
});

test("who has a seat keeps it, and is offered no other", async () => {
	const { id } = await addClass();
	const other = await addClass({ firstDay: "2027-04-06" });
	const applicant = await anApplicant(app, { classId: id });
	await act(applicant.id, "place");
	expect((await pageOf(applicant.path)).otherClasses).toEqual([]);
	const refused = await choose(applicant.path, other.id);
	expect([refused.status, refused.text]).toEqual([
		409,
		"Nothing is changed. For another class, please call us.",
	]);
	expect((await statesIn(id))[applicant.id]).toBe("placed");
});

test("a class that is closed, of another program or not there is refused, and nothing is lost", async () => {
	const { id, second } = await fullClass();
	const applicant = await anApplicant(app, { classId: id });
	const closed = await addClass({ state: "closed" });
	const elsewhere = await addClass({ courseId: 4 });
	for (const wrong of [closed.id, elsewhere.id, 999_999_999, 0, "x", null]) {
		expect((await choose(applicant.path, wrong)).status).toBe(400);
	}
	expect(await statesIn(id)).toMatchObject({ [second]: "waiting", [applicant.id]: "waiting" });
});

test("who withdrew, was rejected or is suspected spam asks for none", async () => {
	const { id } = await addClass();
	const [withdrew, rejected, spam] = [
		await anApplicant(app),
		await anApplicant(app),
		await anApplicant(app),
	];
	await app.call("PUT", `${withdrew.path}/withdrawal`);
	const records = [
		{ id: rejected.id, status: "rejected" },
		{ id: spam.id, isSpam: true },
	];
	await app.asAdmin("POST", "/api/admin/registrations/bulk", { body: { records } });
	for (const { path } of [withdrew, rejected, spam]) {
		const { otherClasses } = await pageOf(path);
		expect([otherClasses, (await choose(path, id)).status]).toEqual([[], 409]);
	}
	expect(await statesIn(id)).toEqual({});
});

test("20 who ask for the last seat of another class at once, and an office that closes it: all are listed or refused", async () => {
	const { id } = await addClass({ seats: 1 });
	const holder = (await register(id)).json.id;
	const old = await fullClass({ firstDay: "2027-04-06" });
	const people = [];
	for (let n = 0; n < 20; n++) people.push(await anApplicant(app, { classId: old.id }));
	const answers = await Promise.all([
		act(holder, "place"),
		...people.slice(0, 10).map(({ path }) => choose(path, id)),
		patchClass(id, { state: "closed" }),
		...people.slice(10).map(({ path }) => choose(path, id)),
	]);
	expect(answers.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
	const [here, there] = [await statesIn(id), await statesIn(old.id)];
	for (const person of people) {
		expect([here[person.id], there[person.id]].filter(Boolean)).toEqual(["waiting"]);
	}
});

test("an old tab neither leaves an offer that it did not show, nor accepts or declines another one", async () => {
	const { id, holder, first, second } = await fullClass();
	const other = await fullClass({ firstDay: "2027-04-06" });
	const applicant = await anApplicant(app, { classId: id });
	for (const one of [first, second]) await act(one, "release");
	await act(holder, "release");
	const body = { classId: other.id, shown: { classId: id, state: "waiting" } };
	const late = await app.call("PUT", `${applicant.path}/class`, { body });
	expect([late.status, late.text]).toEqual([
		409,
		"Your place has changed after you opened this page. Please look again.",
	]);
	expect((await statesIn(id))[applicant.id]).toBe("offered");
	for (const accepts of [true, false]) {
		const answer = { accepts, classId: other.id };
		const { status } = await app.call("PUT", `${applicant.path}/offer`, { body: answer });
		expect(status).toBe(409);
	}
	expect((await statesIn(id))[applicant.id]).toBe("offered");
	const seen = { accepts: true, classId: id };
	expect((await app.call("PUT", `${applicant.path}/offer`, { body: seen })).status).toBe(200);
});

test("an act of the office on a place that has moved meanwhile is refused", async () => {
	const { id } = await addClass({ seats: 5 });
	const other = await addClass({ firstDay: "2027-04-06", seats: 5 });
	const applicant = await anApplicant(app, { classId: id });
	await choose(applicant.path, other.id);
	for (const does of ["place", "offer", "release"]) {
		expect((await act(applicant.id, does, { shownClassId: id })).status).toBe(409);
	}
	expect((await statesIn(other.id))[applicant.id]).toBe("wanted");
	expect((await act(applicant.id, "place", { shownClassId: other.id })).status).toBe(200);
});

test("a seat that somebody got meanwhile is not released by who saw a wish", async () => {
	const { id } = await addClass({ seats: 5 });
	const { id: applicantId } = (await register(id)).json;
	await act(applicantId, "place");
	const shown = { shownClassId: id, shownState: "wanted" };
	const late = await act(applicantId, "release", shown);
	expect([late.status, late.text]).toEqual([
		409,
		"This place has changed meanwhile. Please look again.",
	]);
	expect(await statesIn(id)).toMatchObject({ [applicantId]: "placed" });
	const seen = await act(applicantId, "release", { ...shown, shownState: "placed" });
	expect(seen.status).toBe(200);
});

test("a stage that the office has set without a place stays, and a course that is hidden takes no wish", async () => {
	const { id } = await addClass();
	const applicant = await anApplicant(app);
	for (const stage of ["enrolled", "closed"]) {
		await app.asAdmin("PATCH", `/api/admin/registrations/${applicant.id}`, { body: { stage } });
		const { otherClasses } = await pageOf(applicant.path);
		expect([otherClasses, (await choose(applicant.path, id)).status]).toEqual([[], 409]);
	}
	const course = (await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() })).json;
	const { path } = await anApplicant(app, { courseId: course.id });
	const hidden = await addClass({ courseId: course.id });
	await app.asAdmin("PATCH", `/api/admin/courses/${course.id}`, { body: { isActive: false } });
	expect((await choose(path, hidden.id)).status).toBe(400);
});
