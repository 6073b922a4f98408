import * as z from "zod/mini";
import { ApiError } from "#platform/api/client.ts";
import { percentEncode, percentEncoded } from "#platform/api/percent-encoded.ts";

// JSON bodies contain only the specification's fields, so the sentence that a form showed travels in a header.

const HEADER = "consent-shown";

/** Declares the header of a form's endpoint: a blank one of a form that showed no sentence, none of other programs. */
export const consentHeader = z.object({ [HEADER]: z.optional(percentEncoded(z.string())) });

/** Returns the header of a form that showed a sentence. */
export const withConsent = (shown: string) => ({ [HEADER]: percentEncode(shown) });

/** Why a form is not stored that showed another sentence than the one of today. */
export const consentChangedMessage =
	"What you agree to has changed since you opened this form. Please read it below, and send the form again.";

/** Whether a form was refused because what it shows is no longer what people agree to. */
export const isConsentChanged = (error: unknown): boolean =>
	error instanceof ApiError && error.detail === consentChangedMessage;
