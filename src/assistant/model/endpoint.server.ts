import {
	type Bounds,
	boundedFetch,
	ModelEndpointError,
} from "#assistant/model/bounded-fetch.server.ts";
import { wholeSentences } from "#assistant/model/plain-text.ts";
import type { PromptMessage } from "#assistant/model/prompt.ts";

/** Where an OpenAI-compatible model is reached. */
export interface ModelAddress {
	baseUrl: string;
	apiKey: string | undefined;
	model: string;
}

/** Asks a model. @param time milliseconds for everything together. @throws {ModelEndpointError} when it gives no whole answer */
export type Complete = (
	instructions: string,
	messages: PromptMessage[],
	time: number,
) => Promise<string>;

const bounds: Bounds = { firstByte: 6000, silence: 5000, bytes: 256 * 1024 };
const TEMPERATURE = 0.2;
const OUTPUT_TOKENS = 450;

/** The way to the model at an address. Its packages are loaded with the first question. */
export function endpointAt(address: ModelAddress, limits: Bounds = bounds): Complete {
	return async (instructions, messages, time) => {
		const stop = new AbortController();
		const late = Promise.withResolvers<never>();
		const timer = setTimeout(() => {
			stop.abort();
			late.reject(new ModelEndpointError("timed out"));
		}, time);
		try {
			return await Promise.race([
				ask(address, limits, { instructions, messages }, stop.signal),
				late.promise,
			]);
		} catch (error) {
			throw error instanceof ModelEndpointError ? error : new ModelEndpointError(kindOf(error));
		} finally {
			clearTimeout(timer);
		}
	};
}

async function ask(
	{ baseUrl, apiKey, model }: ModelAddress,
	limits: Bounds,
	prompt: { instructions: string; messages: PromptMessage[] },
	abortSignal: AbortSignal,
): Promise<string> {
	const { streamText } = await import("ai");
	const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
	const provider = createOpenAICompatible({
		name: "model",
		baseURL: baseUrl,
		...(apiKey ? { apiKey } : {}),
		fetch: boundedFetch(limits),
	});
	const { fullStream } = streamText({
		model: provider.chatModel(model),
		...prompt,
		temperature: TEMPERATURE,
		maxOutputTokens: OUTPUT_TOKENS,
		maxRetries: 0,
		abortSignal,
		// Errors come through the stream; the package's own habit is to print them, key and all.
		onError: () => {},
	});
	let text = "";
	let finish = "";
	for await (const part of fullStream) {
		if (part.type === "text-delta") text += part.text;
		if (part.type === "error") throw part.error;
		if (part.type === "finish") finish = part.rawFinishReason ?? "";
	}
	if (!finish) throw new ModelEndpointError("response truncated");
	// Of an object that was cut off, the cards that it names still count.
	const whole = finish === "length" && !text.includes("{") ? wholeSentences(text) : text;
	if (!whole.trim()) throw new ModelEndpointError("empty response");
	return whole;
}

/** What went wrong, without a word of what the endpoint said: it may repeat the key. */
function kindOf(error: unknown): string {
	const { code } = ((error as Error)?.cause ?? {}) as { code?: string };
	return code ? `the connection failed (${code})` : "invalid response";
}
