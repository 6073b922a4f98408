import type { DetailsState } from "#intake/people/details-state.ts";
import type { Instant } from "#platform/database/clock.ts";

export const tables = {
	registration: { table: "registrations", name: "fullName" },
	contact: { table: "contacts", name: "name" },
} as const;

/** Returns the columns of what the office says about the details of a record since an instant. */
export const stateColumns = (detailsState: DetailsState, at: Instant) => ({
	detailsState,
	confirmedAt: detailsState === "confirmed" ? at : null,
});
