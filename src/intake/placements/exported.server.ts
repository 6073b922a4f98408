import { type RawBuilder, sql } from "kysely";

/** Columns of the place of a registration in its CSV export, by their headings. */
export const exportedPlace: Readonly<Record<string, RawBuilder<unknown>>> = {
	"Class begins": sql`(select classes."firstDay" from placements join classes on classes.id = placements."classId"
		where placements."registrationId" = registrations.id and placements.state <> 'released')`,
	Place: sql`(select placements.state from placements
		where placements."registrationId" = registrations.id and placements.state <> 'released')`,
};
