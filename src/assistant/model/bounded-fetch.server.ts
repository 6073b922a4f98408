/** How long and how large an answer of the endpoint may be. Times in milliseconds. */
export interface Bounds {
	/** Until the first byte of the answer's body. */
	firstByte: number;
	/** Between two pieces of it. */
	silence: number;
	/** Of the whole body. */
	bytes: number;
}

/** Why an endpoint gave no answer that can be used, in our own words: nothing that it said stands in here. */
export class ModelEndpointError extends Error {
	override name = "ModelEndpointError";
}

/**
 * A `fetch` that never waits for long, follows no redirect, repeats once what a reset connection
 * swallowed, and turns a plain JSON answer into the event stream that was asked for.
 */
export function boundedFetch(bounds: Bounds): typeof fetch {
	return async (address, init) => {
		const alarm = new IdleTimeout(bounds.firstByte);
		const signals = init?.signal ? [init.signal, alarm.signal] : [alarm.signal];
		const request = { ...init, redirect: "error", signal: AbortSignal.any(signals) } as const;
		try {
			const response = await fetch(address, request).catch((error: unknown) => {
				if (!isReset(error) || request.signal.aborted) throw error;
				return fetch(address, request);
			});
			if (!response.ok) {
				response.body?.cancel().catch(() => {});
				throw new ModelEndpointError(`HTTP ${response.status}`);
			}
			const body = await read(response, alarm, bounds);
			return new Response(/^\s*\{/.test(body) ? asEventStream(body) : finished(body), {
				headers: { "content-type": "text/event-stream" },
			});
		} finally {
			alarm.off();
		}
	};
}

async function read(
	response: Response,
	alarm: IdleTimeout,
	{ silence, bytes }: Bounds,
): Promise<string> {
	const decoder = new TextDecoder();
	let text = "";
	let size = 0;
	for await (const piece of response.body ?? []) {
		alarm.set(silence);
		size += piece.length;
		if (size > bytes) throw new ModelEndpointError("response too large");
		text += decoder.decode(piece, { stream: true });
	}
	return text + decoder.decode();
}

/** The pieces of a plain answer as the events that would have carried it. */
function asEventStream(body: string): string {
	let answer: { choices?: { message?: object; finish_reason?: string | null }[] };
	try {
		answer = JSON.parse(body);
	} catch {
		throw new ModelEndpointError("invalid response");
	}
	const choices = (answer.choices ?? []).map(({ message, finish_reason }, index) => ({
		index,
		delta: message,
		finish_reason: finish_reason ?? "stop",
	}));
	return `data: ${JSON.stringify({ ...answer, choices })}\n\ndata: [DONE]\n\n`;
}

/** Some endpoints say only [DONE] where others give a reason to finish as well. */
function finished(events: string): string {
	if (/"finish_reason"\s*:\s*"/.test(events)) return events;
	const finish = { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] };
	return events.replace(/^data:\s*\[DONE\]/m, `data: ${JSON.stringify(finish)}\n\n$&`);
}

/** A connection that was kept open may have died meanwhile: the request never arrived. */
function isReset(error: unknown): boolean {
	const { code } = ((error as Error).cause ?? {}) as { code?: string };
	return code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}

/** Ends a request when nothing came for too long. */
class IdleTimeout {
	readonly #controller = new AbortController();
	#timer: NodeJS.Timeout | undefined;

	constructor(milliseconds: number) {
		this.set(milliseconds);
	}

	get signal(): AbortSignal {
		return this.#controller.signal;
	}

	set(milliseconds: number): void {
		clearTimeout(this.#timer);
		this.#timer = setTimeout(
			() => this.#controller.abort(new ModelEndpointError("response stalled")),
			milliseconds,
		);
	}

	off(): void {
		clearTimeout(this.#timer);
	}
}
