import { useEffect, useRef, useSyncExternalStore } from "react";
import { PulseLine } from "#ui/pulse.tsx";
import { focusHeading } from "#ui/route-focus.tsx";

interface Props {
	title: string;
	lead: string;
	level?: "h1" | "h2";
}

const never = () => () => {};

/**
 * Heading of a success view. It takes the focus where it replaces the form that had it. On a page that was sent with it,
 * a visitor may be about to press a button below, which must not move.
 */
export function SuccessHeading({ title, lead, level: Heading = "h1" }: Props) {
	const heading = useRef<HTMLHeadingElement>(null);
	const isHydrating = useSyncExternalStore(
		never,
		() => false,
		() => true,
	);
	const { current: wasOnPage } = useRef(isHydrating);
	useEffect(() => {
		if (!wasOnPage) focusHeading(heading.current, true);
	}, [wasOnPage]);
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
