import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";

const text = (max: number) =>
	z.string().check(z.maxLength(max, { error: `Please use ${max} characters or fewer` }));

/** An error in the browser of an administrator. */
const browserError = z.object({
	/** Of the error, such as `TypeError`. */
	name: text(100),
	message: text(2000),
	/** Where in the site's files, as `assets/FILE:LINE:COLUMN`. */
	frames: z.array(text(200)).check(z.maxLength(10, { error: "Please send 10 places or fewer" })),
	/** Path of the page. */
	page: text(500),
	/** The build that the browser runs. */
	version: text(100),
});
export type BrowserError = z.output<typeof browserError>;

export const reportBrowserError = endpoint("POST /api/admin/browser-errors", {
	access: "any role",
	summary: "Logs an error in the admin area, with everything masked that may be about a person",
	body: browserError,
	limit: "report",
	beforeSetUp: true,
});
