import * as z from "zod/mini";
import { instant } from "#platform/api/fields.ts";

// The part of the contract that visitors' browsers load. `contract.ts` extends it for the admin area.

/**
 * - `wanted`: asked for, while there are seats
 * - `waiting`: in the queue of a full class
 * - `offered`: has a seat until `offeredUntil`
 * - `placed`: has a seat
 * - `released`: has none, finally
 */
export const placementStates = ["wanted", "waiting", "offered", "placed", "released"] as const;
export type PlacementState = (typeof placementStates)[number];

/** What visitors are told about their place in a class. */
export const place = z.object({
	classId: z.nullable(z.int()),
	state: z.enum(placementStates),
	/** Their number in the queue; null unless they are waiting. */
	number: z.nullable(z.int()),
	offeredUntil: z.nullable(instant),
	/** In cents; null until they are placed. */
	price: z.nullable(z.int()),
});
export type Place = z.output<typeof place>;

export const otherClassMessage = "Please choose another class";
export const offerEndedMessage = "This offer has ended. Please call us.";
