import { sql } from "kysely";
import { searchColumns } from "#platform/database/search.server.ts";
import type { Stage } from "./stage.ts";

const firstNames = ["Marisol", "Denise", "Lucía", "Anthony", "Fatima", "Grace", "Jamal", "Priya"];
const lastNames = [
	"Vega",
	"Okafor",
	"Herrera",
	"Ruiz",
	"Noor",
	"Lin",
	"Whitaker",
	"Nair",
	"Kowalski",
];
const statuses = ["pending", "accepted", "accepted", "rejected"] as const;
const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

/** Fills both lists up to `rows` rows each, spread over three years. */
export async function fill({ db, engine }: Stage, rows: number): Promise<void> {
	const { n: present } = await db
		.selectFrom("registrations")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.executeTakeFirstOrThrow();
	for (let start = present; start < rows; start += BATCH) {
		const people = Array.from({ length: Math.min(BATCH, rows - start) }, (_, at) =>
			person(start + at),
		);
		await db.transaction().execute(async (tx) => {
			const createdAt = new Date().toISOString();
			const ids = await tx
				.insertInto("people")
				.values(people.map(() => ({ createdAt })))
				.returning("id")
				.execute();
			const personIdOf = (at: number) => ids[at]?.id ?? null;
			await tx
				.insertInto("registrations")
				.values(
					people.map(({ n, name, email, phone, createdAt, message }, at) => ({
						personId: personIdOf(at),
						reference: `R-${10_000_000 + n}`,
						fullName: name,
						email,
						phone,
						courseId: (n % 9) + 1,
						courseTitle: `Program ${(n % 9) + 1}`,
						message,
						createdAt,
						status: statuses[n % 4] ?? "pending",
						...searchColumns({ name, email, phone, reference: `R-${10_000_000 + n}` }),
					})),
				)
				.execute();
			await tx
				.insertInto("contacts")
				.values(
					people.map(({ n, name, email, phone, createdAt, message }, at) => ({
						personId: personIdOf(at),
						reference: `C-${10_000_000 + n}`,
						name,
						email,
						phone,
						subject: "Evening classes",
						courseId: n % 3 ? (n % 9) + 1 : null,
						message,
						createdAt,
						isRead: n % 50 !== 0,
						...searchColumns(
							{ name, email, phone, reference: `C-${10_000_000 + n}` },
							"Evening classes",
						),
					})),
				)
				.execute();
		});
	}
	// Autovacuum would do this some minutes later.
	if (engine === "postgres") await sql`vacuum analyze`.execute(db);
}

function person(n: number) {
	const first = firstNames[n % firstNames.length];
	const last = lastNames[(n * 7) % lastNames.length];
	return {
		n,
		name: `${first} ${last} ${n}`,
		email: `${last?.toLowerCase()}${n}@mail.example`,
		phone: `732-555-${String(n % 10_000).padStart(4, "0")}`,
		createdAt: new Date(Date.now() - ((n * 7919) % (3 * 365)) * DAY - n).toISOString(),
		message:
			"I work until 4 PM. Is there an evening class, and what do I bring to the first visit?",
	};
}
