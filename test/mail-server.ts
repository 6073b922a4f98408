import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll, beforeAll } from "vitest";

/** An email whose content arrived completely. */
export interface ReceivedEmail {
	to: string;
	/** Headers by their lowercase names, unfolded. */
	headers: Record<string, string>;
	raw: string;
	/** Whether the sender was told that it was accepted. */
	isConfirmed: boolean;
	at: number;
}

/** A reply such as `451 Try again later`. */
export type SmtpReply = `${4 | 5}${number} ${string}`;

type RecipientAnswer = SmtpReply | "hang" | undefined;

/** How the server treats emails; it accepts all by default. */
export interface MailBehavior {
	/** Refuses a recipient, at once or later, or says nothing; `attempt` counts from one. */
	recipient?: (address: string, attempt: number) => RecipientAnswer | Promise<RecipientAnswer>;
	/** What follows the content: a refusal, a closed connection, or silence; nothing accepts it. */
	content?: (email: ReceivedEmail) => SmtpReply | "cut" | "hang" | undefined;
	/** Milliseconds before each answer to a recipient and to a content. */
	delay?: number;
	/** Takes connections and says nothing. */
	isSilent?: boolean;
}

export interface MailServerOptions {
	/** Requires this username and password. */
	account?: { user: string; password: string };
	/** Encrypts from the start, or by STARTTLS, with a self-signed certificate. */
	tls?: "from the start" | "STARTTLS";
}

/** A real SMTP server of the tests’ own on a free port, which keeps what it receives. */
export class MailServer {
	readonly received: ReceivedEmail[] = [];
	behavior: MailBehavior = {};
	/** Connections so far that were encrypted, or not. */
	readonly sessions: { isSecure: boolean; user: string | undefined }[] = [];
	readonly #options: MailServerOptions;
	readonly #attempts = new Map<string, number>();
	readonly #sockets = new Set<Socket>();
	#server: SMTPServer | undefined;
	#port = 0;

	constructor(options: MailServerOptions = {}) {
		this.#options = options;
	}

	/** URL with the account, for `SMTP_URL`. */
	get url(): string {
		const { account, tls } = this.#options;
		const user = account ? `${account.user}:${encodeURIComponent(account.password)}@` : "";
		return `${tls === "from the start" ? "smtps" : "smtp"}://${user}127.0.0.1:${this.#port}${tls ? "?tls.rejectUnauthorized=false" : ""}`;
	}

	/** Listens, after the first time on the same port. */
	async listen(): Promise<this> {
		const server = this.#newServer();
		server.on("error", () => {});
		server.server.on("connection", (socket: Socket) => {
			this.#sockets.add(socket);
			socket.once("close", () => this.#sockets.delete(socket));
		});
		server.listen(this.#port, "127.0.0.1");
		await once(server.server, "listening");
		this.#port = (server.server.address() as AddressInfo).port;
		this.#server = server;
		return this;
	}

	/** Goes away like a server that loses power: connections end, new ones are refused. */
	async halt(): Promise<void> {
		const closed = new Promise<void>((resolve) => this.#server?.close(resolve));
		for (const socket of this.#sockets) socket.destroy();
		await closed;
	}

	/** Emails by their Message-ID. */
	byMessageId(): Map<string, ReceivedEmail[]> {
		return Map.groupBy(this.received, ({ headers }) => headers["message-id"] ?? "");
	}

	/** Forgets what was received and how it treated emails. */
	reset(): void {
		this.received.length = 0;
		this.sessions.length = 0;
		this.#attempts.clear();
		this.behavior = {};
	}

	#newServer(): SMTPServer {
		const { account, tls } = this.#options;
		return new SMTPServer({
			disableReverseLookup: true,
			closeTimeout: 1000,
			secure: tls === "from the start",
			allowInsecureAuth: true,
			authOptional: !account,
			disabledCommands: [...(tls === "STARTTLS" ? [] : ["STARTTLS"]), ...(account ? [] : ["AUTH"])],
			onConnect: (_, callback) => {
				if (!this.behavior.isSilent) callback();
			},
			onAuth: ({ username, password }, _, callback) => {
				const isRight = username === account?.user && password === account?.password;
				callback(isRight ? null : withCode("535 Wrong username or password"), {
					user: username,
				});
			},
			onMailFrom: (_, { secure, user }, callback) => {
				this.sessions.push({ isSecure: secure, user });
				callback();
			},
			onRcptTo: async ({ address }, _, callback) => {
				const attempt = (this.#attempts.get(address) ?? 0) + 1;
				this.#attempts.set(address, attempt);
				const refusal = await this.behavior.recipient?.(address, attempt);
				if (refusal === "hang") return;
				this.#later(() => callback(refusal ? withCode(refusal) : null));
			},
			onData: (stream, session, callback) => {
				const pieces: Buffer[] = [];
				stream.on("data", (piece: Buffer) => pieces.push(piece));
				stream.on("end", () => {
					const email = received(Buffer.concat(pieces).toString(), session);
					this.#later(() => this.#answerContent(email, session, callback));
				});
			},
		});
	}

	#answerContent(
		email: ReceivedEmail,
		session: SMTPServerSession,
		callback: (error?: Error | null) => void,
	): void {
		const answer = this.behavior.content?.(email);
		const isUnconfirmed = answer === "cut" || answer === "hang";
		if (!answer || isUnconfirmed) this.received.push({ ...email, isConfirmed: !answer });
		if (answer === "hang") return;
		if (answer === "cut") {
			for (const connection of this.#server?.connections ?? []) {
				if (connection.session.id === session.id) connection._socket.destroy();
			}
			return;
		}
		callback(answer ? withCode(answer) : null);
	}

	#later(act: () => void): void {
		if (this.behavior.delay) setTimeout(act, this.behavior.delay);
		else act();
	}
}

/** A mail server for the tests of one file. */
export function theMailServer(options?: MailServerOptions): MailServer {
	const server = new MailServer(options);
	beforeAll(() => server.listen());
	afterAll(() => server.halt());
	return server;
}

function withCode(reply: string): Error {
	return Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) });
}

function received(raw: string, session: SMTPServerSession): ReceivedEmail {
	const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
	const headers = Object.fromEntries(
		head.split("\r\n").map((line) => {
			const colon = line.indexOf(":");
			return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
		}),
	);
	const to = session.envelope.rcptTo.map(({ address }) => address).join(", ");
	return { to, headers, raw, isConfirmed: false, at: performance.now() };
}
