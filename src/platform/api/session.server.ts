import type { Origin } from "#platform/api/caller.ts";

const COOKIE = "session";

/** Returns a request's token: `Authorization: Bearer` takes precedence over the cookie. */
export function tokenOf(headers: Headers): { token: string | null; byCookie: boolean } {
	const authorization = headers.get("authorization") ?? "";
	// Ignore other schemes: a proxy in front may require its own password.
	if (/^Bearer\b/i.test(authorization)) {
		return { token: /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? null, byCookie: false };
	}
	for (const pair of headers.get("cookie")?.split(";") ?? []) {
		const [name, value] = pair.trim().split("=");
		if (name === COOKIE && value) return { token: value, byCookie: true };
	}
	return { token: null, byCookie: false };
}

/** Returns the cookie for a token, or one that clears it when the token is null. */
export function sessionCookie(token: string | null, secure: boolean): string {
	const lifetime = token === null ? "; Max-Age=0" : `; Max-Age=${7 * 24 * 60 * 60}`;
	return `${COOKIE}=${token ?? ""}; Path=/api; HttpOnly; SameSite=Strict${lifetime}${secure ? "; Secure" : ""}`;
}

/** Returns whether a call by cookie may proceed: reads from anywhere, changes from our own pages only. */
export function allowsCookieAuth(request: Request, from: Origin, publicUrl: string): boolean {
	if (request.method === "GET" || request.method === "HEAD") return true;
	const origin = request.headers.get("origin");
	if (origin === null) return true;
	return origin === new URL(publicUrl).origin || URL.parse(origin)?.host === from.host;
}
