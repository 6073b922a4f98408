import { useState } from "react";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { redirectKey, redirects as schema } from "#school/settings/redirects-contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/list-parts.tsx";
import { PageSection, SectionError } from "#ui/admin/section.tsx";
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
				<table {...tableRole} className="list-table moved">
					<caption className="hidden-text">Redirects</caption>
					<thead {...asRows}>
						<tr {...rowRole}>
							{["Old URL", "Redirects to", "Uses in 30 days"].map((name) => (
								<th {...asColumnHead} scope="col" key={name}>
									{name}
								</th>
							))}
							<th {...asColumnHead} scope="col">
								<span className="hidden-text">Remove</span>
							</th>
						</tr>
					</thead>
					<tbody {...asRows}>
						{redirects.map((redirect, index) => (
							<tr {...rowRole} key={keys[index]}>
								<td {...cellRole} className="area-a mono">
									{redirect.from}
								</td>
								<td {...cellRole} className="area-c mono">
									{redirect.to}
								</td>
								<td {...cellRole} className="area-d soft num">
									{uses[redirect.from] ?? uses[redirectKey(redirect.from)] ?? 0}
									<span className="only-phone-inline"> uses in 30 days</span>
								</td>
								<td {...cellRole} className="area-b menu-cell">
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
								</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<div className="add-address">
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
