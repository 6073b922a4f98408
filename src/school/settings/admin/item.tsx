import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	title: string;
	about: string;
	badge?: ReactNode;
	/** Opens an item that is invalid or new. */
	open: boolean;
	/** Name in button labels: `testimonial of Rosa`. */
	named: string;
	onUp?: (() => void) | undefined;
	onDown?: (() => void) | undefined;
	onRemove?: (() => void) | undefined;
	children: ReactNode;
}

/** Collapsible item of a list: the summary names it, the body has its fields. */
export function SettingsItem(props: Props) {
	const { title, about, badge, open, named, onUp, onDown, onRemove, children } = props;
	const up = useRef<HTMLButtonElement>(null);
	const down = useRef<HTMLButtonElement>(null);
	const pressed = useRef<HTMLButtonElement>(null);
	// At an end of the list the pressed button is disabled and loses the focus: focus the other one.
	useEffect(() => {
		if (pressed.current?.disabled) (pressed.current === up.current ? down : up).current?.focus();
		pressed.current = null;
	});
	return (
		<details className="item" open={open}>
			<summary>
				<span className="item-text">
					<b className="clamp">{title}</b>
					<small className="clamp">{about}</small>
				</span>
				{badge}
				<span className="item-end">
					<Icon name="down" />
				</span>
			</summary>
			<div className="stack loose item-body">
				{children}
				<div className="row-line">
					{(["up", "down"] as const).map((way) => {
						const onMove = way === "up" ? onUp : onDown;
						return (
							<button
								key={way}
								type="button"
								ref={way === "up" ? up : down}
								className="icon-button"
								aria-label={`Move ${named} ${way}`}
								disabled={!onMove}
								onClick={(event) => {
									pressed.current = event.currentTarget;
									onMove?.();
								}}
							>
								<Icon name={way === "up" ? "sortUp" : "sortDown"} />
							</button>
						);
					})}
					{onRemove && (
						<button type="button" className="text-button danger-text" onClick={onRemove}>
							<Icon name="bin" />
							Remove<span className="hidden-text"> {named}</span>
						</button>
					)}
				</div>
			</div>
		</details>
	);
}
