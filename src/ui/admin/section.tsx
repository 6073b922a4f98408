import type { ReactNode } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	/** Fragment of the page's URL. */
	id: string;
	title: string;
	about: string;
	children: ReactNode;
}

/** A section of a page: heading and notes on the left, fields on the right. */
export function PageSection({ id, title, about, children }: Props) {
	return (
		<section className="stack loose settings-part" id={id} aria-labelledby={`${id}-title`}>
			<div className="settings-head">
				<h2 id={`${id}-title`}>{title}</h2>
				<p className="sub">{about}</p>
			</div>
			<div className="stack loose settings-body">{children}</div>
		</section>
	);
}

/** Shows the error of a whole list. */
export function SectionError({ children }: { children: string | undefined }) {
	return children ? (
		<p className="wrong" role="alert">
			<Icon name="alert" />
			{children}
		</p>
	) : null;
}

/** Shows a warning that does not block saving. */
export function Warning({ children }: { children: ReactNode }) {
	return (
		<p className="row-line strip">
			<Icon name="warning" />
			<span>{children}</span>
		</p>
	);
}
