import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryOf } from "#platform/api/query-of.ts";
import { dateInEnglish } from "#platform/calendar/days.ts";
import { formatCount } from "#platform/text/plural.ts";
import {
	MAX_CHAT_RETENTION_DAYS,
	type Period,
	partsOfPeriod,
	periodInWords,
	periodUnits,
	type RetainedKind,
} from "#school/profile/retention.ts";
import { previously, sectionLabels } from "#school/settings/admin/labels.ts";
import { NumberEntry } from "#school/settings/admin/number-entry.tsx";
import type { SettingsEditor } from "#school/settings/admin/use-settings-editor.ts";
import { getRetentionStatus, type RetentionStatus } from "#school/settings/retention-contract.ts";
import { periodSections } from "#school/settings/retention-rules.ts";
import { FormField } from "#ui/admin/form-field.tsx";
import { LoadError } from "#ui/admin/loaded.tsx";
import { PageSection } from "#ui/admin/section.tsx";
import { Select } from "#ui/admin/select.tsx";

/** What a sentence calls the records of a kind. */
const nouns: Readonly<Record<RetainedKind, string>> = {
	registrations: "registrations",
	messages: "messages",
	conversations: "conversations",
	activity: "log entries",
};

const hints: Readonly<Record<RetainedKind, string>> = {
	registrations:
		"Counted from when it was received, also if it is still pending or in the archive.",
	messages: "Counted from when it was received, also if it is still unread or in the archive.",
	conversations: `Counted from the last question. The privacy policy allows up to ${MAX_CHAT_RETENTION_DAYS} days. Deleted conversations are no longer counted in analytics; messages sent from them stay.`,
	activity: "With daily summaries and test emails of that time.",
};

/** Section for how long records are kept. */
export function RetentionPart({ editor }: { editor: SettingsEditor }) {
	const query = useQuery(queryOf(getRetentionStatus));
	const { base, values } = editor;
	const below = (kind: RetainedKind) => {
		const status = query.data?.find((one) => one.kind === kind);
		const isSaved = base[periodSections[kind]] === values[periodSections[kind]];
		return status && isSaved && <p className="hint">{sentence(status)}</p>;
	};
	return (
		<PageSection
			id="retention"
			title="How long records are kept"
			about="Older records are permanently deleted every night, with their emails and history. Today announces it 30 days ahead. A shorter time deletes nothing in the first 30 days; a longer one applies immediately."
		>
			<LoadError query={query} what="the retention status" />
			{(["registrations", "messages"] as const).map((kind) => (
				<PeriodEntry key={kind} kind={kind} editor={editor} below={below(kind)} />
			))}
			<NumberEntry
				editor={editor}
				name="retentionDays"
				hint={hints.conversations}
				below={below("conversations")}
			/>
			<PeriodEntry kind="activity" editor={editor} below={below("activity")} />
		</PageSection>
	);
}

interface EntryProps {
	kind: Exclude<RetainedKind, "conversations">;
	editor: SettingsEditor;
	below: ReactNode;
}

/** A number and its unit, or forever. */
function PeriodEntry({ kind, editor, below }: EntryProps) {
	const name = periodSections[kind];
	const { base, values, errors, set } = editor;
	const value = values[name];
	const [, amount = "", unit = "forever"] = /^(.*) (\w+)$/.exec(value) ?? [];
	const label = sectionLabels[name];
	const setTo = (next: string) => set({ [name]: next as Period });
	return (
		<FormField
			label={label}
			hint={hints[kind]}
			error={errors[name]}
			was={previously(periodInWords(base[name]), periodInWords(value))}
			below={below}
		>
			{(aria) => (
				<div className="period-entry">
					{unit !== "forever" && (
						<input
							className="control"
							inputMode="numeric"
							autoComplete="off"
							value={amount}
							onChange={(event) => setTo(`${event.target.value} ${unit}`)}
							{...aria}
						/>
					)}
					<Select
						options={[...periodUnits, "forever"].map((each) => [each, each])}
						value={unit}
						onChoose={(chosen) =>
							setTo(chosen === "forever" ? chosen : `${amount || baseAmount(base[name])} ${chosen}`)
						}
						{...(unit === "forever" ? aria : { "aria-label": `${label}: unit` })}
					/>
				</div>
			)}
		</FormField>
	);
}

const baseAmount = (period: Period) => partsOfPeriod(period)?.amount ?? "";

function sentence({ kind, from, before, count }: RetentionStatus): string {
	const noun = nouns[kind];
	if (before === null) return `No ${noun} are deleted automatically.`;
	const now = `Now ${formatCount(count)}.`;
	return from
		? `From ${dateInEnglish(from)}, ${noun} from before ${dateInEnglish(before)} are deleted. ${now}`
		: `In the next 30 days, ${noun} from before ${dateInEnglish(before)} are deleted. ${now}`;
}
