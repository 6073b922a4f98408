import { useState } from "react";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { redirectKey, redirects as schema } from "#school/settings/redirects-contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { PageSection, SectionError } from "#ui/admin/section.tsx";
import { Table } from "#ui/admin/table.tsx";
import { type FieldErrors, fieldErrors } from "#ui/field-errors.ts";
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
	const [error, setError] = useState<FieldErrors>({});
	const add = () => {
		const added = { from: pathIn(from), to: pathIn(to, location.host) };
		const { error: found } = schema.safeParse([...redirects, added]);
		const issues = (found?.issues ?? []).filter(({ path }) => path[0] === redirects.length);
		setError(fieldErrors(issues.map(({ path, message }) => ({ path: path.slice(1), message }))));
		if (issues.length > 0) return;
		editor.set({ redirects: [...redirects, added] });
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
			<SectionError>{errorIn(editor.errors)}</SectionError>
		</PageSection>
	);
}

/** Returns the path of a pasted address, of one website if it is named; anything else stays as it was typed. */
function pathIn(typed: string, host?: string): string {
	const text = typed.trim();
	if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return text;
	const url = new URL(text);
	if (host === undefined) return url.pathname;
	return url.host === host ? url.pathname + url.search + url.hash : text;
}

/** Rows have no fields: what is wrong with one names it. */
const errorIn = (errors: FieldErrors): string | undefined =>
	Object.entries(errors).find(([path]) => path.split(".")[0] === "redirects")?.[1];
