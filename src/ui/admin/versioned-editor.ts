import { loadAdminDraft, saveAdminDraft } from "#ui/admin/admin-draft.ts";
import { errorDetail, isConflict, messageOf } from "#ui/admin/failure.ts";
import { changedFields, pick, rebase, threeWayMerge } from "#ui/admin/three-way-merge.ts";
import type { FieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

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
	draft: string | null;
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

type Outcome<Values, Stored> =
	| { saved: Stored; previous: Stored | null }
	| { conflict: Omit<EditorConflict<Values, Stored>, "sent"> };

/** What is kept on this computer of a form that is not saved. */
interface Draft<Values, Stored> {
	stored: Stored | null;
	values: Values;
}

/**
 * A form for a record that several people edit. Its text changes only by typing, by a save that
 * stored it, or by a choice in the conflict dialog.
 */
export class VersionedEditor<Values extends object, Stored extends Versioned> {
	options: EditorOptions<Values, Stored>;
	#state: EditorState<Values, Stored>;
	#listeners = new Set<() => void>();

	constructor(options: EditorOptions<Values, Stored>) {
		this.options = options;
		const draft =
			options.draft === null ? null : loadAdminDraft<Draft<Values, Stored>>(options.draft);
		const stored = draft ? draft.stored : options.loaded;
		this.#state = {
			stored,
			values: { ...options.valuesOf(stored), ...draft?.values },
			errors: {},
			failure: null,
			saving: null,
			conflict: null,
			isRestored: draft !== null,
		};
	}

	readonly subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	readonly getState = (): EditorState<Values, Stored> => this.#state;

	/** The fields as they are stored. */
	get base(): Values {
		return this.options.valuesOf(this.#state.stored);
	}

	/** The names of the fields that are not saved. */
	get changed(): (keyof Values & string)[] {
		return changedFields(this.base, this.#state.values);
	}

	/** Whether leaving now would abandon changes. A save on its way takes its own along. */
	readonly hasUnsavedChanges = (): boolean =>
		changedFields(this.#state.saving ?? this.base, this.#state.values).length > 0;

	readonly set = (change: Partial<Values>): void => {
		const isChanged = ([path]: [string, string]) => (path.split(".")[0] as string) in change;
		this.#update({
			values: { ...this.#state.values, ...change },
			errors: Object.fromEntries(
				Object.entries(this.#state.errors).filter((error) => !isChanged(error)),
			),
		});
	};

	readonly discard = (): void => {
		this.#update({ values: this.base, errors: {}, failure: null });
	};

	readonly closeConflict = (): void => this.#update({ conflict: null });

	/** Checks the form and stores it. Errors are in the state before the first call is made. */
	readonly save = async (): Promise<void> => {
		if (this.#state.saving || this.#state.conflict) return;
		const { clean, check, confirm, onUnchanged } = this.options;
		const values = clean ? clean(this.#state.values) : this.#state.values;
		const change = this.#changeOf(this.#state.stored, values);
		this.#update({ values, failure: null });
		if (change.stored && change.changed.length === 0) return onUnchanged?.();
		const errors = check(change);
		this.#update({ errors });
		if (Object.keys(errors).length > 0) return this.options.onRejected?.();
		this.#update({ saving: values });
		if (confirm && !(await confirm(change))) return this.#update({ saving: null });
		await this.#send(change, values);
	};

	/** Ends a conflict and stores the choice. @param mine the names of the fields in which mine is kept */
	readonly resolveConflict = async (mine: ReadonlySet<string>): Promise<void> => {
		const { conflict } = this.#state;
		if (!conflict) return;
		const { base, theirs, current, sent } = conflict;
		const { merged, conflicts } = threeWayMerge(base, theirs, conflict.mine);
		const chosen = pick(
			conflict.mine,
			conflicts.filter((name) => mine.has(name)),
		);
		const change = this.#changeOf(current, { ...merged, ...chosen });
		this.#update({ conflict: null, saving: sent });
		if (change.changed.length > 0) return this.#send(change, sent);
		this.#adopt(current, sent);
		this.#update({ saving: null });
		if (this.changed.length === 0) this.options.onUnchanged?.();
	};

	/** Stores a change. @param sent the form as it was when the change was made from it */
	async #send(change: Change<Values, Stored>, sent: Values): Promise<void> {
		let outcome: Outcome<Values, Stored>;
		try {
			outcome = await this.#store(change);
		} catch (error) {
			const errors = this.options.onFailed?.(error, change);
			const failure = errors ? null : errorDetail(error);
			this.#update({ errors: errors ?? {}, failure, saving: null });
			return this.options.onRejected?.();
		}
		if ("conflict" in outcome) {
			return this.#update({ conflict: { ...outcome.conflict, sent }, saving: null });
		}
		const { saved, previous } = outcome;
		this.#adopt(saved, sent);
		this.#update({ saving: null });
		const undo = () => this.#undo(saved, previous);
		this.options.onSaved({ saved, previous, isDirty: this.changed.length > 0, undo });
	}

	/** Stores a change, merged with newer versions as long as no field is in conflict. */
	async #store(change: Change<Values, Stored>): Promise<Outcome<Values, Stored>> {
		const { save, load, lastChangedBy, valuesOf } = this.options;
		const { stored, values: mine } = change;
		try {
			return { saved: await save(change), previous: stored };
		} catch (error) {
			if (!stored || !isConflict(error)) throw error;
			const current = await load(stored).catch(() => Promise.reject(error));
			const [base, theirs] = [valuesOf(stored), valuesOf(current)];
			const { conflicts, merged } = threeWayMerge(base, theirs, mine);
			if (conflicts.length === 0) return this.#store(this.#changeOf(current, merged));
			return { conflict: { who: await lastChangedBy(current), base, theirs, mine, current } };
		}
	}

	async #undo(saved: Stored, previous: Stored | null): Promise<void> {
		if (!previous) return;
		try {
			const outcome = await this.#store(this.#changeOf(saved, this.options.valuesOf(previous)));
			if ("conflict" in outcome) return undoFailed("Someone else changed the same text.");
			// What differs from the stored version was typed later, and stays.
			this.#adopt(outcome.saved, this.base);
			toast({ title: "Undone", description: "Your change was undone." });
		} catch (error) {
			undoFailed(messageOf(error, "Failed to undo the change."));
		}
	}

	/** Compares the form with a newer version from now on. */
	#adopt(stored: Stored, sent: Values) {
		const { stored: known, values } = this.#state;
		// Answers of a save and of an undo can arrive in the other order.
		if (known && known.version > stored.version) return;
		this.#update({
			stored,
			values: rebase(sent, this.options.valuesOf(stored), values),
			failure: null,
		});
		this.options.onStored?.(stored);
	}

	#changeOf(stored: Stored | null, values: Values): Change<Values, Stored> {
		return { stored, values, changed: changedFields(this.options.valuesOf(stored), values) };
	}

	#update(change: Partial<EditorState<Values, Stored>>) {
		this.#state = { ...this.#state, ...change };
		const { stored, values } = this.#state;
		const { draft } = this.options;
		if (draft !== null) saveAdminDraft(draft, this.changed.length > 0 ? { stored, values } : null);
		for (const listener of this.#listeners) listener();
	}
}

function undoFailed(description: string) {
	toast({ title: "Undo failed", description, variant: "destructive" });
}
