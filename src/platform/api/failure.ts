/** Kinds of failure in the error contract. */
type FailureKind = keyof typeof statusOfFailure;

/** The HTTP status of each kind of failure. */
const statusOfFailure = {
	invalid: 400,
	unauthenticated: 401,
	forbidden: 403,
	notFound: 404,
	methodNotAllowed: 405,
	conflict: 409,
	stale: 412,
	tooLarge: 413,
	urlTooLong: 414,
	unsupportedMediaType: 415,
	idempotencyMismatch: 422,
	rateLimited: 429,
	headersTooLarge: 431,
	internal: 500,
	notImplemented: 501,
	unavailable: 503,
} as const;

/** Detail of a 403 that a password confirmation resolves. */
export const confirmMessage = "Please confirm your password";

/** Detail of a 403 for an administrator whose role is narrower than the call. */
export const notYourRoleMessage =
	"Your role does not allow this. Ask an administrator with full access.";

/** Detail of a 403 for a session that must set up a second factor first. */
export const setUpMessage = "Set up a second factor first. The school requires one for everyone.";

export interface FieldError {
	path: string;
	message: string;
}

/**
 * An expected failure, which a service returns instead of its result.
 * `detail` is written for people and shown as it is.
 */
export class Failure {
	readonly kind: FailureKind;
	readonly detail: string;
	readonly errors: readonly FieldError[];
	readonly headers: Readonly<Record<string, string>>;
	/** A problem type of its own (RFC 9457), with what a client needs to go on. */
	readonly problem: Readonly<Record<string, unknown>> | undefined;

	constructor(
		kind: FailureKind,
		detail: string,
		more: {
			errors?: readonly FieldError[];
			headers?: Record<string, string>;
			problem?: { type: string; [member: string]: unknown };
		} = {},
	) {
		this.kind = kind;
		this.detail = detail;
		this.errors = more.errors ?? [];
		this.headers = more.headers ?? {};
		this.problem = more.problem;
	}

	get status(): number {
		return statusOfFailure[this.kind];
	}
}

/** Creates a failure about one input field. */
export function invalidField(path: string, message: string): Failure {
	return new Failure("invalid", message, { errors: [{ path, message }] });
}
