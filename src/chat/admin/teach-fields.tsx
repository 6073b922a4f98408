import { useRef } from "react";
import type { FactEditor } from "#chat/admin/use-teach-editor.ts";
import { Switch, TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

/** How much of an answer can be read at a glance. */
const COMFORTABLE = 450;
const MOST_LINKS = 4;
const MOST_QUESTIONS = 50;

/** The fields of a taught answer. */
export function TeachFields({ editor }: { editor: FactEditor }) {
	const { values, errors, set } = editor;
	return (
		<>
			<Questions editor={editor} />
			<TextAreaEntry
				label="Answer in English"
				name="answerEn"
				rows={4}
				value={values.answerEn}
				error={errors.answerEn}
				onChange={(event) => set({ answerEn: event.target.value })}
				below={<Length of={values.answerEn} />}
			/>
			<TextAreaEntry
				label="Answer in Spanish"
				name="answerEs"
				lang="es"
				rows={4}
				optional
				value={values.answerEs}
				error={errors.answerEs}
				onChange={(event) => set({ answerEs: event.target.value })}
				below={<p className="hint">If empty, Spanish-speaking visitors get the English answer.</p>}
			/>
			<Links editor={editor} />
			<Switch
				name="isActive"
				checked={values.isActive}
				onChange={(event) => set({ isActive: event.target.checked })}
				hint={
					values.isActive
						? "The assistant uses it right away."
						: "Saved, but the assistant doesn’t use it."
				}
			>
				{values.isActive ? "Active" : "Inactive"}
			</Switch>
		</>
	);
}

function Length({ of: text }: { of: string }) {
	return (
		<p className="hint">
			<span className="num">{`${text.length} of ${COMFORTABLE}`}</span>
			{text.length > COMFORTABLE
				? " characters. Shorter answers are easier to read."
				: " characters"}
		</p>
	);
}

/** Puts the focus on the row that was added, or on the one before the row that was removed. */
function useRowFocus() {
	const list = useRef<HTMLDivElement>(null);
	const focus = (row: number) =>
		requestAnimationFrame(() =>
			list.current?.children[Math.max(0, row)]?.querySelector<HTMLElement>("input")?.focus(),
		);
	return { list, focus };
}

function Questions({ editor: { values, errors, set } }: { editor: FactEditor }) {
	const { questions } = values;
	const { list, focus } = useRowFocus();
	const put = (next: string[]) => set({ questions: next.length > 0 ? next : [""] });
	return (
		<fieldset className="entry rows-entry">
			<legend>Questions</legend>
			<p className="hint">Add the different ways people ask this.</p>
			{errors.questions && (
				<p className="wrong" role="alert">
					<Icon name="alert" />
					{errors.questions}
				</p>
			)}
			<div className="field-rows" ref={list}>
				{questions.map((question, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: wordings have no name of their own
					<div className="field-row" key={at}>
						<TextInput
							label={<span className="hidden-text">{`Question ${at + 1}`}</span>}
							name={`questions.${at}`}
							value={question}
							maxLength={300}
							autoComplete="off"
							error={errors[`questions.${at}`]}
							{...(errors.questions && { "aria-invalid": true })}
							onChange={(event) =>
								put(questions.map((one, index) => (index === at ? event.target.value : one)))
							}
						/>
						<button
							type="button"
							className="icon-button"
							aria-label={question ? `Remove “${question}”` : "Remove empty question"}
							disabled={questions.length === 1 && question === ""}
							onClick={() => {
								put(questions.filter((_, index) => index !== at));
								focus(at - 1);
							}}
						>
							<Icon name="close" />
						</button>
					</div>
				))}
			</div>
			{questions.length < MOST_QUESTIONS && (
				<button
					type="button"
					className="text-button"
					onClick={() => {
						put([...questions, ""]);
						focus(questions.length);
					}}
				>
					<Icon name="plus" />
					Add another question
				</button>
			)}
		</fieldset>
	);
}

function Links({ editor: { values, errors, set } }: { editor: FactEditor }) {
	const { links } = values;
	const { list, focus } = useRowFocus();
	const change = (at: number, part: Partial<(typeof links)[number]>) =>
		set({ links: links.map((link, index) => (index === at ? { ...link, ...part } : link)) });
	return (
		<fieldset className="entry rows-entry">
			<legend>
				Links<span className="optional"> (optional)</span>
			</legend>
			<p className="hint">Only pages on this site, such as /register, /contact or /courses/cna.</p>
			<div className="field-rows" ref={list}>
				{links.map((link, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: links have no name of their own
					<div className="field-row two-controls" key={at}>
						<TextInput
							label={`Link ${at + 1} text`}
							name={`links.${at}.label`}
							value={link.label}
							placeholder="Contact us"
							error={errors[`links.${at}.label`]}
							onChange={(event) => change(at, { label: event.target.value })}
						/>
						<TextInput
							label={`Link ${at + 1} URL`}
							name={`links.${at}.href`}
							value={link.href}
							placeholder="/contact"
							autoCapitalize="none"
							autoComplete="off"
							error={errors[`links.${at}.href`]}
							onChange={(event) => change(at, { href: event.target.value })}
						/>
						<button
							type="button"
							className="icon-button"
							aria-label={`Remove link ${at + 1}`}
							onClick={() => {
								set({ links: links.filter((_, index) => index !== at) });
								focus(at - 1);
							}}
						>
							<Icon name="close" />
						</button>
					</div>
				))}
			</div>
			{links.length < MOST_LINKS && (
				<button
					type="button"
					className="text-button"
					onClick={() => {
						set({ links: [...links, { label: "", href: "" }] });
						focus(links.length);
					}}
				>
					<Icon name="plus" />
					Add link
				</button>
			)}
		</fieldset>
	);
}
