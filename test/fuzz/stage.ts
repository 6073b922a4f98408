import { adminPassword } from "../admin-password.ts";
import { aPasskey, type SoftwarePasskey } from "../authenticator.ts";
import { PASSWORD } from "./fields.ts";
import { KnownRecords, NO_ID } from "./known.ts";
import type { Sender } from "./request.ts";
import { type Answer, Client } from "./send.ts";

// biome-ignore lint/suspicious/noExplicitAny: the answers of setting up are read as they are
type Json = any;

const accounts = {
	user: { isAdmin: false, role: "full" },
	viewer: { isAdmin: true, role: "viewer" },
	desk: { isAdmin: true, role: "desk" },
	full: { isAdmin: true, role: "full" },
} as const;
type Account = keyof typeof accounts;

/** The users who send requests, the records that they know of, and an administrator whom nothing touches. */
export class Stage {
	readonly known = new KnownRecords();
	readonly origin: string;
	readonly client: Client;
	#admin = "";
	/** The highest id of the users who take part. */
	#lastId = 0;
	readonly #ids = new Map<Account, number>();
	readonly #tokens = new Map<Account, string>();
	readonly #renewals = new Map<Account, Promise<void>>();
	#passkey: SoftwarePasskey | undefined;
	#proof: Promise<unknown> = Promise.resolve();

	constructor(origin: string, limits: { connections: number; timeoutMs: number }) {
		this.origin = origin;
		this.client = new Client(Number(new URL(origin).port), limits);
	}

	/** Makes a call that must succeed. */
	async call(method: string, path: string, body?: unknown, token = this.#admin): Promise<Json> {
		const answer = await this.try(method, path, body, token);
		if (answer.status >= 300)
			throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
		return answer.text === "" ? undefined : JSON.parse(answer.text);
	}

	/** Makes a call whatever its answer. */
	try(method: string, path: string, body?: unknown, token = this.#admin): Promise<Answer> {
		return this.client.send({
			method,
			path,
			headers: {
				accept: "application/json",
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			body: body === undefined ? undefined : Buffer.from(JSON.stringify(body)),
		});
	}

	async begin(): Promise<void> {
		await this.#signInAdmin();
		for (const course of await this.call("GET", "/api/courses")) {
			this.known.add("seeded", course.id);
			this.known.add("slugs", course.slug);
		}
		for (const account of Object.keys(accounts) as Account[]) {
			const user = { username: `fuzz.${account}`, password: PASSWORD, ...accounts[account] };
			const { id } = await this.call("POST", "/api/admin/users", user);
			this.#ids.set(account, id);
			if (account === "desk" || account === "full") this.known.add("owners", id);
			await this.renew(account);
		}
		const factorUser = {
			username: "fuzz.passkey",
			password: PASSWORD,
			isAdmin: true,
			role: "viewer",
		};
		this.#lastId = (await this.call("POST", "/api/admin/users", factorUser)).id;
		const { token } = await this.call(
			"POST",
			"/api/login",
			{ username: "fuzz.passkey", password: PASSWORD },
			"",
		);
		this.#passkey = aPasskey();
		const { token: started, options } = await this.call(
			"POST",
			"/api/admin/second-factors/passkey/start",
			{},
			token,
		);
		await this.call(
			"POST",
			"/api/admin/second-factors/passkey",
			{ token: started, name: "Key", passkey: this.#passkey.create(options, this.#site) },
			token,
		);
	}

	async #signInAdmin(): Promise<void> {
		const credentials = { username: "admin", password: adminPassword };
		this.#admin = (await this.call("POST", "/api/login", credentials, "")).token;
	}

	/** Confirms the administrator's password again, which counts for fifteen minutes. */
	async confirmAdmin(): Promise<void> {
		await this.call("POST", "/api/admin/confirm", { password: adminPassword });
	}

	/** Returns a path that means none of the users who take part, or the rest of the run would see nothing. */
	spare(path: string): string {
		return path.replace(/(?<=^\/api\/admin\/users\/)\d+/, (id) =>
			Number(id) <= this.#lastId ? String(NO_ID) : id,
		);
	}

	get #site() {
		return { origin: this.origin, domain: "localhost" };
	}

	/** Returns a sender's session; undefined for a visitor. */
	tokenOf(sender: Sender): string | undefined {
		if (sender === "visitor") return undefined;
		return sender === "stranger" ? "A".repeat(43) : this.#tokens.get(sender);
	}

	/** Gives a user the known password, no second factor and a new session. Calls at the same time share one renewal. */
	renew(account: Account): Promise<void> {
		const running = this.#renewals.get(account);
		if (running) return running;
		const renewal = this.#renew(account).finally(() => this.#renewals.delete(account));
		this.#renewals.set(account, renewal);
		return renewal;
	}

	async #renew(account: Account): Promise<void> {
		const path = `/api/admin/users/${this.#ids.get(account)}`;
		await this.call("PUT", "/api/admin/sign-in-rules", { requiresSecondFactor: false });
		await this.call("PATCH", path, { password: PASSWORD });
		const credentials = { username: `fuzz.${account}`, password: PASSWORD };
		let login: Answer;
		// A request of this user that was on its way may have added a factor meanwhile.
		do {
			await this.call("DELETE", `${path}/second-factors`);
			login = await this.try("POST", "/api/login", credentials, "");
		} while (login.status === 401 && login.text.includes("second-factor-required"));
		if (login.status !== 200) throw new Error(`signing in answered ${login.status}: ${login.text}`);
		this.#tokens.set(account, JSON.parse(login.text).token);
	}

	isAccount(sender: Sender): sender is Account {
		return sender in accounts;
	}

	/** Returns a new passkey's answer to options. */
	newPasskey(options: { challenge: string }): object {
		return aPasskey().create(options, this.#site);
	}

	/** Begins a sign-in with a passkey, one at a time because its signatures are counted. */
	async proof<T>(use: (body: object) => Promise<T>): Promise<T> {
		const before = this.#proof;
		const turn = Promise.withResolvers<void>();
		this.#proof = turn.promise;
		await before;
		try {
			const credentials = { username: "fuzz.passkey", password: PASSWORD };
			const { secondFactor } = JSON.parse(
				(await this.try("POST", "/api/login", credentials, "")).text,
			);
			const passkey = this.#passkey?.sign(secondFactor.passkey, this.#site);
			return await use({ token: secondFactor.token, passkey });
		} finally {
			turn.resolve();
		}
	}
}
