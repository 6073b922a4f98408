import { useId } from "react";
import { reportFailure } from "#ui/admin/report-failure.ts";
import { toast } from "#ui/toast.ts";

/** Shows a new link, which can be read only now, and copies it. */
export function LinkField({ url }: { url: string }) {
	const id = useId();
	const copy = async () => {
		// Browsers allow it on secure pages only; the text can be selected everywhere.
		try {
			await navigator.clipboard.writeText(url);
			toast({ title: "Link copied", description: "Pass it on to the applicant only." });
		} catch (error) {
			reportFailure("Copying failed", "Select the link and copy it.")(error);
		}
	};
	return (
		<div className="stack tight start applicant-link">
			<label htmlFor={id}>New link, for the applicant only</label>
			<input
				id={id}
				className="control"
				readOnly
				value={url}
				onFocus={({ currentTarget }) => currentTarget.select()}
			/>
			<button type="button" className="button" onClick={copy}>
				Copy link
			</button>
		</div>
	);
}
