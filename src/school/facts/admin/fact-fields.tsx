import type { ReactNode } from "react";
import { fieldLabels } from "#school/facts/admin/editor-values.ts";
import { SpanishEntry } from "#school/facts/admin/spanish-entry.tsx";
import type { FactEditor } from "#school/facts/admin/use-fact-editor.ts";
import { type FactTopic, factTopics, topicOf } from "#school/facts/topics.ts";
import { FormField, Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Select } from "#ui/admin/select.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";

/** Shown below the question of a fact of the whole school. */
export type CourseProposal = (question: string, use: (courseId: number) => void) => ReactNode;

interface Props {
	editor: FactEditor;
	proposal?: CourseProposal | undefined;
	courses: readonly (readonly [id: string, title: string])[];
}

const topicOptions = [
	["", "Choose a topic"] as const,
	...factTopics.map((topic) => [topic, topicOf(topic).label] as const),
];

/** Fields of a fact: subject, content and validity. */
export function FactFields({ editor, proposal, courses }: Props) {
	const { values, errors, set } = editor;
	const entry = textEntries(editor, fieldLabels);
	const isOther = values.topic === "other";
	const topic = values.topic ? topicOf(values.topic) : null;
	const ahead = `${topic?.noticeDays ?? topicOf("other").noticeDays} days`;
	return (
		<>
			<div className="two-fields">
				<FormField label="Course" error={errors.courseId}>
					{(aria) => (
						<Select
							{...aria}
							options={[["", "Whole school"], ...courses]}
							value={values.courseId}
							onChoose={(courseId) => set({ courseId })}
						/>
					)}
				</FormField>
				<FormField label="Topic" error={errors.topic}>
					{(aria) => (
						<Select
							{...aria}
							options={topicOptions}
							value={values.topic}
							onChoose={(topic) => set({ topic: topic as FactTopic | "" })}
						/>
					)}
				</FormField>
			</div>
			<TextInput
				{...entry("question")}
				optional={!isOther}
				hint={!isOther && topic ? `If empty: “${topic.question}”` : undefined}
				below={
					values.courseId === "" &&
					proposal?.(values.question, (id) => set({ courseId: String(id) }))
				}
				autoComplete="off"
			/>
			<TextAreaEntry
				{...entry("answer")}
				rows={4}
				hint="Shown and said word for word. {hours}, {phone}, {email}, {address} and {city} are replaced with the school profile."
			/>
			<SpanishEntry editor={editor} name="spanish" english={values.answer} what="answer" />
			{values.question && (
				<SpanishEntry
					editor={editor}
					name="spanishQuestion"
					english={values.question}
					what="question"
				/>
			)}
			<TextInput
				{...entry("source")}
				optional
				hint="Shown below the answer, such as “board approval letter, 2026”."
				autoComplete="off"
			/>
			<TextInput
				{...entry("validUntil")}
				type="date"
				optional={!topic?.needsLastDay}
				hint={`The last day on which it is shown. Today reminds you ${ahead} before.`}
			/>
			<Switch
				name="onHomePage"
				checked={values.onHomePage}
				onChange={(event) => set({ onHomePage: event.target.checked })}
				hint="Among the frequently asked questions."
			>
				Show on the home page
			</Switch>
		</>
	);
}
