import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { CourseValues } from "#courses/admin/editor-values.ts";
import type { Course } from "#courses/contract.ts";
import { CourseView } from "#courses/course-view.tsx";
import css from "#ui/app.css?inline";

/**
 * The styles of the website for a place that is as wide as a phone: what asks for the width of the
 * screen asks for the width of that place, and what is meant for the page is meant for it.
 */
function stylesInPlace(styles: string): string {
	return styles
		.replace(/@media\s*\((min|max)-width/g, "@container ($1-width")
		.replace(/(\d)vw\b/g, "$1cqi")
		.replace(/:root\b/g, ".place")
		.replace(/(^|[},\s])(?:html|body)(?=[\s,{])/g, "$1.place");
}

let sheet: CSSStyleSheet | undefined;

function placeSheet(): CSSStyleSheet {
	if (!sheet) {
		sheet = new CSSStyleSheet();
		sheet.replaceSync(stylesInPlace(css));
	}
	return sheet;
}

/** The course page as visitors will see it, made by its real components, while one types. */
export function CoursePreview({ values }: { values: CourseValues }) {
	const host = useRef<HTMLDivElement>(null);
	const [root, setRoot] = useState<ShadowRoot | null>(null);
	useEffect(() => {
		const element = host.current;
		if (!element) return;
		// The office's own styles end here.
		const shadow = element.shadowRoot ?? element.attachShadow({ mode: "open" });
		shadow.adoptedStyleSheets = [placeSheet()];
		setRoot(shadow);
	}, []);
	const course: Course = {
		...values,
		id: 0,
		title: values.title || "Title",
		summary: values.summary,
		imagePath: isShown(values.imagePath) ? values.imagePath : null,
	};
	return (
		<div className="phone" ref={host} inert>
			{root &&
				createPortal(
					<div className="place">
						<CourseView course={course} relatedCourses={[]} />
					</div>,
					root,
				)}
		</div>
	);
}

/** An address that is still being typed shows the drawing meanwhile. */
function isShown(imagePath: string): boolean {
	return (
		imagePath.startsWith("/uploads/") || (/^https?:\/\//.test(imagePath) && URL.canParse(imagePath))
	);
}
