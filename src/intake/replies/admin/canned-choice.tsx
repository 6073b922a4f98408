import { useId } from "react";
import { Link } from "react-router";
import type { WrittenReply } from "#intake/replies/admin/use-reply.tsx";
import type { CannedReply } from "#intake/replies/contract.ts";
import { languages } from "#platform/text/language.ts";
import { languageNames } from "#platform/text/language-names.ts";
import { Radios } from "#ui/admin/radios.tsx";
import { Select } from "#ui/admin/select.tsx";

export const CANNED_REPLIES_PATH = "/admin/canned-replies";

interface Props {
	reply: WrittenReply;
	canned: readonly CannedReply[];
}

/** Chooses program and language of a reply, and inserts a canned one. */
export function CannedChoice({ reply, canned }: Props) {
	const id = useId();
	const { draft, programs } = reply;
	const shown = canned.filter(({ language }) => language === draft.language);
	return (
		<>
			<div className="reply-about">
				<label className="hidden-text" htmlFor={id}>
					Program
				</label>
				<Select
					id={id}
					options={[["", "No program"], ...programs]}
					value={draft.programId ?? ""}
					onChoose={(value) => reply.chooseProgram(value ? Number(value) : null)}
				/>
				<fieldset className="segments">
					<legend className="hidden-text">Language</legend>
					<Radios
						values={languages}
						nameOf={(language) => languageNames[language]}
						value={draft.language}
						onChoose={(language) => reply.set({ language })}
					/>
				</fieldset>
			</div>
			<fieldset className="canned-choice">
				<legend className="hidden-text">Canned replies</legend>
				{shown.map((one) => (
					<button
						key={one.id}
						type="button"
						className="button"
						lang={one.language}
						aria-pressed={draft.cannedId === one.id}
						onClick={() => reply.insert(one)}
					>
						{one.title}
					</button>
				))}
				<Link className="text-button" to={CANNED_REPLIES_PATH}>
					{shown.length === 0 ? "No canned replies in this language" : "All canned replies"}
				</Link>
			</fieldset>
		</>
	);
}
