const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Returns the text as HTML or XML shows it, in an element or in a double-quoted attribute. */
export function escapeHtml(text: string): string {
	return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
