import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { ReplyComposer } from "#intake/replies/admin/composer.tsx";
import { type RepliedRecord, replies } from "#intake/replies/contract.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** End of a URL that opens the composer of its page. */
export const REPLY_HASH = "#reply";

interface Props {
	record: RepliedRecord;
	className: string;
	/** Other ways to reach the person, next to the button. */
	children?: ReactNode;
}

/** The button that replies to a record; the composer takes its place. */
export function Reply({ record, className, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const { hash, key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: each visit of the link opens it
	useEffect(() => {
		if (hash === REPLY_HASH) setOpen(true);
	}, [hash, key]);
	if (!useMay()(replies[record.kind].sendReply)) {
		return children ? <div className={className}>{children}</div> : null;
	}
	const close = () => {
		setOpen(false);
		requestAnimationFrame(() => button.current?.focus());
	};
	if (isOpen) return <ReplyComposer record={record} onClose={close} />;
	return (
		<div className={className}>
			<button type="button" className="button primary" ref={button} onClick={() => setOpen(true)}>
				<Icon name="reply" />
				Reply
			</button>
			{children}
		</div>
	);
}
