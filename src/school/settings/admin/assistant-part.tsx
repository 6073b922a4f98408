import { NumberEntry } from "#school/settings/admin/number-entry.tsx";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { PageSection } from "#ui/admin/section.tsx";

interface Props {
	editor: SettingsEditor;
	/** Whether a language model is set up on this server. */
	hasModel: boolean;
}

/** Section for the limits of the language model. */
export function AssistantPart({ editor, hasModel }: Props) {
	return (
		<PageSection id="assistant" title="Assistant" about="How often a language model is called.">
			{hasModel ? (
				<>
					<NumberEntry
						editor={editor}
						name="modelCallsPerDay"
						hint="Once the limit is reached, the built-in assistant answers until the next day. Enter 0 to turn the model off."
					/>
					<NumberEntry
						editor={editor}
						name="modelCallsPerVisitor"
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
