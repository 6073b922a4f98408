/** A place in a request for a record that exists only when the request is sent, such as the id of a message. */
export class Known {
	readonly kind: string;
	/** Chooses one of them. */
	readonly n: number;
	/** A field of it, if not the whole. */
	readonly field: string | undefined;

	constructor(kind: string, n: number, field?: string) {
		this.kind = kind;
		this.n = n;
		this.field = field;
	}
}

/** An id that no record has. */
export const NO_ID = 999_999_998;

/** What is known of the records on the server, by kind. */
export class KnownRecords {
	readonly #records = new Map<string, unknown[]>();

	add(kind: string, ...records: readonly unknown[]): void {
		const all = this.#records.get(kind) ?? [];
		all.push(...records);
		// The newest are enough.
		if (all.length > 400) all.splice(0, all.length - 300);
		this.#records.set(kind, all);
	}

	remove(kind: string, record: unknown): void {
		this.#records.set(
			kind,
			this.all(kind).filter((one) => String(one) !== String(record)),
		);
	}

	all(kind: string): readonly unknown[] {
		return this.#records.get(kind) ?? [];
	}

	/** Replaces each `Known` in a value by a record; by the id of none if there is none. */
	resolve(value: unknown): unknown {
		return replaced(value, ({ kind, n, field }) => {
			const all = this.all(kind);
			const record = all.length > 0 ? all[n % all.length] : NO_ID;
			return field === undefined ? record : ((record as Record<string, unknown>)[field] ?? NO_ID);
		});
	}
}

/** Replaces each `Known` by a number that stands for it, so that a schema can check the rest. */
export function withStandIns(value: unknown): unknown {
	return replaced(value, ({ n }) => n + 1);
}

function replaced(value: unknown, by: (known: Known) => unknown): unknown {
	if (value instanceof Known) return by(value);
	if (Array.isArray(value)) return value.map((one) => replaced(one, by));
	if (
		typeof value !== "object" ||
		value === null ||
		Object.getPrototypeOf(value) !== Object.prototype
	)
		return value;
	const copy: Record<string, unknown> = {};
	for (const [name, one] of Object.entries(value)) {
		// An assignment to `__proto__` would be lost.
		Object.defineProperty(copy, name, {
			value: replaced(one, by),
			enumerable: true,
			configurable: true,
			writable: true,
		});
	}
	return copy;
}
