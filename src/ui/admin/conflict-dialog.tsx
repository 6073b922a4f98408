import { type ReactNode, useState } from "react";
import { AdminDialog } from "#ui/admin/dialog.tsx";

/** A field that two people changed. */
export interface Conflict {
	name: string;
	label: string;
	theirs: ReactNode;
	mine: ReactNode;
}

interface Props {
	open: boolean;
	/** Who changed it, if known. */
	who: string | null;
	about: string;
	/** What was changed, unless it is a record. */
	what?: string;
	fields: readonly Conflict[];
	/** Labels of the fields that only I changed. */
	onlyMine?: string | undefined;
	onClose: () => void;
	/** Receives the names of the fields in which mine is kept. */
	onChoose: (mine: ReadonlySet<string>) => void;
}

/** Resolves conflicting changes field by field: theirs or mine. No version is dropped silently. */
export function ConflictDialog(props: Props) {
	const { open, who, about, what, fields, onlyMine, onClose, onChoose } = props;
	const [mine, setMine] = useState<ReadonlySet<string>>(new Set());
	const name = who ?? "Someone else";
	const choose = (field: string, keepMine: boolean) => {
		const next = new Set(mine);
		if (keepMine) next.add(field);
		else next.delete(field);
		setMine(next);
	};
	return (
		<AdminDialog
			open={open}
			onClose={onClose}
			title={`${name} also edited ${what ?? "this record"}`}
			about={`${about} · choose which version to keep`}
			className="wide-dialog"
		>
			<div className="stack loose conflicts">
				{fields.map(({ name: field, label, theirs, mine: own }) => (
					<fieldset className="conflict" key={field}>
						<legend>{label}</legend>
						<VersionOption
							field={field}
							by={`${name}’s version`}
							checked={!mine.has(field)}
							onChoose={() => choose(field, false)}
						>
							{theirs}
						</VersionOption>
						<VersionOption
							field={field}
							by="Your version"
							checked={mine.has(field)}
							onChoose={() => choose(field, true)}
						>
							{own}
						</VersionOption>
					</fieldset>
				))}
			</div>
			{onlyMine && <p className="hint">{`Your other changes will be saved too: ${onlyMine}`}</p>}
			<div className="row-line tight dialog-end">
				<button type="button" className="button" onClick={() => onChoose(new Set())}>
					{who ? `Use all of ${who}’s` : "Use all of theirs"}
				</button>
				<button type="button" className="button primary" onClick={() => onChoose(mine)}>
					Save selection
				</button>
			</div>
		</AdminDialog>
	);
}

function VersionOption(props: {
	field: string;
	by: string;
	checked: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	return (
		<label>
			<input
				type="radio"
				name={`conflict-${props.field}`}
				checked={props.checked}
				onChange={props.onChoose}
			/>
			<span>
				<small>{props.by}</small>
				{props.children}
			</span>
		</label>
	);
}
