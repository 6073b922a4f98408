import { panel } from "#assistant/widget/panel-words.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { Icon } from "#ui/icons.tsx";

interface Props {
	onCallback: () => void;
	disabled: boolean;
}

/** The way to a person, always there: the phone, when somebody answers it, and a call back. */
export function PersonBar({ onCallback, disabled }: Props) {
	const words = panel.use();
	const [phone] = useSchool().phones;
	return (
		<section className="human mint" aria-label={words.person}>
			<p>
				<b>{words.person}</b> <OpenNow />
			</p>
			<a className="num" href={`tel:${phone.dial}`}>
				<Icon name="phone" />
				{phone.shown}
			</a>
			<button type="button" onClick={onCallback} disabled={disabled}>
				{words.leaveNumber}
			</button>
		</section>
	);
}
