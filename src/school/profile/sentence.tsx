import { Fragment, type ReactNode } from "react";
import { AddressLine, SchoolName } from "#school/profile/contact-links.tsx";
import { SAMPLE_REFERENCE } from "#school/profile/sample-reference.ts";
import { uniqueKeys } from "#ui/unique-keys.ts";

const MARKS = /(\*\*[^*]+\*\*|\{\w+\})/;

const known: Readonly<Record<string, ReactNode>> = {
	school: <SchoolName />,
	address: <AddressLine />,
	reference: <span className="num">{SAMPLE_REFERENCE}</span>,
};

/** Shows a sentence of the software's own pages: `**bold**`, and what its names in braces stand for. */
export function Sentence({ text, other }: { text: string; other?: ReactNode }) {
	const pieces = text.split(MARKS);
	const keys = uniqueKeys(pieces);
	const values: Readonly<Record<string, ReactNode>> = { ...known, other };
	return pieces.map((piece, at) => {
		if (piece.startsWith("**")) return <b key={keys[at]}>{piece.slice(2, -2)}</b>;
		const named = piece.startsWith("{") ? values[piece.slice(1, -1)] : undefined;
		return <Fragment key={keys[at]}>{named ?? piece}</Fragment>;
	});
}
