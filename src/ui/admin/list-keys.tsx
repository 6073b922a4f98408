/** The keys of a list, where there is a keyboard. */
export function ListKeys({ selects }: { selects?: boolean }) {
	return (
		<span className="keys only-wide" aria-hidden="true">
			<kbd>↑</kbd>
			<kbd>↓</kbd> move <kbd>Enter</kbd> open{" "}
			{selects && (
				<>
					<kbd>X</kbd> select{" "}
				</>
			)}
			<kbd>?</kbd> all shortcuts
		</span>
	);
}
