import { TryBox } from "#chat/office/try-box.tsx";

/** A chat with the assistant as visitors have it, with what stands behind each answer. */
export function TryPage() {
	return (
		<div className="try-page">
			<p className="sub chat-about">
				Ask as a visitor would, with typing mistakes and in Spanish too. Under each answer stands
				what was understood, where the answer comes from, and how sure the assistant is. Nothing is
				stored or counted.
			</p>
			<TryBox title="Ask as a visitor" />
		</div>
	);
}
