import { isConsentChanged } from "#school/profile/consent-header.ts";

/** Loads the page of such a form again, so that it shows the sentence of today. What was typed stays. */
export async function showChangedConsent(
	error: unknown,
	revalidate: () => Promise<void>,
): Promise<void> {
	if (!isConsentChanged(error)) return;
	const { refreshKinds } = await import("#platform/api/refresh.ts");
	refreshKinds(["text"]);
	await revalidate();
}
