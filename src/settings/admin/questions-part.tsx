import { statements, statementTopics } from "#school/fact-topics.ts";
import { SettingsItem } from "#settings/admin/item.tsx";
import { PartError, SettingsPart } from "#settings/admin/part.tsx";
import { swapped } from "#settings/admin/swapped.ts";
import { useItemKeys } from "#settings/admin/use-item-keys.ts";
import type { SettingsEditor } from "#settings/admin/use-settings-editor.ts";
import type { Settings } from "#settings/contract.ts";
import { FormField, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

type Question = Settings["questions"][number];

/** Frequent questions and their answers. */
export function QuestionsPart({ editor }: { editor: SettingsEditor }) {
	const { questions } = editor.values;
	const { keys, isAdded, swap, remove } = useItemKeys(questions.length);
	const put = (next: Question[]) => editor.set({ questions: next });
	const move = (index: number, by: 1 | -1) => {
		put(swapped(questions, index, by));
		swap(index, by);
	};
	const change = (index: number, part: Partial<Question>) =>
		put(questions.map((item, other) => (other === index ? { ...item, ...part } : item)));
	return (
		<SettingsPart
			id="questions"
			title="Frequently asked questions"
			about="Shown on the home page and used by the assistant. {hours}, {phone}, {email} and {address} are replaced with the values above."
		>
			<div className="items">
				{questions.map((question, index) => {
					const error = (field: string) => editor.errors[`questions.${index}.${field}`];
					const wrong = ["question", "answer", "factTopic", "spanish"].some(error);
					return (
						<SettingsItem
							key={keys[index]}
							title={question.question || "New question"}
							about={question.answer}
							named={`question ${index + 1}`}
							open={wrong || isAdded(index)}
							onUp={index > 0 ? () => move(index, -1) : undefined}
							onDown={index < questions.length - 1 ? () => move(index, 1) : undefined}
							onRemove={() => {
								put(questions.filter((_, other) => other !== index));
								remove(index);
							}}
						>
							<TextInput
								label="Question"
								value={question.question}
								error={error("question")}
								onChange={(event) => change(index, { question: event.target.value })}
							/>
							<TextAreaEntry
								label="Answer"
								rows={4}
								value={question.answer}
								error={error("answer")}
								onChange={(event) => change(index, { answer: event.target.value })}
							/>
							<FormField
								label="Use as a fact about"
								hint="The assistant gives this answer word for word when someone asks about the topic. If the question names a course, the fact applies to that course only."
								error={error("factTopic")}
							>
								{(aria) => (
									<select
										{...aria}
										className="control"
										value={question.factTopic ?? ""}
										onChange={(event) =>
											change(index, {
												factTopic: (event.target.value || null) as Question["factTopic"],
											})
										}
									>
										<option value="">Not a fact</option>
										{statementTopics.map((topic) => (
											<option key={topic} value={topic}>
												{statements[topic]}
											</option>
										))}
									</select>
								)}
							</FormField>
							{question.factTopic && (
								<TextAreaEntry
									label="Answer in Spanish"
									hint="Used only by the assistant. If empty, it answers in English."
									optional
									rows={4}
									value={question.spanish ?? ""}
									error={error("spanish")}
									onChange={(event) => change(index, { spanish: event.target.value || null })}
								/>
							)}
						</SettingsItem>
					);
				})}
			</div>
			<PartError>{editor.errors.questions}</PartError>
			<button
				type="button"
				className="button"
				onClick={() => {
					put([...questions, { question: "", answer: "", factTopic: null, spanish: null }]);
				}}
			>
				<Icon name="plus" />
				Add question
			</button>
		</SettingsPart>
	);
}
