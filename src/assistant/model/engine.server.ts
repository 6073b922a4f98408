import type { ChatMessage } from "#assistant/contract.ts";
import { turnFor } from "#assistant/engine/engine.ts";
import { linksIn } from "#assistant/engine/links.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { EngineAnswer, ModelOutcome } from "#assistant/engine-answer.ts";
import type { Answer, Question } from "#assistant/knowledge/types.ts";
import { withPathsIn } from "#assistant/links.ts";
import { CircuitBreaker } from "#assistant/model/circuit-breaker.ts";
import type { Complete } from "#assistant/model/endpoint.server.ts";
import { shouldUseModel } from "#assistant/model/model-routing.ts";
import { offerFor } from "#assistant/model/offer.ts";
import { type Printed, printed } from "#assistant/model/printed.ts";
import { instructions, promptMessages } from "#assistant/model/prompt.ts";

// From the arrival of a message. The rest of the visitor's 12 seconds is for storing the answer.
const TOTAL = 11_000;
const TOO_LATE = 1500;

/** What the model engine is given for one message. */
export interface Asked {
	question: Question;
	/** The built-in answer: the fallback, and what decides whether a model may speak. */
	builtIn: Answer;
	/** The last messages, oldest first, without the new one. */
	conversation: readonly Omit<ChatMessage, "id">[];
	/** When the message arrived, on the clock of `performance.now()`. */
	arrived: number;
	/** Whether one more call is within what the office allows. */
	isWithinCaps: () => Promise<boolean>;
}

export interface ModelEngine {
	/** Answers with the model's words where they may and can be had, else with the built-in ones. Never fails because of the model. */
	answer(asked: Asked): Promise<EngineAnswer>;
}

/**
 * The engine over a model. @param report told when the endpoint fails and rests, in words that hold nothing it said
 */
export function modelEngine(complete: Complete, report: (what: string) => void): ModelEngine {
	const pause = new CircuitBreaker();
	return {
		async answer({ question, builtIn, conversation, arrived, isWithinCaps }) {
			const instead = (model: ModelOutcome | null, refusals: string[] = []): EngineAnswer => ({
				...builtIn,
				engine: "built-in",
				model,
				refusals,
			});
			if (!shouldUseModel(builtIn)) return instead(null);
			const time = arrived + TOTAL - performance.now();
			if (time < TOO_LATE) return instead("failed");
			if (!pause.allowsRequest(performance.now())) return instead("paused");
			if (!(await isWithinCaps())) return instead("capped");

			const turn = turnFor(question);
			const offer = offerFor(question, turn, builtIn);
			let reply: string;
			try {
				reply = await complete(
					instructions(question, offer),
					promptMessages(conversation, question.message),
					time,
				);
				pause.succeeded();
			} catch (error) {
				const rests = pause.failed(performance.now());
				report(`${(error as Error).message}${rests ? "; paused for 20 seconds" : ""}`);
				return instead("failed");
			}
			const said = printed(reply, question, turn, offer);
			if (!said) return instead("chose nothing");
			if (said.refusals.length > 0) return instead("refused", said.refusals);
			return wordedBy(said, builtIn, turn);
		},
	};
}

/** The built-in answer with what the model chose in place of its words. */
function wordedBy({ text, passages }: Printed, builtIn: Answer, turn: Turn): EngineAnswer {
	const named = [...new Set(passages.flatMap(({ course }) => course ?? []))];
	const courses = named.length > 0 ? named : builtIn.courses;
	return {
		...builtIn,
		text: withPathsIn(builtIn.language, text),
		links: linksIn(text, turn, courses),
		courses,
		outcome: builtIn.outcome === "handed over" ? "handed over" : "answered",
		passages,
		source: "model",
		engine: "model",
		model: "answered",
		refusals: [],
	};
}
