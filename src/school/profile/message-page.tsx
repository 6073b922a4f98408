import type { ReactElement, ReactNode } from "react";
import { PulseLine } from "#ui/pulse.tsx";

interface Props {
	title: string;
	lead: string;
	/** Where to go from here. */
	ways?: readonly ReactElement[];
	children?: ReactNode;
}

/** A page that stands in for another one, and says what to do. */
export function MessagePage({ title, lead, ways, children }: Props) {
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>{title}</h1>
				<p className="lead">{lead}</p>
			</div>
			<div className="done">
				{children}
				{ways && (
					<ul className="quick">
						{ways.map((way) => (
							<li key={way.key}>{way}</li>
						))}
					</ul>
				)}
			</div>
		</div>
	);
}
