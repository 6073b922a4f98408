import type { ReactNode } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	/** Its place in the page's address. */
	id: string;
	title: string;
	about: string;
	children: ReactNode;
}

/** A part of the settings: what and where on the left, its fields on the right. */
export function SettingsPart({ id, title, about, children }: Props) {
	return (
		<section className="settings-part" id={id} aria-labelledby={`${id}-title`}>
			<div className="settings-head">
				<h2 id={`${id}-title`}>{title}</h2>
				<p className="sub">{about}</p>
			</div>
			<div className="settings-body">{children}</div>
		</section>
	);
}

/** What is wrong with a whole list. */
export function PartError({ children }: { children: string | undefined }) {
	return children ? (
		<p className="wrong" role="alert">
			<Icon name="alert" />
			{children}
		</p>
	) : null;
}

/** Something that may not be what the school wants; it does not stop anybody. */
export function Warning({ children }: { children: ReactNode }) {
	return (
		<p className="warn">
			<Icon name="warning" />
			<span>{children}</span>
		</p>
	);
}
