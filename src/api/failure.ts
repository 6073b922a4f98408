/** Why a call could not be carried out, in the words of the error contract. */
export type FailureKind = keyof typeof statusOfFailure;

/** The HTTP status of each kind of failure. */
export const statusOfFailure = {
	invalid: 400,
	unauthenticated: 401,
	forbidden: 403,
	notFound: 404,
	methodNotAllowed: 405,
	conflict: 409,
	stale: 412,
	tooLarge: 413,
	unsupportedMediaType: 415,
	idempotencyMismatch: 422,
	rateLimited: 429,
	internal: 500,
	unavailable: 503,
} as const;

/** The sentence of a 403 that a confirmation of the password mends. */
export const confirmMessage = "Please confirm your password";

/** What is wrong with one field. */
export interface FieldError {
	path: string;
	message: string;
}

/**
 * An expected failure: a value that a service returns instead of its result.
 * `sentence` is written for a person and shown as it is.
 */
export class Failure {
	readonly kind: FailureKind;
	readonly detail: string;
	readonly errors: readonly FieldError[];
	readonly headers: Readonly<Record<string, string>>;

	constructor(
		kind: FailureKind,
		detail: string,
		more: { errors?: readonly FieldError[]; headers?: Record<string, string> } = {},
	) {
		this.kind = kind;
		this.detail = detail;
		this.errors = more.errors ?? [];
		this.headers = more.headers ?? {};
	}

	get status(): number {
		return statusOfFailure[this.kind];
	}
}

/** A failure about one field of the input. */
export function invalidField(path: string, message: string): Failure {
	return new Failure("invalid", message, { errors: [{ path, message }] });
}
