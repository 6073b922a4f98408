import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aCourse } from "../../../test/factories.ts";

const app = theApp();
const post = (imagePath: unknown) =>
	app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ imagePath }) });

test.each([
	"https://pictures.example/nurse.jpg",
	"http://pictures.example/nurse.jpg",
	"HTTPS://Pictures.example/a%20b.png?size=2&x=1#y",
	"https://pictures.example:8443/",
	"https://bücher.example/ü.jpg",
	"/uploads/3f2a.webp",
	"/uploads/3f2a-640.webp",
])("%s is a valid picture URL, stored unchanged", async (imagePath) => {
	const response = await post(imagePath);
	expect(response.status).toBe(201);
	expect(response.json.imagePath).toBe(imagePath);
});

test.each([
	"nurse.jpg",
	"/pictures/nurse.jpg",
	"//pictures.example/nurse.jpg",
	"/uploads/",
	"/uploads/../secret",
	"/uploads/a/b.jpg",
	"/uploads/a.jpg?x=1",
	"javascript:alert(1)",
	"data:image/png;base64,AAAA",
	"ftp://pictures.example/a.jpg",
	"https://",
	"https:pictures.example",
	'https://pictures.example/"onerror="x',
	"https://pictures.example/a b.jpg",
	"https://pictures.example/<svg>",
	`https://pictures.example/${"x".repeat(2000)}`,
	5,
	["https://pictures.example/a.jpg"],
])("%j is no picture's address: 400", async (imagePath) => {
	const response = await post(imagePath);
	expect(response.status).toBe(400);
});

test("the message says what is expected", async () => {
	expect((await post("nurse.jpg")).text).toBe("Please enter a full URL that starts with https://");
});

test.each([null, "", "  "])("%j clears the picture", async (nothing) => {
	const { id } = (await post("https://pictures.example/nurse.jpg")).json;
	const response = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
		body: { imagePath: nothing },
	});
	expect(response.status).toBe(200);
	expect(response.json.imagePath).toBeNull();
	const created = await post(nothing);
	expect(created.json.imagePath).toBeNull();
});

test("a change of something else leaves the picture alone", async () => {
	const { id } = (await post("https://pictures.example/nurse.jpg")).json;
	const response = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
		body: { title: "Other" },
	});
	expect(response.json.imagePath).toBe("https://pictures.example/nurse.jpg");
});

describe("the alternative text travels with the course, in a header", () => {
	let pictures = 0;
	const aPicture = () => `https://pictures.example/class-${++pictures}.jpg`;
	const saying = (text: string) => ({ "picture-alt-text": encodeURIComponent(text) });
	const altOf = async (imagePath: string) =>
		(await app.asAdmin("GET", `/api/admin/pictures?imagePath=${encodeURIComponent(imagePath)}`))
			.json.alt;

	test("a course is made and changed with it in one call, and one version", async () => {
		const imagePath = aPicture();
		const created = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ imagePath }),
			headers: saying("Zwei Schüler messen den Puls 👩‍⚕️"),
		});
		expect(created.status).toBe(201);
		expect(created.json.pictureAlt).toBe("Zwei Schüler messen den Puls 👩‍⚕️");
		const other = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ imagePath: aPicture() }),
			headers: saying("Another picture"),
		});
		expect(other.json.pictureAlt).toBe("Another picture");
		const bare = await app.asAdmin("POST", "/api/admin/courses", { body: aCourse() });
		expect(bare.json.pictureAlt).toBeNull();
		expect(await altOf(imagePath)).toBe("Zwei Schüler messen den Puls 👩‍⚕️");

		const { id, version } = created.json;
		const changed = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: { title: "Another title" },
			headers: { ...saying(" Two students "), "if-match": `"${version}"` },
		});
		expect(changed.json).toMatchObject({ title: "Another title", version: version + 1 });
		expect(await altOf(imagePath)).toBe("Two students");

		const alone = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: {},
			headers: saying("Alone"),
		});
		expect(alone.json.version).toBe(version + 2);
		expect(await altOf(imagePath)).toBe("Alone");
	});

	test("without the header it stays; with a blank one it is removed", async () => {
		const imagePath = aPicture();
		const { json } = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ imagePath }),
			headers: saying("A class"),
		});
		const path = `/api/admin/courses/${json.id}`;
		await app.asAdmin("PATCH", path, { body: { title: "Other" } });
		expect(await altOf(imagePath)).toBe("A class");
		await app.asAdmin("PATCH", path, { body: {}, headers: saying(" ") });
		expect(await altOf(imagePath)).toBeNull();
	});

	test("a rejected call stores neither the course nor the text", async () => {
		const imagePath = aPicture();
		const { slug, id } = (
			await app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ imagePath }) })
		).json;
		const again = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ slug, imagePath }),
			headers: saying("In use"),
		});
		expect(again.status).toBe(409);
		const stale = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: { title: "Stale" },
			headers: { ...saying("Stale"), "if-match": '"7"' },
		});
		expect(stale.status).toBe(412);
		expect(await altOf(imagePath)).toBeNull();
	});

	test("it describes the picture that the course then has, and nothing where there is none", async () => {
		const [first, second] = [aPicture(), aPicture()];
		const { id } = (
			await app.asAdmin("POST", "/api/admin/courses", { body: aCourse({ imagePath: first }) })
		).json;
		const path = `/api/admin/courses/${id}`;
		await app.asAdmin("PATCH", path, { body: { imagePath: second }, headers: saying("Second") });
		expect([await altOf(first), await altOf(second)]).toEqual([null, "Second"]);
		const none = await app.asAdmin("PATCH", path, {
			body: { imagePath: null },
			headers: saying("Nothing"),
		});
		expect(none.status).toBe(200);
		expect(await altOf(second)).toBe("Second");
	});

	test.each(["%", "%ff", "x".repeat(301), "a%00b"])("%j is 400", async (text) => {
		const response = await app.asAdmin("POST", "/api/admin/courses", {
			body: aCourse({ imagePath: aPicture() }),
			headers: { "picture-alt-text": text },
		});
		expect(response.status).toBe(400);
	});
});

describe("an alt text that is set without its course", () => {
	const withPicture = async (imagePath: string) => (await post(imagePath)).json;
	const courseOf = async ({ id }: { id: number }) =>
		(await app.asAdmin("GET", `/api/admin/courses/${id}`)).json;
	const describePicture = (imagePath: string, alt: string) =>
		app.asAdmin("PUT", "/api/admin/pictures", { body: { imagePath, alt } });

	test("raises the version of every course with the picture, and of no other", async () => {
		const imagePath = "https://pictures.example/shared.jpg";
		const [first, second] = [await withPicture(imagePath), await withPicture(imagePath)];
		const other = await withPicture("https://pictures.example/other.jpg");
		app.clock.advance(60_000);
		expect((await describePicture(imagePath, "Two students")).status).toBe(200);
		for (const course of [first, second]) {
			const changed = await courseOf(course);
			expect(changed.version).toBe(course.version + 1);
			expect(changed.updatedAt > course.updatedAt).toBe(true);
		}
		expect((await courseOf(other)).version).toBe(other.version);
	});

	test("conflicts with an editor that read the former text", async () => {
		const imagePath = "https://pictures.example/conflict.jpg";
		const { id, version } = await withPicture(imagePath);
		await describePicture(imagePath, "Two students");
		const stale = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
			body: {},
			headers: { "picture-alt-text": "A lab", "if-match": `"${version}"` },
		});
		expect(stale.status).toBe(412);
	});

	test("changes no version if it is the same text", async () => {
		const imagePath = "https://pictures.example/same.jpg";
		const course = await withPicture(imagePath);
		await describePicture(imagePath, "Two students");
		await describePicture(imagePath, "Two students");
		expect((await courseOf(course)).version).toBe(course.version + 1);
	});

	test("raises the version of another course with the picture when it is saved with a course", async () => {
		const imagePath = "https://pictures.example/two-courses.jpg";
		const [saved, other] = [await withPicture(imagePath), await withPicture(imagePath)];
		await app.asAdmin("PATCH", `/api/admin/courses/${saved.id}`, {
			body: {},
			headers: { "picture-alt-text": "A lab" },
		});
		expect((await courseOf(saved)).version).toBe(saved.version + 1);
		expect((await courseOf(other)).version).toBe(other.version + 1);
	});
});
