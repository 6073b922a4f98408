import { useSyncExternalStore } from "react";
import type { NewsKind } from "#news/contract.ts";
import { newsStore } from "#news/live.ts";
import { Icon } from "#ui/office/icon.tsx";

interface Props {
	kind: NewsKind;
	/** How one and several rows are called. */
	words: readonly [one: string, several: string];
	onShow: () => void;
	busy: boolean;
}

/** Says that something new is there, without moving the list. Where nothing is heard of, a Refresh button. */
export function NewsLine({ kind, words, onShow, busy }: Props) {
	const added = useSyncExternalStore(newsStore.subscribe, () => newsStore.added(kind));
	const live = useSyncExternalStore(newsStore.subscribe, newsStore.live);
	const count = added.length;
	return (
		<span className="news" role="status">
			{count > 0 && (
				<button type="button" className="news-link" onClick={onShow}>
					{`Show ${count} new ${count === 1 ? words[0] : words[1]}`}
				</button>
			)}
			{count === 0 && !live && (
				<button type="button" className="text-button" onClick={onShow} disabled={busy}>
					<Icon name="refresh" />
					Refresh
				</button>
			)}
		</span>
	);
}
