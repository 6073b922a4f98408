import { askedSentences } from "#assistant/engine/asked.ts";
import { askedStatements } from "#assistant/engine/asked-of-pages.ts";
import { sentenceAspects } from "#assistant/engine/aspects.ts";
import { questionIntents } from "#assistant/engine/intents.ts";
import type { Learnt } from "#assistant/engine/learnt.ts";
import { urgentMessages } from "#assistant/engine/urgency.ts";
import { wantedPrograms } from "#assistant/engine/wanted.ts";

/** All that the build trains, those that take longest first, and a server reads after its start. */
export const classifiers: readonly Learnt[] = [
	askedSentences,
	urgentMessages,
	questionIntents,
	askedStatements,
	wantedPrograms,
	sentenceAspects,
];
