import { previously } from "#school/settings/admin/labels.ts";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import type { Settings } from "#school/settings/contract.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { PageSection, Warning } from "#ui/admin/section.tsx";

/** Phone numbers and domains reserved for examples. */
const sample = /555-?01\d\d|\.example$|example avenue/i;

/** Name, address, phones and email. */
export function SchoolPart({ editor }: { editor: SettingsEditor }) {
	const { base, values, errors, set } = editor;
	const line = (name: "name" | "phone" | "secondPhone" | "email") => ({
		name,
		value: values[name] ?? "",
		error: errors[name],
		was: previously(base[name], values[name]),
		onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
	});
	const part = (name: keyof Settings["address"]) => ({
		name,
		value: values.address[name],
		error: errors[`address.${name}`],
		was: previously(base.address[name], values.address[name]),
		onChange: (event: { target: { value: string } }) =>
			set({ address: { ...values.address, [name]: event.target.value } }),
	});
	const isSample = [values.address.street, values.phone, values.email].some((text) =>
		sample.test(text),
	);
	return (
		<PageSection
			id="school"
			title="School"
			about="Shown on every page, in emails, in search results and by the assistant."
		>
			<TextInput label="Name" autoComplete="organization" {...line("name")} />
			<div className="two-fields">
				<TextInput label="Street" autoComplete="street-address" {...part("street")} />
				<TextInput label="City" autoComplete="address-level2" {...part("city")} />
			</div>
			<div className="two-fields always">
				<TextInput label="State" autoComplete="address-level1" {...part("state")} />
				<TextInput label="ZIP" autoComplete="postal-code" inputMode="numeric" {...part("zip")} />
			</div>
			<div className="two-fields">
				<TextInput label="Phone" type="tel" autoComplete="tel" {...line("phone")} />
				<TextInput label="Second phone" type="tel" optional {...line("secondPhone")} />
			</div>
			<TextInput
				label="Email"
				type="email"
				autoComplete="email"
				hint="Notifications from the website go to this address."
				{...line("email")}
			/>
			{isSample && (
				<Warning>
					The address, phone or email is still a sample. Visitors can’t reach you until you replace
					it.
				</Warning>
			)}
		</PageSection>
	);
}
