import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import {
	type CallList,
	type CallResult,
	countOf,
	resultInWords,
} from "#intake/people/admin/calls/call-list.ts";
import type { Calls } from "#intake/people/admin/calls/use-call-list.ts";
import { plural } from "#platform/text/plural.ts";

const MINUTE = 60_000;
const shown: readonly CallResult[] = ["reached", "voicemail", "wrong number", "handled", "skipped"];

interface Props {
	list: CallList;
	dispatch: Calls["dispatch"];
	/** In milliseconds. */
	startedAt: number;
}

/** End of the list: what came of it, and what is left to do. */
export function CallsDone({ list, dispatch, startedAt }: Props) {
	const [minutes] = useState(() => Math.max(1, Math.round((Date.now() - startedAt) / MINUTE)));
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const skipped = countOf(list, "skipped");
	const counts = shown
		.map((result) => [result, countOf(list, result)] as const)
		.filter(([result, count]) => count > 0 || result === "reached");
	return (
		<>
			<section className="call-card" aria-labelledby="calls-done">
				<PulseLine />
				<h2 id="calls-done" ref={heading} tabIndex={-1}>
					{titleOf(list)}
				</h2>
				<p>{`${plural(list.people.length, "person", "people")} in ${plural(minutes, "minute")}.`}</p>
				<ul className="call-sums">
					{counts.map(([result, number]) => (
						<li key={result}>
							<b className="num">{number}</b>
							{resultInWords(result)}
						</li>
					))}
				</ul>
				{countOf(list, "voicemail") > 0 && (
					<p>People with voicemail stay on the list until someone reaches them.</p>
				)}
			</section>
			<footer className="call-actions">
				{skipped > 0 && (
					<button
						type="button"
						className="button primary big"
						onClick={() => dispatch({ type: "call the skipped" })}
					>
						{`Call the ${skipped} you skipped`}
					</button>
				)}
				{list.people
					.filter(({ personId }) => list.results.get(personId) === "wrong number")
					.map(({ personId, name }) => (
						<Link key={personId} className="button" to={`/admin/people/${personId}#reply`}>
							{`Write to ${name}`}
						</Link>
					))}
				<Link className="button" to="/admin">
					Back to Today
				</Link>
			</footer>
		</>
	);
}

function titleOf(list: CallList): string {
	if (countOf(list, "skipped") > 0) return "End of the list";
	const handled = countOf(list, "handled");
	if (countOf(list, "reached") + handled < list.people.length) return "Everyone was called";
	return handled > 0 ? "No one is waiting" : "All answered";
}

function PulseLine() {
	return (
		<svg className="trace" viewBox="0 0 160 56" aria-hidden="true">
			<path d="M0 40h34c5 0 6-7 11-7s7 7 11 7h7l4 5 7-38 8 44 5-11h7c7 0 9-13 16-13s10 13 16 13c12 0 14-16 26-28" />
		</svg>
	);
}
