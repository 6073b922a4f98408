import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the endpoint received it. */
export interface Received {
	path: string;
	authorization: string | undefined;
	body: {
		model: string;
		stream: boolean;
		temperature: number;
		max_tokens: number;
		tools?: unknown[];
		messages: { role: string; content: string }[];
	};
}

type Behaviour = (response: ServerResponse, received: Received, request: IncomingMessage) => void;

/** A model's endpoint of the tests' own, on this machine only. */
export interface Endpoint {
	baseUrl: string;
	received: Received[];
	/** How the next requests are answered. */
	will(behaviour: Behaviour): void;
	close(): Promise<void>;
}

/** Starts an endpoint that does what it is told. */
export async function startEndpoint(): Promise<Endpoint> {
	const received: Received[] = [];
	let behaviour: Behaviour = says("Nothing was arranged.");
	const server = createServer(async (request, response) => {
		let text = "";
		for await (const piece of request) text += piece;
		const one = {
			path: request.url ?? "",
			authorization: request.headers.authorization,
			body: JSON.parse(text || "{}"),
		};
		received.push(one);
		behaviour(response, one, request);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
		received,
		will: (next) => {
			behaviour = next;
		},
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}

const event = (delta: object, finish: string | null = null) =>
	`data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

/** Streams a text, ending with a finish reason (null: none) and, unless told otherwise, [DONE]. */
export function says(
	text: string,
	{ finish = "stop" as string | null, done = true } = {},
): Behaviour {
	return (response) => {
		response.writeHead(200, { "content-type": "text/event-stream" });
		for (const word of text.match(/\S+\s*/g) ?? []) response.write(event({ content: word }));
		if (finish) response.write(event({}, finish));
		response.end(done ? "data: [DONE]\n\n" : undefined);
	};
}

/** Answers a streamed request with plain JSON, as some endpoints do. */
export function saysPlainly(text: string): Behaviour {
	return (response) => {
		const choices = [
			{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" },
		];
		response.writeHead(200, { "content-type": "application/json" });
		response.end(
			JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "m", choices }),
		);
	};
}

/** Answers a status, with whatever it likes to say. */
export function answers(status: number, headers: Record<string, string> = {}): Behaviour {
	return (response, { authorization }) => {
		response.writeHead(status, { "content-type": "application/json", ...headers });
		response.end(JSON.stringify({ error: { message: `Incorrect API key: ${authorization}` } }));
	};
}

/** Takes the request and says nothing. */
export const hangs: Behaviour = () => {};

/** Begins an answer and says no more. */
export const stopsInTheMiddle: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.write(event({ content: "Half an answer. And then" }));
};

/** Begins an answer and closes the connection. */
export const breaksOff: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "text/event-stream" });
	response.write(event({ content: "Half an answer. And then" }), () => response.destroy());
};

/** Closes the connection without a word. */
export const resets: Behaviour = (_response, _received, request) => {
	request.socket.destroy();
};

/** Says words for ever. */
export const neverEnds: Behaviour = (response) => {
	response.writeHead(200, { "content-type": "text/event-stream" });
	const more = () => {
		if (response.destroyed) return;
		response.write(event({ content: "and on ".repeat(2000) }), more);
	};
	more();
};
