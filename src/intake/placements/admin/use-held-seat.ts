import { useQuery } from "@tanstack/react-query";
import { getPlace } from "#intake/placements/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";

/** Returns whether a registration has a seat in a class or is offered one; null if neither, undefined as long as it is not known. */
export function useHeldSeat(id: number): "placed" | "offered" | null | undefined {
	const { data } = useQuery(queryOf(getPlace, { params: { id } }, ["change", "return"]));
	if (!data) return undefined;
	const state = data.placement?.state;
	return state === "placed" || state === "offered" ? state : null;
}
