import type { ReactNode } from "react";
import { defineWords } from "#ui/words.ts";

export const cardWords = defineWords("course cards", {
	loading: "Loading programs",
	notLoaded: (
		<>
			The programs did not load. <a href="/">Try again</a>, or find them in the menu under Courses.
		</>
	) as ReactNode,
	more: "Learn more",
	/** After `more`, for screen readers. */
	about: (title: ReactNode): ReactNode => <> about {title}</>,
});
