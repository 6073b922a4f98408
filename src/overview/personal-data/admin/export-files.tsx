import { useState } from "react";
import { exportPersonalData, exportPersonalDataPage } from "#overview/personal-data/contract.ts";
import { type Endpoint, pathOf } from "#platform/api/endpoint.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { download } from "#ui/admin/download.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

/** Downloads the copy that a person asked for. */
export function ExportFiles({ personId }: { personId: number }) {
	const today = dayOf(new Date());
	const [askedOn, setAskedOn] = useState(today);
	const [isBusy, setBusy] = useState(false);
	const save = async (endpoint: Endpoint, ending: string) => {
		setBusy(true);
		try {
			await download(
				pathOf(endpoint, { id: personId }, { askedOn }),
				`personal-data-${personId}-${today}.${ending}`,
			);
			toast({
				title: "Export ready",
				description: "The file is in your downloads folder.",
			});
		} catch (error) {
			reportFailure("Export failed", "Failed to download the file. Please try again.")(error);
		} finally {
			setBusy(false);
		}
	};
	return (
		<fieldset className="row-line export-files" disabled={isBusy}>
			<legend className="hidden-text">A copy for them</legend>
			<TextInput
				label="Asked for on"
				type="date"
				max={today}
				value={askedOn}
				onChange={({ target }) => setAskedOn(target.value)}
			/>
			<button type="button" className="button" onClick={() => save(exportPersonalDataPage, "html")}>
				<Icon name="download" />
				Copy to read
			</button>
			<button type="button" className="button" onClick={() => save(exportPersonalData, "json")}>
				<Icon name="download" />
				Copy as JSON
			</button>
		</fieldset>
	);
}
