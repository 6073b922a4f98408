import type { Queries } from "#database/database.server.ts";
import type { KnownPeople } from "#people/contract.ts";
import { knownPersonOf } from "#people/link.server.ts";
import { twinsOf } from "#people/twins.server.ts";

/** No person has this id: everybody who is alike is somebody else. */
const NOBODY = 0;

/** Finds whom a registration may be about, before it is stored. Empty details are like nobody's. */
export async function findKnown(
	db: Queries,
	typed: { name: string; email: string; phone: string },
): Promise<KnownPeople> {
	const [name, email, phone] = [typed.name.trim(), typed.email.trim(), typed.phone.trim()];
	return {
		linkedId: (await knownPersonOf(db, { name, email, phone })) ?? null,
		people: await twinsOf(db, NOBODY, [{ name, email, phone }]),
	};
}
