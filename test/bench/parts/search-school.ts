import { sql } from "kysely";
import { searchColumns } from "#platform/database/search.server.ts";
import type { Stage } from "./stage.ts";

// A school with the names of its neighborhood: many share a first name or a last name, and nobody shares both with
// somebody who is searched for.

/** Somebody who is searched for. */
export interface Planted {
	name: string;
	email: string;
	phone: string;
	reference: string;
	message?: string;
	/** Wrote a message instead of registering. */
	wrote?: true;
	/** What the office wrote down. */
	note?: string;
}

const firstNames =
	"Maria José Juan Ana Luis Carlos Sofía Lucía Elena Miguel Ángel Rosa Carmen David Daniel John James Robert Mary Patricia Jennifer Linda Elizabeth Barbara Susan Jessica Sarah Karen Nancy Lisa Fatima Aisha Priya Anthony Jamal Denise Grace Kevin Brian Steven Katherine Catherine Stephanie Michelle Tiffany Crystal Jasmine Keisha Latoya Andre Marcus Tyrone Wei Mei Li Hiroshi Yuki Minh Thuy Linh Ravi Anita Deepa Mohammed Ahmed Omar Layla Yusuf Olga Irina Natalia Dmitri Agnieszka Katarzyna Piotr Giulia Marco Francesca Chiara Pedro Pablo Diego Javier Alejandro Fernando Ricardo Eduardo Roberto Francisco Gabriela Alejandra Daniela Valentina Camila Isabella Mariana Paola Verónica Mónica Claudia Sandra Silvia Teresa Gloria Beatriz Esperanza Guadalupe Dolores Consuelo Mercedes Pilar Inés".split(
		" ",
	);
const lastNames =
	"García Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes Morales Cruz Ortiz Gutiérrez Chávez Ramos Ruiz Mendoza Álvarez Jiménez Castillo Vásquez Romero Herrera Medina Aguilar Vargas Castro Fernández Guzmán Muñoz Rojas Salazar Contreras Guerrero Estrada Ortega Núñez Vega Soto Delgado Peña Ríos Campos Cabrera Smith Johnson Williams Brown Jones Miller Davis Wilson Anderson Taylor Thomas Moore Jackson Martin Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Baker Nelson Carter Mitchell Roberts Turner Phillips Campbell Parker Evans Edwards Collins Stewart Morris Murphy Cook Rogers Morgan Cooper Peterson Reed Bailey Bell Kelly Howard Ward Cox Richardson Wood Watson Brooks Bennett Gray James Hughes Price Myers Long Foster Sanders Ross Nguyen Tran Pham Kim Park Chen Wang Zhang Liu Patel Shah Singh Kumar Khan Ali Hussain Okafor Mensah Diallo Kowalski Nowak Novak Ivanova Rossi Bianchi Ferrari Schmidt Schneider Müller Weber Cohen Levy Goldberg Katz".split(
		" ",
	);
const domains = ["gmail.com", "yahoo.com", "outlook.com", "icloud.com", "mail.example"];
const sentences =
	"I work until four and need evening hours.|Is there a payment plan?|When does the next program begin?|Do I need a high school diploma?|I would like to visit the school.|How long does the training take?|Is there parking near the building?|My sister finished the program last year.|Can I pay in two parts?|What do I bring to the first day?|I am interested in working at a hospital.|Do you help with finding a job?|I have two children and need mornings.|Please call me after lunch.|Is the exam included in the price?|Do you offer classes in Spanish?".split(
		"|",
	);
const courses = [
	"Certified Nurse Aide",
	"Phlebotomy Technician",
	"Medical Assistant",
	"EKG Technician",
];

const BATCH = 500;
const DAY = 24 * 60 * 60 * 1000;

/** A small generator with a fixed seed (mulberry32): the same school each time. */
function randomizer(seed: number): (below: number) => number {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
	};
}

const plain = (text: string) =>
	text
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z]/g, "");

interface Row {
	name: string;
	email: string;
	phone: string;
	reference: string;
	message: string;
	note?: string | undefined;
}

/** Fills a school with registrations and messages, among them those of `planted`. */
export async function fillSchool(
	{ db, engine }: Pick<Stage, "db" | "engine">,
	{ registrations, messages }: { registrations: number; messages: number },
	planted: readonly Planted[],
): Promise<void> {
	const random = randomizer(20261122);
	const pick = <T>(from: readonly T[]) => from[random(from.length)] as T;
	const taken = planted.map(({ name }) => new Set(plainWords(name)));
	const isTaken = (first: string, last: string) =>
		taken.some((words) => words.has(plain(first)) && words.has(plain(last)));
	const someone = (n: number, letter: string): Row => {
		let [first, last] = [pick(firstNames), pick(lastNames)];
		while (isTaken(first, last)) [first, last] = [pick(firstNames), pick(lastNames)];
		const second = random(10) < 3 ? ` ${pick(lastNames)}` : "";
		const address = `${plain(first)}${pick([".", "", "_"])}${plain(last)}${random(10_000)}`;
		return {
			name: `${first} ${last}${isTaken(first, second) || isTaken(second, last) ? "" : second}`,
			email: `${address}@${pick(domains)}`,
			phone: `(${200 + random(700)}) ${200 + random(700)}-${String(random(10_000)).padStart(4, "0")}`,
			reference: `${letter}-${10_000_000 + n}`,
			message: `${pick(sentences)} ${pick(sentences)}`,
		};
	};
	const from = (letter: "R" | "C", wrote: boolean) => (n: number, total: number) => {
		const those = planted.filter((one) => (one.wrote ?? false) === wrote);
		// Spread over the years, so that nobody is found for being new.
		const every = Math.floor(total / (those.length + 1));
		const one = n % every === every - 1 ? those[Math.floor(n / every)] : undefined;
		return one ? { message: pick(sentences), ...one } : someone(n, letter);
	};
	await insertAll(registrations, from("R", false), (rows) => insertRegistrations(db, rows));
	await insertAll(messages, from("C", true), (rows) => insertContacts(db, rows));
	await insertNotes(db, planted);
	// Autovacuum would do this some minutes later.
	if (engine === "postgres") await sql`vacuum analyze`.execute(db);
}

const plainWords = (name: string) => name.split(/[\s-]+/).map(plain);

async function insertAll(
	total: number,
	rowAt: (n: number, total: number) => Row,
	insert: (rows: (Row & { createdAt: string })[]) => Promise<void>,
): Promise<void> {
	const start = Date.parse("2026-11-22T12:00:00Z");
	for (let first = 0; first < total; first += BATCH) {
		const rows = Array.from({ length: Math.min(BATCH, total - first) }, (_, at) => ({
			...rowAt(first + at, total),
			createdAt: new Date(start - ((total - first - at) * 3 * 365 * DAY) / total).toISOString(),
		}));
		await insert(rows);
	}
}

type Dated = Row & { createdAt: string };

async function newPeople(db: Stage["db"], rows: readonly Dated[]): Promise<number[]> {
	const people = await db
		.insertInto("people")
		.values(rows.map(({ createdAt }) => ({ createdAt })))
		.returning("id")
		.execute();
	return people.map(({ id }) => id);
}

async function insertRegistrations(db: Stage["db"], rows: readonly Dated[]): Promise<void> {
	const people = await newPeople(db, rows);
	const values = rows.map(({ name, email, phone, reference, message, createdAt }, at) => ({
		reference,
		fullName: name,
		email,
		phone,
		message,
		createdAt,
		courseId: (at % 4) + 1,
		courseTitle: courses[at % 4] ?? "",
		personId: people[at] ?? null,
		...searchColumns({ name, email, phone, reference }),
	}));
	await db.insertInto("registrations").values(values).execute();
}

async function insertContacts(db: Stage["db"], rows: readonly Dated[]): Promise<void> {
	const people = await newPeople(db, rows);
	const values = rows.map(({ name, email, phone, reference, message, createdAt }, at) => ({
		reference,
		name,
		email,
		phone,
		message,
		createdAt,
		subject: "A question",
		personId: people[at] ?? null,
		...searchColumns({ name, email, phone, reference }, "A question"),
	}));
	await db.insertInto("contacts").values(values).execute();
}

async function insertNotes(db: Stage["db"], planted: readonly Planted[]): Promise<void> {
	for (const { reference, note } of planted) {
		if (!note) continue;
		const { personId } = await db
			.selectFrom("registrations")
			.select("personId")
			.where("reference", "=", reference)
			.executeTakeFirstOrThrow();
		await db
			.insertInto("person_entries")
			.values({
				personId: personId as number,
				at: "2026-11-20T15:00:00.000Z",
				username: "dana",
				kind: "note",
				text: note,
			})
			.execute();
	}
}
