import { useState } from "react";

/** Asks a question in a dialog: `ask` resolves with the answer. */
export function useQuestion<Subject>() {
	const [question, setQuestion] = useState<{
		subject: Subject;
		answer: (yes: boolean) => void;
	} | null>(null);
	return {
		/** Subject of the open question; null without one. */
		subject: question?.subject ?? null,
		ask: (subject: Subject) =>
			new Promise<boolean>((resolve) => setQuestion({ subject, answer: resolve })),
		answer(yes: boolean) {
			setQuestion(null);
			question?.answer(yes);
		},
	};
}
