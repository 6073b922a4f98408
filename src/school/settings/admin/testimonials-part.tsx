import { SettingsItem } from "#school/settings/admin/item.tsx";
import { swapped } from "#school/settings/admin/swapped.ts";
import { useItemKeys } from "#school/settings/admin/use-item-keys.ts";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import type { Settings } from "#school/settings/contract.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { PageSection, SectionError } from "#ui/admin/section.tsx";

type Testimonial = Settings["testimonials"][number];

/** Number of testimonials on the home page, and the minimum. */
const SHOWN = 3;

/** Testimonials of graduates, and whether each is confirmed. */
export function TestimonialsPart({ editor }: { editor: SettingsEditor }) {
	const { testimonials } = editor.values;
	const { keys, isAdded, swap, remove } = useItemKeys(testimonials.length);
	const put = (next: Testimonial[]) => editor.set({ testimonials: next });
	const move = (index: number, by: 1 | -1) => {
		put(swapped(testimonials, index, by));
		swap(index, by);
	};
	const change = (index: number, part: Partial<Testimonial>) =>
		put(testimonials.map((item, other) => (other === index ? { ...item, ...part } : item)));
	return (
		<PageSection
			id="testimonials"
			title="Testimonials"
			about="The first three appear on the home page. Each is labeled a sample until you confirm that a real graduate agreed in writing."
		>
			<div className="rows">
				{testimonials.map((testimonial, index) => {
					const error = (field: string) => editor.errors[`testimonials.${index}.${field}`];
					const entry = (field: "text" | "name" | "title") => ({
						value: testimonial[field],
						error: error(field),
						onChange: ({ target }: { target: { value: string } }) =>
							change(index, { [field]: target.value }),
					});
					const wrong = ["text", "name", "title"].some(error);
					return (
						<SettingsItem
							key={keys[index]}
							title={testimonial.text ? `“${testimonial.text}”` : "New testimonial"}
							about={[testimonial.name, testimonial.title].filter(Boolean).join(" · ")}
							named={
								testimonial.name ? `${testimonial.name}’s testimonial` : `testimonial ${index + 1}`
							}
							open={wrong || isAdded(index)}
							badge={
								<span className={testimonial.isConfirmed ? "status accepted" : "status"}>
									{testimonial.isConfirmed ? "Confirmed" : "Sample"}
								</span>
							}
							onUp={index > 0 ? () => move(index, -1) : undefined}
							onDown={index < testimonials.length - 1 ? () => move(index, 1) : undefined}
							onRemove={
								testimonials.length > SHOWN
									? () => {
											put(testimonials.filter((_, other) => other !== index));
											remove(index);
										}
									: undefined
							}
						>
							<TextAreaEntry label="Quote" rows={3} {...entry("text")} />
							<div className="two-fields">
								<TextInput label="Name" {...entry("name")} />
								<TextInput label="Graduate title" {...entry("title")} />
							</div>
							<label className="check">
								<input
									type="checkbox"
									checked={testimonial.isConfirmed}
									onChange={(event) => change(index, { isConfirmed: event.target.checked })}
								/>
								This is a real graduate who agreed in writing
							</label>
						</SettingsItem>
					);
				})}
			</div>
			<SectionError>{editor.errors.testimonials}</SectionError>
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
		</PageSection>
	);
}
