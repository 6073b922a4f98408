import { adminDrafts } from "#ui/admin/admin-drafts.ts";
import type {
	Change,
	EditorConflict,
	EditorOptions,
	EditorState,
	Versioned,
} from "#ui/admin/editor-options.ts";
import { errorDetail, isConflict, reasonOf } from "#ui/admin/failure.ts";
import { changedFields, pick, rebase, threeWayMerge } from "#ui/admin/three-way-merge.ts";
import { makeListeners } from "#ui/listeners.ts";
import { toast } from "#ui/toast.ts";

type Outcome<Values, Stored> =
	| { saved: Stored; previous: Stored | null }
	| { conflict: Omit<EditorConflict<Values, Stored>, "sent"> };

/** Unsaved form values stored in this browser. */
interface Draft<Values, Stored> {
	stored: Stored | null;
	values: Values;
}

/**
 * Form for a record that several people edit. Its text changes only by typing, by a save that
 * stored it, or by a choice in the conflict dialog.
 */
export class VersionedEditor<Values extends object, Stored extends Versioned> {
	options: EditorOptions<Values, Stored>;
	#state: EditorState<Values, Stored>;
	readonly #listeners = makeListeners();

	constructor(options: EditorOptions<Values, Stored>) {
		this.options = options;
		const name = options.draftOf(options.loaded);
		const draft = name === null ? null : adminDrafts.load<Draft<Values, Stored>>(name);
		const stored = draft ? draft.stored : options.loaded;
		this.#state = {
			stored,
			values: { ...options.valuesOf(stored), ...draft?.values },
			errors: {},
			question: null,
			failure: null,
			saving: null,
			conflict: null,
			isRestored: draft !== null,
		};
	}

	readonly subscribe = this.#listeners.subscribe;

	readonly getState = (): EditorState<Values, Stored> => this.#state;

	/** Stored field values. */
	get base(): Values {
		return this.options.valuesOf(this.#state.stored);
	}

	/** Names of the unsaved fields. */
	get changed(): (keyof Values & string)[] {
		return changedFields(this.base, this.#state.values);
	}

	/** Returns whether leaving now abandons changes. A pending save completes anyway. */
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

	/** Shows a version that was loaded since. While something is unsaved it stays, and the save merges both. */
	readonly follow = (loaded: Stored): void => {
		const { stored, saving, conflict } = this.#state;
		if (saving || conflict || this.changed.length > 0) return;
		if (stored && stored.version >= loaded.version) return;
		this.#update({ stored: loaded, values: this.options.valuesOf(loaded) });
	};

	readonly discard = (): void => {
		this.#update({ values: this.base, errors: {}, failure: null });
	};

	readonly closeQuestion = (): void => this.#update({ question: null });

	readonly closeConflict = (): void => this.#update({ conflict: null });

	/**
	 * Validates the form and stores it. Errors are in the state before the first call is made, and so is a question.
	 * @param isConfirmed whether the question was answered
	 */
	readonly save = async (isConfirmed = false): Promise<void> => {
		if (this.#state.saving || this.#state.conflict) return;
		const { check, onUnchanged } = this.options;
		const { values, stored } = this.#state;
		const change = this.#changeOf(stored, values);
		this.#update({ failure: null, question: null });
		if (change.stored && change.changed.length === 0) return onUnchanged?.();
		const errors = check(change);
		this.#update({ errors });
		if (Object.keys(errors).length > 0) return this.options.onRejected?.();
		const question = isConfirmed ? null : (this.options.question?.(change) ?? null);
		if (question) return this.#update({ question });
		this.#update({ saving: values });
		await this.#send(change, values);
	};

	/** Resolves a conflict and stores the result. @param mine names of the fields in which mine is kept */
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

	/** Stores a change. @param sent the form when the change was computed from it */
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
			// Values that differ from the stored version were typed later, so they stay.
			this.#adopt(outcome.saved, this.base);
			toast({ title: "Undone", description: "Your change was undone." });
		} catch (error) {
			undoFailed(reasonOf(error, "Failed to undo the change."));
		}
	}

	/** Rebases the form on a newer version. */
	#adopt(stored: Stored, sent: Values) {
		const { stored: known, values } = this.#state;
		// Responses to a save and an undo can arrive in reverse order.
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
		const { draftOf } = this.options;
		const before = draftOf(this.#state.stored);
		this.#state = { ...this.#state, ...change };
		const { stored, values } = this.#state;
		const name = draftOf(stored);
		if (before !== null && before !== name) adminDrafts.clear(before);
		if (name !== null && this.changed.length > 0) adminDrafts.save(name, { stored, values });
		else if (name !== null) adminDrafts.clear(name);
		this.#listeners.notify();
	}
}

function undoFailed(description: string) {
	toast({ title: "Undo failed", description, variant: "destructive" });
}
