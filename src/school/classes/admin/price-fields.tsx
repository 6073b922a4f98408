import { dollars } from "#platform/text/money.ts";
import { bodyOf, fieldLabels } from "#school/classes/admin/editor-values.ts";
import type { ClassEditor } from "#school/classes/admin/use-class-editor.ts";
import { totalOf } from "#school/classes/label.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { textEntries } from "#ui/admin/text-entries.ts";

/** What a class costs: tuition, named fees, and how to pay. */
export function PriceFields({ editor }: { editor: ClassEditor }) {
	const { values, errors, set } = editor;
	const entry = textEntries(editor, fieldLabels);
	const { fees } = values;
	const total = totalOf(bodyOf(values));
	const change = (at: number, part: Partial<(typeof fees)[number]>) =>
		set({ fees: fees.map((old, index) => (index === at ? { ...old, ...part } : old)) });
	return (
		<>
			<TextInput {...entry("tuition")} inputMode="decimal" autoComplete="off" hint="In dollars." />
			<fieldset className="entry class-fees">
				<legend>Fees</legend>
				{fees.map(({ name, amount }, at) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a fee has no name before it is typed, and its fields no state
					<div className="two-fields" key={at}>
						<TextInput
							label={`Fee ${at + 1}`}
							autoComplete="off"
							maxLength={60}
							placeholder="Books"
							value={name}
							error={errors[`fees.${at}.name`]}
							onChange={({ target }) => change(at, { name: target.value })}
						/>
						<TextInput
							label={`Amount of fee ${at + 1}`}
							inputMode="decimal"
							autoComplete="off"
							value={amount}
							error={errors[`fees.${at}.amount`]}
							onChange={({ target }) => change(at, { amount: target.value })}
						/>
						<button
							type="button"
							className="icon-button"
							aria-label={`Remove fee ${at + 1}`}
							onClick={() => set({ fees: fees.filter((_, index) => index !== at) })}
						>
							<Icon name="close" />
						</button>
					</div>
				))}
				<button
					type="button"
					className="button"
					onClick={() => set({ fees: [...fees, { name: "", amount: "" }] })}
				>
					<Icon name="plus" />
					Add fee
				</button>
			</fieldset>
			{!Number.isNaN(total) && <p className="hint">{`${dollars(total)} in all.`}</p>}
			<TextAreaEntry
				{...entry("howToPay")}
				rows={2}
				optional
				hint="Such as “$300 to hold the seat, the rest in three parts”."
			/>
		</>
	);
}
