import type { Locator, Page } from "@playwright/test";
import { createCourse, createRegistration, expect, signIn, test } from "./admin.ts";
import type { Site } from "./site.ts";

// The editors of the admin area, with what tests need to operate each of them.

/** A field of an editor, with one text of mine and one of another administrator. */
interface EditorField {
	label: string;
	/** Name in the API. */
	name: string;
	mine: string;
	theirs: string;
}

export interface AdminEditor {
	name: string;
	/** Makes a record of this kind. @returns the page that edits it, and its address in the API */
	create: (page: Page, site: Site) => Promise<{ path: string; api: string }>;
	/** Shows the fields of the record on the page. */
	open: (page: Page) => Promise<Locator>;
	fields: readonly [EditorField, EditorField, EditorField];
	/** Label in the conflict dialog, if it differs. */
	conflictLabels?: Readonly<Record<string, string>>;
	toast: string;
	conflictTitle: string;
	/** Returns the stored text of a field. */
	textIn: (stored: Record<string, unknown>, name: string) => string;
}

const mainOf = async (page: Page) => page.locator("main");
const asText = (stored: Record<string, unknown>, name: string) => String(stored[name]);

let facts = 0;

async function change(site: Site, api: string, body: object) {
	expect((await site.asAdmin("PATCH", api, body)).status).toBe(200);
}

/** Saves the other administrator's texts of fields. */
export function saveTheirs(site: Site, api: string, ...fields: EditorField[]) {
	const body = fields.map(({ name, theirs }) => [name, theirs]);
	return change(site, api, Object.fromEntries(body));
}

export const adminEditors: readonly AdminEditor[] = [
	{
		name: "a course",
		async create(page) {
			const course = await createCourse(page, await tokenOf(page));
			return { path: `/admin/courses/${course.id}`, api: `/api/admin/courses/${course.id}` };
		},
		open: mainOf,
		fields: [
			{ label: "Title", name: "title", mine: "My title", theirs: "Their title" },
			{ label: "Summary", name: "summary", mine: "My summary.", theirs: "Their summary." },
			{ label: "Description", name: "description", mine: "My text.", theirs: "Their text." },
		],
		toast: "Course Updated",
		conflictTitle: "admin also edited this record",
		textIn: asText,
	},
	{
		name: "the settings",
		async create(_, site) {
			const api = "/api/admin/settings";
			// All tests of this worker share them.
			await change(site, api, {
				phone: "732-555-0100",
				secondPhone: null,
				email: "hello@school.example",
			});
			return { path: "/admin/settings", api };
		},
		open: mainOf,
		fields: [
			{ label: "Phone", name: "phone", mine: "732-555-0111", theirs: "732-555-0122" },
			{
				label: "Second phone (optional)",
				name: "secondPhone",
				mine: "732-555-0133",
				theirs: "732-555-0144",
			},
			{ label: "Email", name: "email", mine: "my@school.example", theirs: "their@school.example" },
		],
		conflictLabels: { "Second phone (optional)": "Second phone" },
		toast: "Settings saved",
		conflictTitle: "admin also edited these settings",
		textIn: (stored, name) => asText(stored.settings as Record<string, unknown>, name),
	},
	{
		name: "a registration",
		async create(page) {
			const { id } = await createRegistration(page);
			return { path: `/admin/registrations?open=${id}`, api: `/api/admin/registrations/${id}` };
		},
		async open(page) {
			await page.getByRole("button", { name: "Edit" }).click();
			return page.getByRole("dialog", { name: "Edit registration" });
		},
		fields: [
			{ label: "Name", name: "fullName", mine: "My Spelling", theirs: "Their Spelling" },
			{ label: "Email", name: "email", mine: "my@mail.example", theirs: "their@mail.example" },
			{ label: "Phone", name: "phone", mine: "732-555-0155", theirs: "732-555-0166" },
		],
		toast: "Registration updated",
		conflictTitle: "admin also edited this record",
		textIn: asText,
	},
	{
		name: "a fact",
		async create(_, site) {
			facts += 1;
			const fact = await site.asAdmin("POST", "/api/admin/facts", {
				topic: "other",
				question: `Question ${process.pid} ${facts}?`,
				answer: "The answer.",
			});
			const { id } = await fact.json();
			return { path: `/admin/facts/${id}`, api: `/api/admin/facts/${id}` };
		},
		open: mainOf,
		fields: [
			{ label: "Answer", name: "answer", mine: "My answer.", theirs: "Their answer." },
			{
				label: "Source (optional)",
				name: "source",
				mine: "My source.",
				theirs: "Their source.",
			},
			{ label: "Question", name: "question", mine: "My question?", theirs: "Their question?" },
		],
		conflictLabels: { "Source (optional)": "Source" },
		toast: "Fact saved",
		conflictTitle: "admin also edited this record",
		textIn: asText,
	},
];

const tokens = new WeakMap<Page, Promise<string>>();

/** Returns the token of the administrator signed in on a page, signing in first if necessary. */
export function tokenOf(page: Page): Promise<string> {
	const token = tokens.get(page) ?? signIn(page);
	tokens.set(page, token);
	return token;
}

/** Returns the control of a field. */
export const control = (form: Locator, label: string) => form.getByLabel(label, { exact: true });

export const saveButton = (form: Locator) =>
	form.getByRole("button", { name: "Save", exact: true });

/** Returns the mark of unsaved changes. */
export const unsavedMark = (form: Locator) => form.getByText(/unsaved change/i);

/** Returns the stored texts of an editor's fields. */
export async function storedTexts({ fields, textIn }: AdminEditor, api: string, site: Site) {
	const stored = await (await site.asAdmin("GET", api)).json();
	return fields.map(({ name }) => textIn(stored, name));
}

/**
 * Holds the next call that writes to an API path.
 * @returns `arrived`, once it was made, and `release`, which lets it and all later ones through
 */
export async function holdSave(page: Page, api: string) {
	const arrived = Promise.withResolvers<void>();
	const released = Promise.withResolvers<void>();
	await page.route(`**${api}`, async (route) => {
		if (route.request().method() === "GET") return route.fallback();
		arrived.resolve();
		await released.promise;
		await route.continue();
	});
	return { arrived: arrived.promise, release: released.resolve };
}

export { expect, test };
