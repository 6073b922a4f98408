import type { FieldErrors } from "#ui/field-errors.ts";

export interface Versioned {
	version: number;
}

/** Values to store. */
export interface Change<Values, Stored> {
	/** Version that they replace; null creates a record. */
	stored: Stored | null;
	values: Values;
	/** Names of the fields that differ from `stored`. */
	changed: (keyof Values & string)[];
}

export interface EditorOptions<Values extends object, Stored extends Versioned> {
	/** Name of the draft in this browser; null disables drafts. */
	draftOf: (stored: Stored | null) => string | null;
	/** The loaded record; null for a new one. */
	loaded: Stored | null;
	/** Returns the fields of a record, or of a new one. */
	valuesOf: (stored: Stored | null) => Values;
	/** @returns a message for each invalid field, by its path */
	check: (change: Change<Values, Stored>) => FieldErrors;
	/** Returns what is asked before a change is stored, as sentences; null to store it right away. */
	question?: (change: Change<Values, Stored>) => string | null;
	/** @throws {ApiError} 412 if `change.stored` is no longer the current version */
	save: (change: Change<Values, Stored>) => Promise<Stored>;
	/** Loads the current version of a record. */
	load: (stored: Stored) => Promise<Stored>;
	/** Returns who changed a record last; null if unknown. */
	lastChangedBy: (stored: Stored) => Promise<string | null>;
	/** Called with each newer version: after a save, after Undo, or when theirs was chosen. */
	onStored?: (stored: Stored) => void;
	onSaved: (result: SaveResult<Stored>) => void;
	/** @returns messages for fields, if the error is about some; otherwise it is shown above the form */
	onFailed?: (error: unknown, change: Change<Values, Stored>) => FieldErrors | undefined;
	/** Called when the state explains why nothing was stored. */
	onRejected?: () => void;
	/** Called instead of `onSaved` if there was nothing to store. */
	onUnchanged?: () => void;
}

export interface SaveResult<Stored> {
	saved: Stored;
	/** The previous version; null for a new record. */
	previous: Stored | null;
	/** Whether the form has changes made during the save. */
	isDirty: boolean;
	/** Reverts this save. Unsaved changes in the form stay. */
	undo: () => Promise<void>;
}

/** Two versions of a record that replace the same one. */
export interface EditorConflict<Values, Stored> {
	/** Author of theirs; null if unknown. */
	who: string | null;
	base: Values;
	theirs: Values;
	mine: Values;
	/** The record with their values. */
	current: Stored;
	/** The form as it was sent. */
	sent: Values;
}

export interface EditorState<Values, Stored> {
	/** Version that the form is compared with; null for a new record. */
	stored: Stored | null;
	values: Values;
	/** By path, such as `answerEn` or `questions.0`. */
	errors: FieldErrors;
	/** What is asked before the form is stored. */
	question: string | null;
	/** Why the last save failed. */
	failure: string | null;
	/** The form as it was sent, while the call is pending. */
	saving: Values | null;
	conflict: EditorConflict<Values, Stored> | null;
	/** Whether the form started with a draft. */
	isRestored: boolean;
}
