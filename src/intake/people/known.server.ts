import type { KnownPeople } from "#intake/people/contract.ts";
import { knownPersonOf } from "#intake/people/link.server.ts";
import { twinsOf } from "#intake/people/twins.server.ts";
import type { Queries } from "#platform/database/database.server.ts";

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
