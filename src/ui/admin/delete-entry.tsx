import { Icon } from "#ui/admin/icon.tsx";

/** The button at the end of an editor that opens the dialog. */
export function DeleteEntry(props: { name: string; hint: string; onClick: () => void }) {
	return (
		<p className="row-line delete-entry">
			<button type="button" className="button danger" onClick={props.onClick}>
				<Icon name="bin" />
				{props.name}
			</button>
			<span className="hint">{props.hint}</span>
		</p>
	);
}
