import { useState } from "react";
import type { Settings } from "#settings/contract.ts";
import { exchanged, SettingsItem } from "#settings/office/item.tsx";
import { PartError, SettingsPart } from "#settings/office/part.tsx";
import type { SettingsEditor } from "#settings/office/use-settings-editor.ts";
import { TextAreaEntry, TextEntry } from "#ui/office/entry.tsx";
import { Icon } from "#ui/office/icon.tsx";

type Question = Settings["questions"][number];

/** What people ask, and what the school answers. */
export function QuestionsPart({ editor }: { editor: SettingsEditor }) {
	const { questions } = editor.values;
	const [added, setAdded] = useState(0);
	const put = (next: Question[]) => editor.set("questions", next);
	const change = (at: number, part: Partial<Question>) =>
		put(questions.map((one, index) => (index === at ? { ...one, ...part } : one)));
	return (
		<SettingsPart
			id="questions"
			title="Frequent questions"
			about="On the home page and in the assistant’s answers. {hours}, {phone}, {email} and {address} stand for what is entered above."
		>
			<div className="items">
				{questions.map((one, at) => {
					const error = (field: string) => editor.errors[`questions.${at}.${field}`];
					const wrong = ["question", "answer"].some(error);
					return (
						<SettingsItem
							// biome-ignore lint/suspicious/noArrayIndexKey: they have no name of their own
							key={at}
							title={one.question || "New question"}
							about={one.answer}
							named={`question ${at + 1}`}
							open={wrong || at >= questions.length - added}
							onUp={at > 0 ? () => put(exchanged(questions, at, -1)) : undefined}
							onDown={
								at < questions.length - 1 ? () => put(exchanged(questions, at, 1)) : undefined
							}
							onRemove={() => put(questions.filter((_, index) => index !== at))}
						>
							<TextEntry
								label="Question"
								value={one.question}
								error={error("question")}
								onChange={(event) => change(at, { question: event.target.value })}
							/>
							<TextAreaEntry
								label="Answer"
								rows={4}
								value={one.answer}
								error={error("answer")}
								onChange={(event) => change(at, { answer: event.target.value })}
							/>
						</SettingsItem>
					);
				})}
			</div>
			<PartError>{editor.errors.questions}</PartError>
			<button
				type="button"
				className="button"
				onClick={() => {
					setAdded(added + 1);
					put([...questions, { question: "", answer: "" }]);
				}}
			>
				<Icon name="plus" />
				Add a question
			</button>
		</SettingsPart>
	);
}
