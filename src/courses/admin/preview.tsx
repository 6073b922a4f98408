import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { createPortal } from "react-dom";
import { bodyOf, type CourseValues } from "#courses/admin/editor-values.ts";
import { adminCoursesQuery } from "#courses/admin-queries.ts";
import { summaryOf } from "#courses/card.tsx";
import type { AdminCourse } from "#courses/contract.ts";
import { CourseView } from "#courses/course-view.tsx";
import { relatedCourses } from "#courses/related-courses.ts";
import { PublicLayout } from "#school/public-layout.tsx";

const none: readonly AdminCourse[] = [];

/**
 * Renders a course page with the public components into a frame, so that media queries use
 * the frame's width. Nothing in it can be focused or clicked; keys scroll it from around the frame.
 */
export function CoursePreview({ values }: { values: CourseValues }) {
	const [body, setBody] = useState<HTMLElement | null>(null);
	const { data: courses = none } = useQuery(adminCoursesQuery());
	const [page] = useState(emptyPage);
	const course = {
		...bodyOf(values),
		id: 0,
		title: values.title || "Title",
		imagePath: isComplete(values.imagePath) ? values.imagePath : null,
	};
	const others = courses.filter(({ isActive }) => isActive);
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="phone" aria-label="Page preview" tabIndex={0} onKeyDown={scrollByKey(body)}>
			<iframe
				title="Preview of the page"
				// As a tab stop it would show no focus, and Tab would not lead on to the next control.
				tabIndex={-1}
				srcDoc={page}
				onLoad={({ currentTarget }) => setBody(currentTarget.contentDocument?.body ?? null)}
			/>
			{body &&
				createPortal(
					<PublicLayout>
						<CourseView
							course={course}
							relatedCourses={relatedCourses(values.slug, others).map(summaryOf)}
						/>
					</PublicLayout>,
					body,
				)}
		</section>
	);
}

/** How far each key scrolls, in heights of the frame. */
const steps: Readonly<Record<string, number>> = {
	ArrowDown: 0.1,
	ArrowUp: -0.1,
	PageDown: 0.9,
	PageUp: -0.9,
	" ": 0.9,
	End: Number.MAX_SAFE_INTEGER,
	Home: Number.MIN_SAFE_INTEGER,
};

/** Scrolls the page in the frame, which gets no keys itself. */
const scrollByKey = (body: HTMLElement | null) => (event: KeyboardEvent) => {
	const step = steps[event.key];
	const frame = body?.ownerDocument.defaultView;
	if (step === undefined || !frame) return;
	event.preventDefault();
	frame.scrollBy({ top: step * frame.innerHeight });
};

/** Builds a document with the website's styles, which the policy allows by hash. */
function emptyPage(): string {
	const styles = document.getElementById("styles")?.textContent ?? "";
	return `<!doctype html><html lang="en"><head><style>${styles}</style></head><body inert></body></html>`;
}

/** Returns whether a picture can be loaded. An incomplete URL shows the default illustration. */
function isComplete(imagePath: string): boolean {
	return (
		imagePath.startsWith("/uploads/") || (/^https?:\/\//.test(imagePath) && URL.canParse(imagePath))
	);
}
