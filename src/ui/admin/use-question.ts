import { useState } from "react";

/** A question in a dialog, asked like a call: `ask` resolves with the answer. */
export function useQuestion<Subject>() {
	const [question, setQuestion] = useState<{
		subject: Subject;
		answer: (yes: boolean) => void;
	} | null>(null);
	return {
		/** What the open question is about; null while there is none. */
		subject: question?.subject ?? null,
		ask: (subject: Subject) =>
			new Promise<boolean>((resolve) => setQuestion({ subject, answer: resolve })),
		answer(yes: boolean) {
			setQuestion(null);
			question?.answer(yes);
		},
	};
}
