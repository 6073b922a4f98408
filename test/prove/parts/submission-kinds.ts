import sharp from "sharp";
import type { Answer } from "./restarted-site.ts";
import type { SubmissionKind } from "./submissions.ts";

const created = ({ status, json }: Answer, field: string): string | null =>
	status === 201 ? String(json()[field]) : null;
const keyed = (key: string) => ({ "idempotency-key": key });
const addressOf = (mark: string) => `${mark}@mail.example`;
const markOf = (address: string) => address.slice(0, address.indexOf("@"));

/** Different for every mark, so that no two submissions look alike. */
const phoneOf = (mark: string) => {
	let number = 0;
	for (const letter of mark) number = (number * 31 + letter.charCodeAt(0)) % 9_000_000;
	return `732${1_000_000 + number}`;
};

const registrationOf = (mark: string) => ({
	fullName: `Marisol Vega ${mark}`,
	email: addressOf(mark),
	phone: phoneOf(mark),
	courseId: 2,
	message: `Is there an evening class in room ${mark}?`,
});

const contactOf = (mark: string) => ({
	name: `Kwame Mensah ${mark}`,
	email: addressOf(mark),
	phone: phoneOf(mark),
	subject: `My diploma ${mark}`,
	message: `Is a diploma from school ${mark} fine?`,
	courseId: 1,
});

/** A notice to the school and a confirmation to the visitor. */
const EMAILS = 2;
const missingEmails = (emails: readonly unknown[] = []) =>
	emails.length === EMAILS ? "" : `${emails.length} emails`;

const countAddresses = (
	records: ReadonlyMap<string, readonly unknown[]>,
	isOwn: (mark: string) => boolean,
) =>
	[...records]
		.filter(([address]) => isOwn(markOf(address)))
		.reduce((sum, [, rows]) => sum + rows.length, 0);

const registrations: Pick<SubmissionKind, "find" | "count"> = {
	find: (stored, mark) =>
		(stored.registrations.get(addressOf(mark)) ?? []).map(({ id, reference }) => ({
			receipt: reference,
			missing: missingEmails(stored.emailsOfRegistration.get(id)),
		})),
	count: (stored, isOwn) => countAddresses(stored.registrations, isOwn),
};

const contacts: Pick<SubmissionKind, "find" | "count"> = {
	find: (stored, mark) =>
		(stored.contacts.get(addressOf(mark)) ?? []).map(({ id, reference }) => ({
			receipt: reference,
			missing: missingEmails(stored.emailsOfContact.get(id)),
		})),
	count: (stored, isOwn) => countAddresses(stored.contacts, isOwn),
};

/** The reference number in the address of a success page. */
const referenceIn = ({ status, headers }: Answer): string | null =>
	status === 303 ? (/[?&]\w+=([RC]-\d+)/.exec(headers.location ?? "")?.[1] ?? null) : null;

export const registrationByScript: SubmissionKind = {
	...registrations,
	name: "registration",
	send: (site, mark, key) =>
		site.send("POST", "/api/register", { body: registrationOf(mark), headers: keyed(key) }),
	receipt: (answer) => created(answer, "reference"),
};

export const registrationByForm: SubmissionKind = {
	...registrations,
	name: "registration without JavaScript",
	send: (site, mark) => site.send("POST", "/register", { form: registrationOf(mark) }),
	receipt: referenceIn,
};

export const contactByScript: SubmissionKind = {
	...contacts,
	name: "message",
	send: (site, mark, key) =>
		site.send("POST", "/api/contact", { body: contactOf(mark), headers: keyed(key) }),
	receipt: (answer) => created(answer, "reference"),
};

export const contactByForm: SubmissionKind = {
	...contacts,
	name: "message without JavaScript",
	send: (site, mark) => site.send("POST", "/contact", { form: contactOf(mark) }),
	receipt: referenceIn,
};

export const callback: SubmissionKind = {
	...contacts,
	name: "callback by chat",
	async send(site, mark, key) {
		const body = { sessionId: `the session of ${mark}` };
		const started = await site.send("POST", "/api/chat/start", { body });
		if (started?.status !== 200) return null;
		return site.send("POST", "/api/chat/callback", {
			body: {
				conversationId: started.json().conversationId,
				name: `Rosa ${mark}`,
				email: addressOf(mark),
				phone: phoneOf(mark),
			},
			headers: keyed(key),
		});
	},
	receipt: (answer) => created(answer, "reference"),
};

/** An uploaded picture: its hash is its receipt, and the same file is stored once. */
export const picture: SubmissionKind = {
	name: "picture",
	async send(site, mark) {
		const query = new URLSearchParams({ alt: mark });
		return site.send("POST", `/api/admin/uploads?${query}`, {
			file: await drawing(mark),
			signedIn: true,
		});
	},
	receipt: (answer) =>
		answer.status === 201 ? (/[0-9a-f]{24}/.exec(answer.json().imagePath)?.[0] ?? null) : null,
	find(stored, mark) {
		const uploads = stored.activityNamed.get(`picture ${mark}`) ?? [];
		// A file that is sent again is stored once, and each time it is sent is in the log.
		const hashes = new Set(uploads.map(({ recordId }) => recordId ?? ""));
		return [...hashes].map((hash) => {
			const files = stored.filesOf.get(hash)?.length ?? 0;
			const isWhole = stored.pictures.has(hash) && files === FILES_OF_A_DRAWING;
			return { receipt: hash, missing: isWhole ? "" : `${files} files` };
		});
	},
	count: (stored, isOwn) =>
		new Set(
			[...stored.activityNamed.values()]
				.flat()
				.filter(({ kind, label }) => kind === "picture" && isOwn(label))
				.map(({ recordId }) => recordId),
		).size,
};

/** One size in three formats. */
const FILES_OF_A_DRAWING = 3;

/** A small picture that no other mark has. */
function drawing(mark: string): Promise<Buffer> {
	const number = Number(phoneOf(mark).slice(3));
	const background = { r: number & 255, g: (number >> 8) & 255, b: (number >> 16) & 255 };
	return sharp({ create: { width: 48, height: 48, channels: 3, background } })
		.withExif({ IFD0: { ImageDescription: mark } })
		.png()
		.toBuffer();
}
