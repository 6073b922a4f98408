import { useEffect, useRef } from "react";
import { PulseLine } from "#ui/pulse.tsx";
import { focusHeading } from "#ui/route-focus.tsx";

interface Props {
	title: string;
	lead: string;
	level?: "h1" | "h2";
}

/** Heading of a success view. It takes the focus, because the form that had it is unmounted. */
export function SuccessHeading({ title, lead, level: Heading = "h1" }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => focusHeading(heading.current, true), []);
	return (
		<>
			<PulseLine />
			<Heading ref={heading} tabIndex={-1}>
				{title}
			</Heading>
			<p className="lead">{lead}</p>
		</>
	);
}
