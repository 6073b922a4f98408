import sharp from "sharp";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { percentEncode } from "#platform/api/percent-encoded.ts";
import { factTopics, topicOf } from "#school/facts/topics.ts";
import { adminPassword } from "../admin-password.ts";
import { aPasskey } from "../authenticator.ts";
import { Payloads } from "./payloads.ts";

/** Everything that holds payloads on a site. */
export interface StoredPayloads {
	payloads: Payloads;
	/** Of the administrator whose name is a payload. */
	session: { token: string; user: object };
	registrations: number[];
	contacts: number[];
	people: number[];
	cannedReplies: number[];
	courses: { id: number; slug: string }[];
	facts: number[];
	/** Old paths that redirect. */
	redirects: string[];
	conversationId: string;
	/** Of the visitor who had the conversation. */
	chatSession: string;
}

const MESSAGE = 5000;
const MAX_FACTORS = 10;
let addresses = 0;

/** Stores payloads through the API in every text field that anyone can fill in. */
export async function storePayloads(url: string): Promise<StoredPayloads> {
	const payloads = new Payloads();
	let token = "";
	const call: Call = async (method, path, body, headers = {}) => {
		const isFile = body instanceof Uint8Array;
		const answer = await fetch(url + path, {
			method,
			headers: {
				...(isFile ? { "content-type": "image/png" } : { "content-type": "application/json" }),
				...(token && { authorization: `Bearer ${token}` }),
				...headers,
			},
			...(body !== undefined && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
		});
		const text = await answer.text();
		if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
		return text ? JSON.parse(text) : undefined;
	};

	const admin = { username: "admin", password: adminPassword };
	token = (await call("POST", "/api/login", admin)).token;
	const author = {
		username: payloads.next("username", 100),
		password: "four quiet green bicycles",
	};
	await call("POST", "/api/admin/users", { ...author, isAdmin: true });
	while (!payloads.isThrough("username", 100)) {
		const username = payloads.next("username", 100);
		await call("POST", "/api/admin/users", { ...author, username });
	}
	// What follows is in the activity log under a name that is a payload itself.
	token = "";
	const userAgent = payloads.next("user agent, not shown", 200).replaceAll(/[^ -~]/g, "");
	const session = await call("POST", "/api/login", author, { "user-agent": userAgent });
	token = session.token;
	await addSecondFactors(call, payloads, url);
	await call("PUT", "/api/admin/me/summary", { email: anEmail(payloads, "summary email") });
	await call("PATCH", "/api/admin/settings", schoolSettings(payloads));
	const redirects = await storeRedirects(call, payloads);
	const courses = await storeCourses(call, payloads);
	const facts = await storeFacts(call, payloads, courses);
	for (const slot of ["about.do", "about.who", "about.promises", "about.limits"]) {
		const texts = Array.from({ length: 12 }, () => filled(payloads, "site text", 100));
		const publishOn = "2026-01-01";
		await call("PATCH", `/api/admin/texts/${slot}`, {
			text: texts.join("\n\n"),
			publishOn,
			canShow: true,
		});
	}
	for (const list of ["registrations", "contacts", "emails"]) {
		const field = `saved view of ${list}`;
		while (!payloads.isThrough(field, 40)) {
			const query = `q=${encodeURIComponent(payloads.next("query of a view, not shown", 100))}`;
			const name = payloads.next(field, 40);
			await call("POST", "/api/admin/views", { list, name, query, shared: true });
		}
	}

	const courseId = courses[0]?.id;
	const registrations: number[] = [];
	while (!payloads.isThrough("fullName", 200) || !payloads.isThrough("registration phone", 40)) {
		const { id } = await call("POST", "/api/register", {
			fullName: payloads.next("fullName", 200),
			email: anEmail(payloads, "registration email"),
			phone: payloads.next("registration phone", 40),
			courseId,
			message: payloads.next("registration message", MESSAGE),
		});
		registrations.push(id);
	}
	// In the history, with what it was before.
	for (const id of registrations.slice(0, 3)) {
		const body = { fullName: payloads.next("corrected name", 200), status: "accepted" };
		await call("PATCH", `/api/admin/registrations/${id}`, body);
	}
	const people = await storePeople(call, payloads, registrations.slice(0, 3));
	const cannedReplies = await storeCannedReplies(call, payloads);
	const contacts: number[] = [];
	while (!payloads.isThrough("contact name", 200) || !payloads.isThrough("contact phone", 40)) {
		const { id } = await call("POST", "/api/contact", {
			name: payloads.next("contact name", 200),
			email: anEmail(payloads, "contact email"),
			phone: payloads.next("contact phone", 40),
			subject: payloads.next("subject", 200),
			courseId,
			message: payloads.next("contact message", MESSAGE),
		});
		contacts.push(id);
	}

	const chatSession = "payloads-payloads-payloads";
	const { conversationId } = await call("POST", "/api/chat/start", { sessionId: chatSession });
	while (!payloads.isThrough("chat message", 120)) {
		const content = payloads.next("chat message", 120);
		await call("POST", "/api/chat/message", { conversationId, content });
	}
	const callback = await call("POST", "/api/chat/callback", {
		conversationId,
		name: payloads.next("callback name", 200),
		email: anEmail(payloads, "callback email"),
		phone: payloads.next("callback phone", 40),
	});
	contacts.push(callback.id);
	return {
		payloads,
		session,
		registrations,
		contacts,
		people,
		cannedReplies,
		courses,
		facts,
		redirects,
		conversationId,
		chatSession,
	};
}

type Json = ReturnType<typeof JSON.parse>;
type Call = (method: string, path: string, body?: unknown, headers?: object) => Promise<Json>;

/** What stands in braces is filled in, and refused if it has no meaning. */
const filled = (payloads: Payloads, field: string, max: number): string =>
	payloads.next(field, max).replaceAll(/[{}]/g, "");

/** An email address allows few characters. */
function anEmail(payloads: Payloads, field: string): string {
	addresses += 1;
	const tag = payloads.next(field, 10).trim();
	return `a'+ran'-${tag}${addresses}@payload.example`;
}

function schoolSettings(payloads: Payloads): object {
	const text = (field: string, max: number) => payloads.next(field, max);
	const closedDays: { day: string; name: string }[] = [];
	while (!payloads.isThrough("closed day", 60)) {
		const day = `2031-01-${String(closedDays.length + 1).padStart(2, "0")}`;
		closedDays.push({ day, name: text("closed day", 60) });
	}
	const testimonials = Array.from({ length: 12 }, () => ({
		text: text("quote", 400),
		name: text("graduate", 60),
		title: text("graduate’s title", 80),
		isConfirmed: true,
	}));
	return {
		name: text("school name", 100),
		address: { street: text("street", 100), city: text("city", 60), state: "NJ", zip: "08830" },
		phone: text("phone", 40),
		secondPhone: text("second phone", 40),
		email: anEmail(payloads, "school email"),
		closedDays,
		announcement: { shown: true, text: text("announcement", 90), from: null, to: null },
		testimonials,
	};
}

async function storeRedirects(call: Call, payloads: Payloads): Promise<string[]> {
	const redirects: { from: string; to: string }[] = [];
	while (!payloads.isThrough("old URL", 150)) {
		redirects.push({
			from: `/old/${payloads.next("old URL", 150, { isPath: true })}`,
			to: `/about?from=${payloads.next("new URL", 150, { isPath: true })}`,
		});
	}
	await call("PATCH", "/api/admin/settings", { redirects });
	return redirects.map(({ from }) => from);
}

async function storeCourses(call: Call, payloads: Payloads) {
	const background = { r: 20, g: 120, b: 90 };
	const courses: { id: number; slug: string }[] = [];
	while (!payloads.isThrough("course title", 200) || !payloads.isThrough("alt text", 300)) {
		const n = courses.length;
		const file = await sharp({ create: { width: 40 + n, height: 30, channels: 3, background } })
			.png()
			.toBuffer();
		const alt = encodeURIComponent(payloads.next("alt text", 300));
		const { imagePath } = await call("POST", `/api/admin/uploads?alt=${alt}`, file);
		const aliases = Array.from({ length: 10 }, () => payloads.next("alias", 60)).join("\n");
		const course = {
			slug: `payload-${n}`,
			title: payloads.next("course title", 200),
			summary: payloads.next("course summary", 500),
			description: described(payloads),
			imagePath,
			isActive: true,
		};
		const headers = { "course-aliases": percentEncode(aliases) };
		courses.push(await call("POST", "/api/admin/courses", course, headers));
	}
	return courses;
}

/** Writes notes and tasks for the people of registrations, who are in the call list then. */
async function storePeople(call: Call, payloads: Payloads, registrations: readonly number[]) {
	const people: number[] = [];
	for (const registration of registrations) {
		const { personId } = await call("GET", `/api/admin/registrations/${registration}`);
		people.push(personId);
		const path = `/api/admin/people/${personId}`;
		const note = { kind: "note", text: payloads.next("note", MESSAGE) };
		await call("POST", `${path}/entries`, note);
		await call("PATCH", path, {
			task: payloads.next("task", 200),
			taskDueOn: "2026-01-05",
		});
	}
	return people;
}

async function storeCannedReplies(call: Call, payloads: Payloads): Promise<number[]> {
	const replies: number[] = [];
	while (!payloads.isThrough("reply title", 60)) {
		const { id } = await call("POST", "/api/admin/canned-replies", {
			title: payloads.next("reply title", 60),
			language: "en",
			subject: filled(payloads, "reply subject", 200),
			text: filled(payloads, "reply text", 10_000),
		});
		replies.push(id);
	}
	return replies;
}

/** As paragraphs, and as the items of a list. */
function described(payloads: Payloads): string {
	const text = () => payloads.next("course description", 300);
	return `${text()}\n\n- ${text()}\n- ${text()}\n\n${text()}`;
}

async function storeFacts(call: Call, payloads: Payloads, courses: { id: number }[]) {
	const courseTopics = factTopics.filter((topic) => topicOf(topic).isAboutCourses).slice(0, 2);
	const facts: number[] = [];
	const subjects = courses.flatMap(({ id }) => [
		{ topic: "other", courseId: null },
		...courseTopics.map((topic) => ({ topic, courseId: id })),
	]);
	for (const subject of subjects) {
		const fact = {
			...subject,
			question: payloads.next("question", 300),
			answer: payloads.next("answer", 1000),
			spanish: payloads.next("Spanish answer", 1000),
			spanishQuestion: payloads.next("Spanish question", 300),
			source: payloads.next("source", 200),
			onHomePage: true,
		};
		const { id } = await call("POST", "/api/admin/facts", fact);
		facts.push(id);
		await call("PATCH", `/api/admin/facts/${id}`, {
			answer: payloads.next("answer", 1000),
			spanish: fact.spanish,
		});
	}
	return facts;
}

async function addSecondFactors(call: Call, payloads: Payloads, url: string): Promise<void> {
	const path = "/api/admin/second-factors";
	const start = await call("POST", `${path}/app/start`);
	const code = codeAt(start.secret, stepAt(new Date()));
	const app = { token: start.token, name: payloads.next("name of an app", 60), code };
	await call("POST", `${path}/app`, app);
	for (let n = 1; n < MAX_FACTORS; n++) {
		const { token, options } = await call("POST", `${path}/passkey/start`);
		const passkey = aPasskey().create(options, { origin: url, domain: "localhost" });
		await call("POST", `${path}/passkey`, {
			token,
			name: payloads.next("name of a passkey", 60),
			passkey,
		});
	}
}
