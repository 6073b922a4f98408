import { setTimeout as pause } from "node:timers/promises";
import { LEASE_MS } from "#intake/mail/outbox.server.ts";
import { openForMaintenance } from "#platform/database/open.server.ts";
import { aClass, aDistinctRegistration } from "../../factories.ts";
import { MailServer } from "../../mail-server.ts";
import { Site } from "./restarted-site.ts";

interface Round {
	classId: number;
	/** Who has the seat, and who waits for it, the first of them with an address. */
	ids: readonly [holder: number, first: number, second: number];
	address: string;
}

const isOffer = ({ headers }: MailServer["received"][number]) =>
	/^A seat is free for you/.test(headers.subject ?? "");

/** How the site dies: while a seat frees, with the answer to that, soon after it, and while the email arrives. */
const ways = ["meanwhile", "at once", "soon", "while it sends"] as const;

/**
 * Kills the site again and again between a seat that frees and the email that offers it to the next in line. At the end every
 * seat must be offered once, in one email.
 * @returns a sentence for each that is not
 */
export async function killBetweenOfferAndEmail(
	databaseUrl: string | undefined,
	kills: number,
): Promise<string[]> {
	const mail = await new MailServer().listen();
	const site = new Site(databaseUrl);
	const start = () => site.start({ SMTP_URL: mail.url });
	const admin = async (method: string, path: string, body?: object) => {
		for (;;) {
			const answer = await site.send(method, `/api/admin/${path}`, { signedIn: true, body });
			if (answer === null) return null;
			if (answer.status < 300) return answer.json();
			// A busy machine.
			if (answer.status !== 503) throw new Error(`${method} ${path}: ${answer.text}`);
			await pause(500);
		}
	};
	const rounds: Round[] = [];
	try {
		await start();
		await site.signIn();
		// Emails to the sample address would be held.
		await admin("PATCH", "settings", { email: "office@iselin.example" });
		for (let n = 0; n < kills; n++) {
			const round = await fullClass(site, admin);
			rounds.push(round);
			await killWhile(ways[n % ways.length] as (typeof ways)[number], { site, mail, round, admin });
			await start();
			const roster: { registrationId: number }[] = await admin(
				"GET",
				`classes/${round.classId}/placements`,
			);
			// Nothing was promised to who got no answer: they try again.
			if (roster.some(({ registrationId }) => registrationId === round.ids[0])) {
				await admin("POST", "placements", { registrationId: round.ids[0], act: "release" });
			}
		}
		const until = performance.now() + LEASE_MS + 120_000;
		while ((await unsettled(site)) > 0 && performance.now() < until) await pause(500);
		await site.end();
		return await wrongs(site, mail, rounds);
	} finally {
		await site.end("SIGKILL");
		await mail.halt();
		site.remove();
	}
}

type Admin = (method: string, path: string, body?: object) => Promise<{ id: number }>;

async function fullClass(site: Site, admin: Admin): Promise<Round> {
	const { id: classId } = await admin("POST", "classes", aClass({ seats: 1 }));
	const register = async () => {
		const body = aDistinctRegistration({ classId });
		const answer = await site.send("POST", "/api/register", { body });
		return { id: answer?.json().id as number, address: body.email };
	};
	const holder = await register();
	await admin("POST", "placements", { registrationId: holder.id, act: "place" });
	const [first, second] = [await register(), await register()];
	return { classId, ids: [holder.id, first.id, second.id], address: first.address };
}

async function killWhile(
	way: (typeof ways)[number],
	{ site, mail, round, admin }: { site: Site; mail: MailServer; round: Round; admin: Admin },
): Promise<void> {
	const arrives = Promise.withResolvers<void>();
	mail.behavior.content = (email) => {
		if (way !== "while it sends" || email.to !== round.address || !isOffer(email)) return;
		arrives.resolve();
		return "hang";
	};
	const answer = admin("POST", "placements", { registrationId: round.ids[0], act: "release" });
	if (way === "meanwhile") await pause(Math.random() * 20);
	else await answer;
	if (way === "soon") await pause(Math.random() * 60);
	if (way === "while it sends") await arrives.promise;
	await site.end("SIGKILL");
	await answer;
	mail.behavior = {};
}

/** Counts places and emails that wait for the mail worker. */
async function unsettled({ dataDir, databaseUrl }: Site): Promise<number> {
	const { db, close } = openForMaintenance({ dataDir, databaseUrl });
	try {
		const places = await db
			.selectFrom("placements")
			.select("id")
			.where("tell", "is not", null)
			.execute();
		const emails = await db
			.selectFrom("emails")
			.select("id")
			.where("status", "in", ["waiting", "unsent"])
			.execute();
		return places.length + emails.length;
	} finally {
		await close();
	}
}

async function wrongs(
	{ dataDir, databaseUrl }: Site,
	mail: MailServer,
	rounds: readonly Round[],
): Promise<string[]> {
	const { db, close } = openForMaintenance({ dataDir, databaseUrl });
	try {
		const places = await db
			.selectFrom("placements")
			.select(["classId", "registrationId", "state"])
			.orderBy("registrationId")
			.execute();
		const offers = await db
			.selectFrom("emails")
			.select(["registrationId", "messageId", "status"])
			.where("onceKey", "like", "offer %")
			.execute();
		return rounds.flatMap(({ classId, ids, address }, n) => {
			const states = places
				.filter((place) => place.classId === classId)
				.map(({ state }) => state)
				.join(", ");
			const own = offers.filter(({ registrationId }) => ids.includes(registrationId ?? 0));
			const received = mail.received.filter((email) => email.to === address && isOffer(email));
			const messageIds = [...new Set(received.map(({ headers }) => headers["message-id"]))];
			const isOne = own.length === 1 && own[0]?.registrationId === ids[1];
			const isReceived = messageIds.length === 1 && messageIds[0] === own[0]?.messageId;
			if (states === "released, offered, waiting" && isOne && isReceived) return [];
			const way = ways[n % ways.length];
			return `kill ${n + 1} (${way}): ${states}; ${own.length} emails, ${messageIds.length} received`;
		});
	} finally {
		await close();
	}
}
