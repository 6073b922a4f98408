import type { ListedEmail } from "#intake/mail/email-list.ts";
import { statusWords } from "#intake/mail/email-words.ts";
import { Icon, type IconName } from "#ui/admin/icon.tsx";
import { useNow } from "#ui/admin/use-now.ts";

const icons: Readonly<Record<ListedEmail["status"], IconName>> = {
	waiting: "clock",
	sent: "check",
	failed: "warning",
	held: "pause",
	unsent: "pause",
};

/** Shows how sending an email goes, as words, a sign and a color. */
export function EmailStatus({ email }: { email: ListedEmail }) {
	const { text, detail } = statusWords(email, useNow());
	// An email that only waits for its first attempt is nothing to look at.
	const tone = email.status === "waiting" && detail === null ? "new" : email.status;
	return (
		<span className="email-status" data-tone={tone}>
			<Icon name={icons[email.status]} />
			<span>
				<b>{text}</b>
				{detail && <small>{detail}</small>}
			</span>
		</span>
	);
}
