import type { RefObject } from "react";
import { Link } from "react-router";
import type { WrittenReply } from "#intake/replies/admin/use-reply.tsx";
import { May } from "#platform/api/may.tsx";
import { newFactPath } from "#school/facts/admin/new-fact-path.ts";
import { createFact } from "#school/facts/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	reply: WrittenReply;
	/** The form with the fields `subject` and `text`. */
	form: RefObject<HTMLFormElement | null>;
}

/** Lists the placeholders that nothing fills in. Renders nothing if there are none. */
export function MissingValues({ reply, form }: Props) {
	const { missing, draft } = reply;
	return (
		<div className="missing-values" role="status">
			{missing.length > 0 && (
				<>
					<p className="row-line tight">
						<Icon name="warning" />
						<b>Fill in before you send</b>
					</p>
					<ul>
						{missing.map(({ name, why, topic }) => (
							<li className="row-line" key={name}>
								<button
									type="button"
									className="text-button"
									onClick={() => form.current && select(form.current, `{${name}}`)}
								>
									<span className="hidden-text">Go to </span>
									{`{${name}}`}
								</button>
								<span>{why}</span>
								{topic && (
									<May call={createFact}>
										<Link
											className="text-button"
											to={newFactPath({ topic, courseId: draft.programId })}
										>
											Add fact<span className="hidden-text">{` for {${name}}`}</span>
										</Link>
									</May>
								)}
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

/** Selects a placeholder in the field that has it, to be typed over. */
function select(form: HTMLFormElement, placeholder: string) {
	for (const name of ["text", "subject"]) {
		const field = form.elements.namedItem(name);
		if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
		const start = field.value.indexOf(placeholder);
		if (start < 0) continue;
		field.focus();
		field.setSelectionRange(start, start + placeholder.length);
		return;
	}
}
