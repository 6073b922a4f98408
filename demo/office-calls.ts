import { beginSession, endSessionsOf } from "#office/auth/sessions.server.ts";
import { call, type Fetch } from "#platform/api/client.ts";
import type { Endpoint, RequestOf, ResponseOf } from "#platform/api/endpoint.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { linkTokensIn } from "#school/profile/applicant-path.ts";

/** Users of the demonstration who change records. */
export type Colleague = "nadia" | "luis";

/** Makes calls of the product's API as visitors and as the office. */
export interface Calls {
	now: Clock;
	/** @throws {ApiError} for every response that is not OK */
	asVisitor<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>>;
	/** @throws {ApiError} for every response that is not OK */
	as<E extends Endpoint>(
		username: Colleague,
		endpoint: E,
		request: RequestOf<E>,
	): Promise<ResponseOf<E>>;
	/** @param slug empty for none */
	courseIdOf(slug: string): number | null;
	userIdOf(username: Colleague): Promise<number>;
	/** Returns the token of the applicant’s page in the last email about a registration. */
	linkOf(registrationId: number): Promise<string>;
	/** Ends all sessions of the office. */
	signOut(): Promise<void>;
}

const office = "192.0.2.10";
const visitors = "203.0.113.20";

/** @param db has its courses */
export async function officeCalls(api: ApiApp, db: Database, clock: Clock): Promise<Calls> {
	const courses = await db.selectFrom("courses").select(["id", "slug"]).execute();
	const sessions = new Map<Colleague, { day: string; token: string }>();
	const from =
		(address: string): Fetch =>
		async (path, init) =>
			api.request(path, init, { address, secure: false, host: "localhost", requestId: "demo" });

	/** Signs in once a day. */
	async function tokenOf(username: Colleague): Promise<string> {
		const { day } = newYorkClock(clock());
		const session = sessions.get(username);
		if (session?.day === day) return session.token;
		const userId = await userIdOf(username);
		await endSessionsOf(db, userId);
		const token = await beginSession(db, clock, { userId, address: office, userAgent: "" });
		sessions.set(username, { day, token });
		return token;
	}

	async function userIdOf(username: Colleague): Promise<number> {
		const user = await db
			.selectFrom("users")
			.select("id")
			.where("username", "=", username)
			.executeTakeFirstOrThrow();
		return user.id;
	}

	return {
		now: clock,
		courseIdOf: (slug) => courses.find((course) => course.slug === slug)?.id ?? null,
		userIdOf,
		async linkOf(registrationId) {
			const { textBody } = await db
				.selectFrom("emails")
				.select("textBody")
				.where("registrationId", "=", registrationId)
				.where("audience", "=", "visitor")
				.orderBy("id", "desc")
				.executeTakeFirstOrThrow();
			return linkTokensIn(textBody)[0] ?? "";
		},
		asVisitor: (endpoint, request) => call(endpoint, request, from(visitors)),
		async as(username, endpoint, request) {
			const authorization = `Bearer ${await tokenOf(username)}`;
			const headers = { ...request.headers, authorization };
			return call(endpoint, { ...request, headers }, from(office));
		},
		async signOut() {
			for (const username of sessions.keys()) await endSessionsOf(db, await userIdOf(username));
		},
	};
}
