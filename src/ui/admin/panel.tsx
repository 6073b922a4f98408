import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { keepForToasts, useFocusReturn } from "#ui/admin/dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { useMediaQuery } from "#ui/admin/use-media-query.ts";

interface Props {
	onClose: () => void;
	/** Kind and number in the eyebrow: `Registration 214`. */
	kind: string;
	title: ReactNode;
	/** Links to the neighboring records of the list; absent at its ends. */
	onPrevious?: (() => void) | undefined;
	onNext?: (() => void) | undefined;
	children: ReactNode;
	foot?: ReactNode;
}

/**
 * Shows one record next to its list, which stays usable. On a phone it
 * takes the whole screen.
 */
export function Panel({ onClose, kind, title, onPrevious, onNext, children, foot }: Props) {
	// Modal or not as it was opened: the other is another component, and a phone that is turned would lose what is open.
	const [narrow] = useState(useMediaQuery("(max-width: 639px)"));
	const focus = useFocusReturn();
	return (
		<Dialog.Root open onOpenChange={(next) => !next && onClose()} modal={narrow}>
			<Dialog.Portal>
				<Dialog.Content
					className="panel"
					aria-describedby={undefined}
					{...focus}
					// A toast handles the key first.
					onKeyDown={(event) => {
						const within = event.currentTarget.contains(event.target as Node);
						if (event.key === "Escape" && within) onClose();
					}}
					onInteractOutside={(event) => (narrow ? keepForToasts(event) : event.preventDefault())}
				>
					<header>
						<span className="sub">{kind}</span>
						<span>
							{(onPrevious || onNext) && (
								<>
									<Step name="Previous" icon="up" onClick={onPrevious} />
									<Step name="Next" icon="down" onClick={onNext} />
								</>
							)}
							<Dialog.Close className="icon-button" aria-label="Close">
								<Icon name="close" />
							</Dialog.Close>
						</span>
					</header>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
					<section className="panel-body" tabIndex={0} aria-label={kind}>
						<Dialog.Title>{title}</Dialog.Title>
						{children}
					</section>
					{foot}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

function Step(props: { name: string; icon: "up" | "down"; onClick: (() => void) | undefined }) {
	return (
		<button
			type="button"
			className="icon-button"
			aria-label={props.name}
			disabled={!props.onClick}
			onClick={props.onClick}
		>
			<Icon name={props.icon} />
		</button>
	);
}
