import * as z from "zod/mini";
import { placementStates } from "#intake/placements/public-contract.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { id, instant } from "#platform/api/fields.ts";

export * from "#intake/placements/public-contract.ts";

export const placementActs = ["want", "place", "offer", "release", "move"] as const;

/** Who wants, waits for, is offered or has a seat. */
export const placement = z.object({
	id,
	registrationId: z.int(),
	/** Null for any class of the course. */
	classId: z.nullable(z.int()),
	courseId: z.int(),
	state: z.enum(placementStates),
	/** Its place in the order. */
	askedAt: instant,
	offeredUntil: z.nullable(instant),
	/** In cents, as it was when the seat was given. */
	price: z.nullable(z.int()),
});
export type Placement = z.output<typeof placement>;

/** A placement as the list of a class shows it. */
export const rosterRow = z.extend(placement, {
	reference: z.string(),
	fullName: z.string(),
	email: z.string(),
	phone: z.string(),
});
export type RosterRow = z.output<typeof rosterRow>;

export const getPlace = endpoint("GET /api/admin/registrations/{id}/place", {
	access: "any role",
	summary:
		"Returns the place of a registration in a class that is not released; null if it has none",
	response: z.object({
		placement: z.nullable(placement),
		/** Who withdrew can’t have a place. */
		isWithdrawn: z.boolean(),
	}),
	shows: ["class", "registration"],
});

const path = "/api/admin/classes/{id}";

export const listPlacements = endpoint(`GET ${path}/placements`, {
	access: "any role",
	summary:
		"Lists who has a seat in a class, is offered one, waits or wants one, in this order, and who lost that when it was cancelled",
	response: z.array(rosterRow),
	shows: ["class", "registration"],
});

export const exportRoster = endpoint(`GET ${path}/roster.csv`, {
	access: "full access",
	summary: "Exports the roster of a class as CSV, as it is listed",
	contentType: "text/csv; charset=utf-8",
	limit: "export",
	requiresFreshPassword: true,
	records: { action: "exported", kind: "class", label: "Roster" },
});

export const changePlacement = endpoint("POST /api/admin/placements", {
	access: "front desk",
	summary:
		"Lets a registration want, wait for, be offered or have a seat, releases it or moves it to another class; 409 if there is no seat",
	body: z.object({
		registrationId: id,
		/** The class; without one, that of the placement. */
		classId: z.optional(id),
		/** The class of the place as it was shown, null for none: 409 if it is another one by now. */
		shownClassId: z.optional(z.nullable(id)),
		/** The state of the place as it was shown: 409 if it is another one by now. */
		shownState: z.optional(z.enum(placementStates)),
		/** Any class of this course; only to want and to move. */
		courseId: z.optional(id),
		act: z.enum(placementActs, { error: "Please choose want, place, offer, release or move" }),
	}),
	response: placement,
	announces: [
		{ kind: "registration", change: "changed" },
		{ kind: "class", change: "changed" },
	],
});
