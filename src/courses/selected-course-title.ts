/** The title of the course chosen in a form; null when what is chosen is no known course. */
export function selectedCourseTitle(form: HTMLFormElement): string | null {
	const select = form.elements.namedItem("courseId");
	if (!(select instanceof HTMLSelectElement) || select.value === "") return null;
	return select.selectedOptions[0]?.textContent ?? null;
}
