/** A published text that can have a translation. */
export interface Source {
	/** Names it for good: a slot, a course or a fact and its field, or a line of classes. */
	name: string;
	courseId: number | null;
	/** What it is about, for the office: a page, a program, facts or classes. */
	group: string;
	/** Which of its texts. */
	label: string;
	/** Address of the page that shows it in Spanish; null while none does. */
	path: string | null;
	/** What visitors read in English today, with placeholders. */
	english: string;
	/** Whether it has paragraphs and lists. */
	hasBlocks: boolean;
	/** Most characters of a translation. */
	max: number;
}

/** Spanish takes more room. */
export const roomFor = (max: number): number => Math.ceil(max * 1.5);
