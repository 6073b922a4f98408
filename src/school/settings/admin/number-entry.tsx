import type { ReactNode } from "react";
import type { NumberSection } from "#school/settings/admin/editor-values.ts";
import { previously, sectionLabels } from "#school/settings/admin/labels.ts";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { TextInput } from "#ui/admin/form-field.tsx";

interface Props {
	editor: SettingsEditor;
	name: NumberSection;
	hint: string;
	below?: ReactNode;
}

/** A section that is one number. */
export function NumberEntry({ editor, name, ...notes }: Props) {
	const { base, values, errors, set } = editor;
	return (
		<TextInput
			label={sectionLabels[name]}
			inputMode="numeric"
			autoComplete="off"
			className="short-entry"
			value={values[name]}
			error={errors[name]}
			was={previously(base[name], values[name])}
			onChange={({ target }) => set({ [name]: target.value })}
			{...notes}
		/>
	);
}
