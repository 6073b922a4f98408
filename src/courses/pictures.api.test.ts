import { expect, test } from "vitest";
import { theApp } from "../../test/app.ts";
import { aCourse } from "../../test/factories.ts";

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
])("%s is a picture's address, and is kept as it is", async (imagePath) => {
	const answer = await post(imagePath);
	expect(answer.status).toBe(201);
	expect(answer.json.imagePath).toBe(imagePath);
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
	const answer = await post(imagePath);
	expect(answer.status).toBe(400);
});

test("the sentence says what is expected", async () => {
	expect((await post("nurse.jpg")).text).toBe("Please enter a full URL that starts with https://");
});

test.each([null, "", "  "])("%j clears the picture", async (nothing) => {
	const { id } = (await post("https://pictures.example/nurse.jpg")).json;
	const answer = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
		body: { imagePath: nothing },
	});
	expect(answer.status).toBe(200);
	expect(answer.json.imagePath).toBeNull();
	const created = await post(nothing);
	expect(created.json.imagePath).toBeNull();
});

test("a change of something else leaves the picture alone", async () => {
	const { id } = (await post("https://pictures.example/nurse.jpg")).json;
	const answer = await app.asAdmin("PATCH", `/api/admin/courses/${id}`, {
		body: { title: "Other" },
	});
	expect(answer.json.imagePath).toBe("https://pictures.example/nurse.jpg");
});
