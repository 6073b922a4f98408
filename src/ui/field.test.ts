import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { FormField, TextInput } from "#ui/admin/form-field.tsx";
import { TextAreaField, TextField } from "#ui/field.tsx";

/** Parses the attributes of the first tag with a name. */
function attributesOf(tag: string, html: string): Record<string, string> {
	const [, text = ""] = new RegExp(`<${tag}\\b([^>]*)>`).exec(html) ?? [];
	return Object.fromEntries(
		[...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
	);
}

/** Returns the texts that `aria-describedby` references, in order. */
function descriptionsOf(control: Record<string, string>, html: string): (string | undefined)[] {
	const ids = control["aria-describedby"]?.split(" ") ?? [];
	return ids.map((id) => {
		const [, inside] = new RegExp(`<p[^>]* id="${id}"[^>]*>(.*?)</p>`).exec(html) ?? [];
		return inside?.replace(/<[^>]*>/g, "");
	});
}

const texts = { label: "Phone", hint: "With area code", error: "Please enter a phone number" };

describe("a public field", () => {
	test("ties its control to label, hint and error", () => {
		const props = { id: "contact-phone", name: "phone", ...texts };
		const html = renderToStaticMarkup(createElement(TextField, props));
		const input = attributesOf("input", html);
		expect(attributesOf("label", html).for).toBe("contact-phone");
		expect(input).toMatchObject({ id: "contact-phone", "aria-invalid": "true", required: "" });
		expect(descriptionsOf(input, html)).toEqual([texts.hint, texts.error]);
	});

	test("describes nothing without hint and error; an optional field is labeled", () => {
		const props = { id: "contact-note", name: "note", label: "Note", optional: true };
		const html = renderToStaticMarkup(createElement(TextAreaField, props));
		const textarea = attributesOf("textarea", html);
		expect(html).toContain("Note<i> (optional)</i></label>");
		for (const name of ["aria-describedby", "aria-invalid", "required"]) {
			expect(textarea).not.toHaveProperty(name);
		}
	});
});

describe("a field of the admin area", () => {
	test("ties its control to label, hint, error and the saved value", () => {
		const props = { ...texts, was: "Saved: 555", className: "short", name: "phone" };
		const html = renderToStaticMarkup(createElement(TextInput, props));
		const input = attributesOf("input", html);
		expect(input.id).toBeTruthy();
		expect(attributesOf("label", html).for).toBe(input.id);
		expect(input["aria-invalid"]).toBe("true");
		expect(descriptionsOf(input, html)).toEqual([texts.hint, texts.error, "Saved: 555"]);
		expect(attributesOf("div", html).class).toBe("entry changed short");
	});

	test("without hint, error and saved value describes nothing", () => {
		const props: ComponentProps<typeof FormField> = {
			label: "Slug",
			below: createElement("p", null, "Free"),
			children: (aria) => createElement("input", aria),
		};
		const html = renderToStaticMarkup(createElement(FormField, props));
		expect(Object.keys(attributesOf("input", html))).toEqual(["id"]);
		expect(html).toMatch(/<input [^>]*><p>Free<\/p><\/div>$/);
	});
});
