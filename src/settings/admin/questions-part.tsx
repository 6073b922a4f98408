import { statements, statementTopics } from "#school/fact-topics.ts";
import { exchanged } from "#settings/admin/exchanged.ts";
import { SettingsItem } from "#settings/admin/item.tsx";
import { PartError, SettingsPart } from "#settings/admin/part.tsx";
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
	const move = (at: number, by: 1 | -1) => {
		put(exchanged(questions, at, by));
		swap(at, by);
	};
	const change = (at: number, part: Partial<Question>) =>
		put(questions.map((one, index) => (index === at ? { ...one, ...part } : one)));
	return (
		<SettingsPart
			id="questions"
			title="Frequently asked questions"
			about="Shown on the home page and used by the assistant. {hours}, {phone}, {email} and {address} are replaced with the values above."
		>
			<div className="items">
				{questions.map((one, at) => {
					const error = (field: string) => editor.errors[`questions.${at}.${field}`];
					const wrong = ["question", "answer", "factTopic", "spanish"].some(error);
					return (
						<SettingsItem
							key={keys[at]}
							title={one.question || "New question"}
							about={one.answer}
							named={`question ${at + 1}`}
							open={wrong || isAdded(at)}
							onUp={at > 0 ? () => move(at, -1) : undefined}
							onDown={at < questions.length - 1 ? () => move(at, 1) : undefined}
							onRemove={() => {
								put(questions.filter((_, index) => index !== at));
								remove(at);
							}}
						>
							<TextInput
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
							<FormField
								label="Use as a fact about"
								hint="The assistant gives this answer word for word when someone asks about the topic. If the question names a course, the fact applies to that course only."
								error={error("factTopic")}
							>
								{(aria) => (
									<select
										{...aria}
										className="control"
										value={one.factTopic ?? ""}
										onChange={(event) =>
											change(at, {
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
							{one.factTopic && (
								<TextAreaEntry
									label="Answer in Spanish"
									hint="Used only by the assistant. If empty, it answers in English."
									optional
									rows={4}
									value={one.spanish ?? ""}
									error={error("spanish")}
									onChange={(event) => change(at, { spanish: event.target.value || null })}
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
