import type { FieldErrors } from "#ui/field-errors.ts";

export interface Versioned {
	version: number;
}

/** Values to be stored. */
export interface Change<Values, Stored> {
	/** The version that they replace; null creates a record. */
	stored: Stored | null;
	values: Values;
	/** The names of the fields that differ from `stored`. */
	changed: (keyof Values & string)[];
}

export interface EditorOptions<Values extends object, Stored extends Versioned> {
	/** The name of the draft on this computer; null keeps none. */
	draftOf: (stored: Stored | null) => string | null;
	/** The record as it was loaded; null for a new one. */
	loaded: Stored | null;
	/** The fields of a record, or of a new one. */
	valuesOf: (stored: Stored | null) => Values;
	/** Removes empty rows before the values are checked. */
	clean?: (values: Values) => Values;
	/** @returns a message for each field that cannot be stored, by its path */
	check: (change: Change<Values, Stored>) => FieldErrors;
	/** Asks before valid values are stored; false keeps editing. */
	confirm?: (change: Change<Values, Stored>) => Promise<boolean>;
	/** @throws {ApiError} 412 if `change.stored` is no longer the current version */
	save: (change: Change<Values, Stored>) => Promise<Stored>;
	/** Loads the current version of a record. */
	load: (stored: Stored) => Promise<Stored>;
	/** Who changed a record last; null where that is not known. */
	lastChangedBy: (stored: Stored) => Promise<string | null>;
	/** Called with each newer version: after a save, after Undo, or when theirs was chosen. */
	onStored?: (stored: Stored) => void;
	onSaved: (result: SaveResult<Stored>) => void;
	/** @returns messages for fields, if the error is about some; else it is shown above the form */
	onFailed?: (error: unknown, change: Change<Values, Stored>) => FieldErrors | undefined;
	/** Called when the state says why nothing was stored. */
	onRejected?: () => void;
	/** Called instead of `onSaved` where there was nothing to store. */
	onUnchanged?: () => void;
}

export interface SaveResult<Stored> {
	saved: Stored;
	/** The version before; null for a new record. */
	previous: Stored | null;
	/** Whether the form holds changes that were made while it was saved. */
	isDirty: boolean;
	/** Reverts this save. Changes in the form that are not saved stay. */
	undo: () => Promise<void>;
}

/** Two versions of a record that both replace the same one. */
export interface EditorConflict<Values, Stored> {
	/** Who wrote theirs; null where that is not known. */
	who: string | null;
	base: Values;
	theirs: Values;
	mine: Values;
	/** The record that holds theirs. */
	current: Stored;
	/** The form as it was sent. */
	sent: Values;
}

export interface EditorState<Values, Stored> {
	/** The version that the form is compared with; null for a new record. */
	stored: Stored | null;
	values: Values;
	/** By path, such as `answerEn` or `questions.0`. */
	errors: FieldErrors;
	/** Why the last save failed. */
	failure: string | null;
	/** The form as it was sent, while the call is on its way. */
	saving: Values | null;
	conflict: EditorConflict<Values, Stored> | null;
	/** Whether the form began with a draft. */
	isRestored: boolean;
}
