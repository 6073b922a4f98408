import { expect, test } from "vitest";
import { checkRegistration, typedRegistration } from "#intake/registrations/form-data.ts";

const typed = {
	fullName: " Marisol Vega ",
	email: "marisol@mail.example",
	phone: "732-555-0187",
	courseId: "2",
	message: "",
};

test("the body holds exactly the five fields, cleaned as the server would", () => {
	expect(checkRegistration(typed)).toEqual({
		body: {
			fullName: "Marisol Vega",
			email: "marisol@mail.example",
			phone: "732-555-0187",
			courseId: 2,
			message: "",
		},
	});
});

test("a class is in the body only if one was chosen", () => {
	expect(checkRegistration({ ...typed, classId: "5" })).toMatchObject({ body: { classId: 5 } });
	const { body } = checkRegistration({ ...typed, classId: "" }) as { body: object };
	expect(body).not.toHaveProperty("classId");
	expect(checkRegistration({ ...typed, classId: "x" })).toEqual({
		errors: { classId: "Please choose another class" },
	});
});

test("each wrong field has its sentence", () => {
	expect(
		checkRegistration({ ...typed, email: "marisol@", phone: "732-555", courseId: "" }),
	).toEqual({
		errors: {
			email: "Please enter a valid email address",
			phone: "Please enter a valid phone number",
			courseId: "Please select a valid course",
		},
	});
});

test.each(["abc", "0", "-1", "1.5", "99999999999"])("%s is no course", (courseId) => {
	expect(checkRegistration({ ...typed, courseId })).toEqual({
		errors: { courseId: "Please select a valid course" },
	});
});

test("fields that the form does not have are left out, files too", () => {
	const form = new FormData();
	form.set("fullName", "A B");
	form.set("status", "accepted");
	form.set("message", new File(["text"], "a.txt"));
	expect(typedRegistration(form)).toEqual({
		fullName: "A B",
		email: "",
		phone: "",
		courseId: "",
		message: "",
		classId: "",
	});
});
