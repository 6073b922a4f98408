import { useQuery } from "@tanstack/react-query";
import { getPlace, type Placement } from "#intake/placements/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Returns how a registration stands in a class; null without a place, undefined as long as it is not known. */
function usePlaceState(id: number): Placement["state"] | null | undefined {
	const { data } = useQuery(queryOf(getPlace, { params: { id } }, ["change", "return"]));
	return data && (data.placement?.state ?? null);
}

/** Returns whether a registration has a seat in a class or is offered one; null if neither, undefined as long as it is not known. */
export function useHeldSeat(id: number): "placed" | "offered" | null | undefined {
	const state = usePlaceState(id);
	return state === undefined || state === "placed" || state === "offered" ? state : null;
}

const held: Readonly<Partial<Record<Placement["state"], string>>> = {
	placed: "has a seat in a class",
	offered: "is offered a seat in a class",
	waiting: "is on the waiting list of a class",
	wanted: "asked for a seat in a class",
};

/** Returns what somebody loses with their place, as a sentence: `Ana Ruiz has a seat in a class.`; null without a place. */
export function useHeldPlace(id: number, name: string): string | null {
	const state = usePlaceState(id);
	if (state === undefined) return `Whether ${name} has a place in a class is not known right now.`;
	const place = state && held[state];
	return place ? `${name} ${place}.` : null;
}
