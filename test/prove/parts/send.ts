import { once } from "node:events";
import {
	type Agent,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type OutgoingHttpHeaders,
	request,
} from "node:http";

export interface Sent {
	method?: string;
	headers?: OutgoingHttpHeaders;
	/** Sent as JSON. */
	body?: object;
	/** The statuses that are right; 200 by itself. */
	expected?: readonly number[];
}

export interface Answer {
	status: number;
	headers: IncomingHttpHeaders;
	bytes: Buffer;
}

/**
 * Sends one request to the site on this machine and reads the whole answer.
 * @throws for an unexpected status, a broken connection, or none
 */
export async function send(
	agent: Agent,
	port: number,
	path: string,
	{ method = "GET", headers = {}, body, expected = [200] }: Sent = {},
): Promise<Answer> {
	const sent = request({
		agent,
		port,
		method,
		path,
		headers: { ...headers, ...(body && { "content-type": "application/json" }) },
	}).end(body && JSON.stringify(body));
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	const pieces: Buffer[] = [];
	for await (const piece of answer) pieces.push(piece);
	const status = answer.statusCode ?? 0;
	const bytes = Buffer.concat(pieces);
	if (!expected.includes(status)) {
		const said = status >= 400 ? `: ${bytes.toString().slice(0, 120)}` : "";
		throw new Error(`${method} ${path.split("?")[0]} answered ${status}${said}`);
	}
	return { status, headers: answer.headers, bytes };
}
