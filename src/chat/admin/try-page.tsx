import { TryBox } from "#chat/admin/try-box.tsx";

/** A chat with the assistant as visitors have it, with what stands behind each answer. */
export function TryPage() {
	return (
		<div className="try-page">
			<p className="sub chat-about">
				Ask as a visitor would, typos and Spanish included. Under each answer, you’ll see what the
				assistant understood, where the answer came from and how confident it is. Nothing is stored
				or counted.
			</p>
			<TryBox title="Ask as a visitor" />
		</div>
	);
}
