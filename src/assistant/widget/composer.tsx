import type { FormEvent, KeyboardEvent, Ref } from "react";
import { MAX_MESSAGE_LENGTH } from "#assistant/contract.ts";
import { ChatIcon } from "#assistant/widget/icons.tsx";
import { panel } from "#assistant/widget/panel-words.tsx";

/** From here on it is said how many characters are left. */
const NEARLY_FULL = 100;

interface Props {
	ref: Ref<HTMLTextAreaElement>;
	text: string;
	onText: (text: string) => void;
	onSend: () => void;
	disabled: boolean;
	hidden: boolean;
}

/** Where a visitor writes: Enter sends, Shift and Enter begin a new line. */
export function Composer({ ref, text, onText, onSend, disabled, hidden }: Props) {
	const words = panel.use();
	const left = MAX_MESSAGE_LENGTH - text.length;
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		onSend();
	};
	const onKeyDown = (event: KeyboardEvent) => {
		// While a word is being composed (Japanese, accents), Enter belongs to it.
		if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
		event.preventDefault();
		onSend();
	};
	return (
		<form className="say" onSubmit={onSubmit} hidden={hidden}>
			<label className="sr-only" htmlFor="chat-text">
				{words.message}
			</label>
			<textarea
				ref={ref}
				className="input"
				id="chat-text"
				rows={1}
				maxLength={MAX_MESSAGE_LENGTH}
				placeholder={words.write}
				enterKeyHint="send"
				autoComplete="off"
				value={text}
				disabled={disabled}
				aria-describedby="chat-left"
				onChange={(event) => onText(event.currentTarget.value)}
				onKeyDown={onKeyDown}
			/>
			<button className="btn" type="submit" aria-label={words.send} disabled={disabled}>
				<ChatIcon name="send" />
			</button>
			<p className="left" id="chat-left">
				{left <= NEARLY_FULL && words.left(left)}
			</p>
		</form>
	);
}
