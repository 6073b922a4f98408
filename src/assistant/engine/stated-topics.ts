import { topicLabels } from "#assistant/knowledge/labels.ts";

/** How classes are held is published, mostly. */
export const FORMATS: readonly string[] = ["weekend", "schedule", "online"];

/** Whether an intent is something that only the school can state. */
export const isTopic = (intent: string): boolean =>
	Object.hasOwn(topicLabels, intent) && !FORMATS.includes(intent);
