import { useCharacterKeys } from "#ui/admin/character-keys.ts";

/** Shows a list's keys on devices with a keyboard. */
export function ListKeys({ selects = false }: { selects?: boolean }) {
	const hasQuestionMark = useCharacterKeys();
	return (
		<span className="keys" aria-hidden="true">
			<kbd>↑</kbd>
			<kbd>↓</kbd> move <kbd>Enter</kbd> open{" "}
			{selects && (
				<>
					<kbd>X</kbd> select{" "}
				</>
			)}
			{hasQuestionMark && (
				<>
					<kbd>?</kbd> all shortcuts
				</>
			)}
		</span>
	);
}
