import { TryBox } from "#assistant/admin/try-box.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Try the assistant");

/** A chat with the assistant as visitors see it, with the source of each answer. */
export default function TryPage() {
	return (
		<div className="try-page">
			<p className="sub chat-about">
				Ask as a visitor would, typos and Spanish included. Under each answer, you’ll see what the
				assistant understood and where the answer came from. Nothing is stored or counted.
			</p>
			<TryBox title="Ask as a visitor" />
		</div>
	);
}
