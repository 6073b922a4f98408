import { formWords } from "#ui/form-words.ts";
import { TRAP } from "#ui/trap.ts";

/**
 * Renders the trap: out of sight, out of the tab order and hidden from assistive technology. Its label
 * is for browsers without styles. Password managers are asked not to fill it in.
 */
export function TrapField() {
	return (
		<div className="sr-only" aria-hidden="true">
			<label>
				{formWords.use().leaveEmpty}
				<input
					name={TRAP}
					tabIndex={-1}
					autoComplete="off"
					data-1p-ignore=""
					data-bwignore=""
					data-lpignore="true"
					data-form-type="other"
				/>
			</label>
		</div>
	);
}
