import { useState } from "react";
import { dayOf } from "#platform/calendar/dates.ts";
import { download } from "#ui/admin/download.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

interface Props {
	/** Endpoint that returns the file. */
	path: string;
	/** Prefix of the file name; the day follows. */
	name: string;
	disabled?: boolean;
	/** Hides the icon, as in the selection bar. */
	short?: boolean;
}

/** Downloads the filtered list as CSV. */
export function ExportButton({ path, name, disabled, short }: Props) {
	const [busy, setBusy] = useState(false);
	const onClick = async () => {
		setBusy(true);
		try {
			await download(path, `${name}-${dayOf(new Date())}.csv`);
			toast({ title: "Export ready", description: "The file is in your downloads folder." });
		} catch (error) {
			reportFailure("Export failed", "Failed to download the file. Please try again.")(error);
		} finally {
			setBusy(false);
		}
	};
	const label = short ? "Export" : "Export CSV";
	return (
		<button type="button" className="button" disabled={disabled || busy} onClick={onClick}>
			{!short && <Icon name="download" />}
			{busy ? "Exporting…" : label}
		</button>
	);
}
