import { useState } from "react";
import { EmailFrame } from "#intake/mail/admin/email-frame.tsx";
import { Radios } from "#ui/admin/radios.tsx";

interface Props {
	/** Addresses as they are sent; absent lines are not shown. */
	from?: string;
	to: string;
	replyTo?: string | null;
	/** Absent where the subject is the title. */
	subject?: string;
	text: string;
	html: string;
}

/** Shows an email in full: addresses, and the text or the HTML. */
export function EmailView({ from, to, replyTo, subject, text, html }: Props) {
	const [shown, setShown] = useState<"text" | "html">("text");
	return (
		<>
			<dl className="meta">
				{from && <Line name="From" value={from} />}
				<Line name="To" value={to} />
				{replyTo && <Line name="Reply to" value={replyTo} />}
				{subject && <Line name="Subject" value={subject} />}
			</dl>
			<fieldset className="segments email-format">
				<legend className="hidden-text">Format</legend>
				<Radios
					values={["text", "html"]}
					nameOf={(format) => (format === "text" ? "Text" : "HTML")}
					value={shown}
					onChoose={setShown}
				/>
			</fieldset>
			{shown === "text" ? <p className="email-text">{text}</p> : <EmailFrame html={html} />}
		</>
	);
}

function Line({ name, value }: { name: string; value: string }) {
	return (
		<>
			<dt>{name}</dt>
			<dd>{value}</dd>
		</>
	);
}
