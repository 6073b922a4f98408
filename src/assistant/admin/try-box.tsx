import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AnswerLinks } from "#assistant/admin/answer-links.tsx";
import { AnswerSource } from "#assistant/admin/answer-source.tsx";
import { dryRunMessage } from "#assistant/admin/dry-run-contract.ts";
import { MAX_MESSAGE_LENGTH } from "#assistant/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { ResponseOf } from "#platform/api/endpoint.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Turn {
	question: string;
	answer: ResponseOf<typeof dryRunMessage>;
}

/** How much of a conversation is sent along: questions and answers. */
const REMEMBERED = 20;

/** Sends questions to the assistant and shows the source of each answer. Nothing is stored. */
export function TryBox() {
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState("");
	const [turns, setTurns] = useState<readonly Turn[]>([]);
	const asking = useMutation({
		mutationFn: (question: string) => {
			const conversation = turns.slice(-REMEMBERED).flatMap(({ question, answer }) => [
				{ content: question, isUser: true },
				{ content: answer.text, isUser: false },
			]);
			return adminCall(dryRunMessage, { body: { message: question, conversation } });
		},
		onSuccess(answer, question) {
			setTurns((now) => [...now, { question, answer }]);
			setText("");
		},
	});
	const ask = (question: string) => {
		const asked = question.trim();
		if (asked !== "" && !asking.isPending) asking.mutate(asked);
		input.current?.focus();
	};
	return (
		<section className="try-box" aria-label="Ask as a visitor">
			<div className="section-head">
				<p className="sub">Typos and Spanish included. Nothing is stored or counted.</p>
				{turns.length > 0 && (
					<button type="button" className="text-button" onClick={() => setTurns([])}>
						Start over
					</button>
				)}
			</div>
			<div className="chat-log" role="log" aria-label="Test conversation">
				{turns.map(({ question, answer }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change
					<TriedTurn key={at} question={question} answer={answer} />
				))}
			</div>
			{turns.length > 0 && (
				<div className="row-line try-next" lang={turns.at(-1)?.answer.language}>
					{turns.at(-1)?.answer.suggestions.map((suggestion) => (
						<button
							key={suggestion}
							type="button"
							className="button"
							disabled={asking.isPending}
							onClick={() => ask(suggestion)}
						>
							{suggestion}
						</button>
					))}
				</div>
			)}
			{asking.error && (
				<p className="wrong" role="alert">
					<Icon name="alert" />
					{errorDetail(asking.error)}
				</p>
			)}
			<form
				className="try-form"
				onSubmit={(event) => {
					event.preventDefault();
					ask(text);
				}}
			>
				<input
					ref={input}
					className="control"
					aria-label="Question"
					placeholder="Is there an evening class for CNA?"
					autoComplete="off"
					maxLength={MAX_MESSAGE_LENGTH}
					value={text}
					onChange={(event) => setText(event.target.value)}
				/>
				<button type="submit" className="button" disabled={asking.isPending}>
					{asking.isPending ? "Asking…" : "Ask"}
				</button>
			</form>
		</section>
	);
}

function TriedTurn({ question, answer }: Turn) {
	return (
		<>
			<article className="chat-said me">
				<p className="sub">You</p>
				<div className="words">{question}</div>
			</article>
			<article className="chat-said">
				<p className="sub">Assistant</p>
				<div className="words" lang={answer.language}>
					{answer.text}
					<AnswerLinks links={answer.links} />
				</div>
				<AnswerSource record={answer} notes={[answer.outcome !== "answered" && answer.outcome]} />
			</article>
		</>
	);
}
