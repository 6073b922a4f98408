import { ApiError } from "#platform/api/client.ts";
import { refreshKinds } from "#platform/api/refresh.ts";
import { consentChangedMessage } from "#school/profile/consent-header.ts";

/** Whether a form was refused because what it shows is no longer what people agree to. */
export const isConsentChanged = (error: unknown): boolean =>
	error instanceof ApiError && error.detail === consentChangedMessage;

/** Loads the page of such a form again, so that it shows the sentence of today. What was typed stays. */
export async function showChangedConsent(
	error: unknown,
	revalidate: () => Promise<void>,
): Promise<void> {
	if (!isConsentChanged(error)) return;
	refreshKinds(["text"]);
	await revalidate();
}
