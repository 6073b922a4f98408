import { exchanged } from "#settings/admin/exchanged.ts";
import { SettingsItem } from "#settings/admin/item.tsx";
import { PartError, SettingsPart } from "#settings/admin/part.tsx";
import { useItemKeys } from "#settings/admin/use-item-keys.ts";
import type { SettingsEditor } from "#settings/admin/use-settings-editor.ts";
import type { Settings } from "#settings/contract.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

type Testimonial = Settings["testimonials"][number];

/** Number of testimonials on the home page, and the minimum. */
const SHOWN = 3;

/** Testimonials of graduates, and whether each is confirmed. */
export function TestimonialsPart({ editor }: { editor: SettingsEditor }) {
	const { testimonials } = editor.values;
	const { keys, isAdded, swap, remove } = useItemKeys(testimonials.length);
	const put = (next: Testimonial[]) => editor.set({ testimonials: next });
	const move = (at: number, by: 1 | -1) => {
		put(exchanged(testimonials, at, by));
		swap(at, by);
	};
	const change = (at: number, part: Partial<Testimonial>) =>
		put(testimonials.map((one, index) => (index === at ? { ...one, ...part } : one)));
	return (
		<SettingsPart
			id="testimonials"
			title="Testimonials"
			about="The first three appear on the home page. Each is labeled a sample until you confirm that a real graduate agreed in writing."
		>
			<div className="items">
				{testimonials.map((one, at) => {
					const error = (field: string) => editor.errors[`testimonials.${at}.${field}`];
					const wrong = ["text", "name", "title"].some(error);
					return (
						<SettingsItem
							key={keys[at]}
							title={one.text ? `“${one.text}”` : "New testimonial"}
							about={[one.name, one.title].filter(Boolean).join(" · ")}
							named={one.name ? `${one.name}’s testimonial` : `testimonial ${at + 1}`}
							open={wrong || isAdded(at)}
							badge={
								<span className={one.isConfirmed ? "status accepted" : "status"}>
									{one.isConfirmed ? "Confirmed" : "Sample"}
								</span>
							}
							onUp={at > 0 ? () => move(at, -1) : undefined}
							onDown={at < testimonials.length - 1 ? () => move(at, 1) : undefined}
							onRemove={
								testimonials.length > SHOWN
									? () => {
											put(testimonials.filter((_, index) => index !== at));
											remove(at);
										}
									: undefined
							}
						>
							<TextAreaEntry
								label="Quote"
								rows={3}
								value={one.text}
								error={error("text")}
								onChange={(event) => change(at, { text: event.target.value })}
							/>
							<div className="two-fields">
								<TextInput
									label="Name"
									value={one.name}
									error={error("name")}
									onChange={(event) => change(at, { name: event.target.value })}
								/>
								<TextInput
									label="Graduate title"
									value={one.title}
									error={error("title")}
									onChange={(event) => change(at, { title: event.target.value })}
								/>
							</div>
							<label className="check">
								<input
									type="checkbox"
									checked={one.isConfirmed}
									onChange={(event) => change(at, { isConfirmed: event.target.checked })}
								/>
								This is a real graduate who agreed in writing
							</label>
						</SettingsItem>
					);
				})}
			</div>
			<PartError>{editor.errors.testimonials}</PartError>
			<button
				type="button"
				className="button"
				onClick={() => {
					put([...testimonials, { text: "", name: "", title: "", isConfirmed: false }]);
				}}
			>
				<Icon name="plus" />
				Add testimonial
			</button>
		</SettingsPart>
	);
}
