import type { AnswerRecord } from "#assistant/admin/conversations-contract.ts";
import {
	engineSentence,
	formatConfidence,
	intentWords,
	shownTime,
	sourceLabels,
} from "#assistant/admin/labels.ts";

interface Props {
	record: AnswerRecord;
	/** Outcome of the answer, in words. */
	notes: readonly (string | false)[];
}

/** Topic and source of an answer, with technical details behind Details. */
export function AnswerSource({ record, notes }: Props) {
	return (
		<div className="stack sub chat-how">
			<p>
				{[intentWords(record.intent), sourceLabels(record), ...notes].filter(Boolean).join(" · ")}
			</p>
			<details className="fold">
				<summary>Details</summary>
				<p className="num">
					{[
						formatConfidence(record.confidence),
						engineSentence(record),
						shownTime(record.milliseconds),
					].join(" · ")}
				</p>
			</details>
		</div>
	);
}
