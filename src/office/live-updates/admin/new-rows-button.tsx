import { useSyncExternalStore } from "react";
import type { LiveUpdateKind } from "#office/live-updates/contract.ts";
import { liveUpdatesStore } from "#office/live-updates/store.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	kind: LiveUpdateKind;
	/** Singular and plural label of the rows. */
	words: readonly [one: string, several: string];
	onShow: () => void;
	busy: boolean;
}

/** Offers new rows without moving the list. Without a connection, renders a Refresh button. */
export function NewRowsButton({ kind, words, onShow, busy }: Props) {
	const count = useSyncExternalStore(
		liveUpdatesStore.subscribe,
		() => liveUpdatesStore.newIds(kind).length,
	);
	const live = useSyncExternalStore(liveUpdatesStore.subscribe, liveUpdatesStore.live);
	return (
		<span className="news" role="status">
			{count > 0 && (
				<button type="button" className="news-link" onClick={onShow}>
					{`Show ${plural(count, `new ${words[0]}`, `new ${words[1]}`)}`}
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
