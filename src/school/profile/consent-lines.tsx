import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ConsentSentence } from "#school/profile/consent.ts";

interface Props {
	consent: ConsentSentence;
	/** What else the form says, in English. */
	children: ReactNode;
}

/** Shows what people agree to below an English form, in Spanish too: who reads Spanish has no other form. */
export function ConsentLines({ consent: { en, es }, children }: Props) {
	return (
		<>
			<p className="small">
				{en} {children} <Link to="/privacy-policy">Privacy Policy</Link>
			</p>
			<p className="small" lang="es">
				{es}
			</p>
		</>
	);
}
