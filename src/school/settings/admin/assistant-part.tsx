import { sectionLabels } from "#school/settings/admin/labels.ts";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import type { ChatSettings } from "#school/settings/contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { PageSection } from "#ui/admin/section.tsx";

interface Props {
	editor: SettingsEditor;
	/** Whether a language model is set up on this server. */
	hasModel: boolean;
}

/** Section for the limits of the language model. */
export function AssistantPart({ editor, hasModel }: Props) {
	const { base, values, errors, set } = editor;
	const field = (name: keyof ChatSettings) => ({
		label: sectionLabels[name],
		inputMode: "numeric" as const,
		autoComplete: "off",
		className: "short-entry",
		value: values[name],
		error: errors[name],
		was: base[name] === values[name] ? undefined : `Previously: ${base[name]}`,
		onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
	});
	return (
		<PageSection id="assistant" title="Assistant" about="How often a language model is called.">
			{hasModel ? (
				<>
					<TextInput
						{...field("modelCallsPerDay")}
						hint="Once the limit is reached, the built-in assistant answers until the next day. Enter 0 to turn the model off."
					/>
					<TextInput
						{...field("modelCallsPerVisitor")}
						hint="A daily limit for each visitor, so one person can’t use up all calls."
					/>
				</>
			) : (
				<p className="sub">
					No language model is set up. The built-in assistant answers everything, and no outside
					provider sees what visitors write.
				</p>
			)}
		</PageSection>
	);
}
