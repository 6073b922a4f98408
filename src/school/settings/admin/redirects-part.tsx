import { useState } from "react";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { redirectKey, redirects as schema } from "#school/settings/redirects-contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { PageSection, SectionError } from "#ui/admin/section.tsx";
import { Table } from "#ui/admin/table.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

interface Props {
	editor: SettingsEditor;
	/** Hits in the last 30 days, by old path. */
	uses: Readonly<Record<string, number>>;
}

/** Redirects from URLs of the old website. */
export function RedirectsPart({ editor, uses }: Props) {
	const { redirects } = editor.values;
	// A path can be entered twice until validation.
	const keys = uniqueKeys(redirects.map((redirect) => redirect.from));
	const [from, setFrom] = useState("");
	const [to, setTo] = useState("");
	const [error, setError] = useState<Readonly<Record<string, string>>>({});
	const add = () => {
		const checked = schema.safeParse([{ from, to }]);
		const errors: Record<string, string> = {};
		for (const { path, message } of checked.error?.issues ?? [])
			errors[String(path[1])] ??= message;
		setError(errors);
		if (!checked.success) return;
		editor.set({ redirects: [...redirects, ...checked.data] });
		setFrom("");
		setTo("");
	};
	return (
		<PageSection
			id="redirects"
			title="Redirects"
			about="Keep links to your old website working by sending each one to a page on this site."
		>
			{redirects.length > 0 && (
				<Table
					caption="Redirects"
					className="redirects-table"
					columns={[
						{
							name: "from",
							at: "title",
							heading: "Old URL",
							className: "mono",
							cell: (redirect) => redirect.from,
						},
						{
							name: "to",
							at: "second",
							heading: "Redirects to",
							className: "mono",
							cell: (redirect) => redirect.to,
						},
						{
							name: "uses",
							at: "third",
							heading: "Uses in 30 days",
							className: "soft num",
							cell: (redirect) => (
								<>
									{uses[redirect.from] ?? uses[redirectKey(redirect.from)] ?? 0}
									<span className="only-card"> uses in 30 days</span>
								</>
							),
						},
						{
							name: "remove",
							at: "end",
							heading: <span className="hidden-text">Remove</span>,
							cell: (redirect) => (
								<button
									type="button"
									className="icon-button"
									aria-label={`Remove ${redirect.from}`}
									onClick={() =>
										editor.set({ redirects: redirects.filter((other) => other !== redirect) })
									}
								>
									<Icon name="close" />
								</button>
							),
						},
					]}
					rows={redirects}
					keyOf={(redirect) => keys[redirects.indexOf(redirect)] ?? redirect.from}
				/>
			)}
			<div className="stack add-address">
				<TextInput
					label="Old URL"
					placeholder="/programs/cna.html"
					value={from}
					error={error.from}
					autoCapitalize="none"
					onChange={(event) => setFrom(event.target.value)}
				/>
				<TextInput
					label="Redirects to"
					placeholder="/courses/cna"
					value={to}
					error={error.to}
					autoCapitalize="none"
					onChange={(event) => setTo(event.target.value)}
				/>
				<button type="button" className="button" onClick={add}>
					Add
				</button>
			</div>
			<SectionError>{editor.errors.redirects}</SectionError>
		</PageSection>
	);
}
