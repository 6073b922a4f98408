import type { MouseEvent } from "react";
import { formWords } from "#ui/form-words.ts";

/** Clears a form, after a question if something was typed or chosen. */
export function ClearButton() {
	const words = formWords.use();
	const ask = (event: MouseEvent<HTMLButtonElement>) => {
		const fields =
			event.currentTarget.form?.querySelectorAll<HTMLInputElement>("input, textarea, select");
		const isFilled = [...(fields ?? [])].some(({ value }) => value.trim() !== "");
		if (isFilled && !confirm(words.clearQuestion)) event.preventDefault();
	};
	return (
		<button className="btn plain" type="reset" onClick={ask}>
			{words.clear}
		</button>
	);
}
