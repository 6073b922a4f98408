import {
	type ComponentType,
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import type { PanelProps } from "#assistant/widget/panel.tsx";
import { chatButton } from "#assistant/widget/words.ts";
import { replayClick } from "#ui/early-actions.ts";
import { useLanguage, useSitePath } from "#ui/site-link.tsx";

const loadPanel = () => import("#assistant/widget/panel.tsx");
// Pressed before hydration: the panel is fetched while React starts.
if (typeof window !== "undefined" && window.heldLink) loadPanel().catch(() => {});

/** The button that opens the chat. Without scripts, and before they are there, it leads to the contact page. */
export function ChatButton() {
	const words = chatButton.use();
	const language = useLanguage();
	const contact = useSitePath()("/contact");
	const button = useRef<HTMLAnchorElement>(null);
	const [ready, setReady] = useState(false);
	// Once opened, the panel stays: an answer may arrive while it is minimized.
	const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
	const [open, setOpen] = useState(false);
	const [unread, setUnread] = useState(false);
	const returns = useRef(false);

	useEffect(() => {
		setReady(true);
		if (button.current) replayClick(button.current);
	}, []);
	useEffect(() => {
		if (open || !returns.current) return;
		returns.current = false;
		button.current?.focus();
	}, [open]);

	const show = async () => {
		setOpen(true);
		setUnread(false);
		try {
			const { default: loaded, loadWords } = await loadPanel();
			await loadWords(language);
			setPanel(() => loaded);
		} catch (error) {
			// Where it cannot be fetched, the button is the link that it is without scripts.
			console.error("Failed to load the chat.", error);
			location.assign(contact);
		}
	};
	const onClick = (event: MouseEvent) => {
		// As with any link, a new tab can be asked for.
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
		event.preventDefault();
		void show();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== " ") return;
		event.preventDefault();
		void show();
	};
	const onMinimize = (focus: "to the button" | "stays") => {
		returns.current = focus === "to the button";
		setOpen(false);
	};

	const title = (
		<div>
			<b>{words.title}</b>
			<span>{words.about}</span>
		</div>
	);
	return (
		<aside aria-label="Chat">
			<a
				ref={button}
				className="chat-button"
				href={contact}
				data-hold=""
				aria-label={unread ? words.newAnswer : words.ask}
				onClick={onClick}
				onKeyDown={onKeyDown}
				{...(ready && {
					role: "button",
					"aria-haspopup": "dialog",
					"aria-expanded": open,
					"aria-busy": open && !Panel,
				})}
			>
				<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719" />
				</svg>
				<span className="wide">{words.ask}</span>
				{unread && <span className="unread" />}
			</a>
			{Panel ? (
				<Panel title={title} open={open} onMinimize={onMinimize} onUnread={() => setUnread(true)} />
			) : (
				// Shown while the button is busy.
				<div className="chat-frame" role="status">
					<div className="title">{title}</div>
					<p>{words.opening}</p>
				</div>
			)}
		</aside>
	);
}
