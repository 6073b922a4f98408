import { defineWords } from "#ui/words.ts";

/** What people agree to below a form, in the language of its page: `consent.ts` has its version. */
export const consentWords = defineWords("consent", {
	registration: "By registering, you agree that our office may call or email you about it.",
	message: "By sending this, you agree that our office may call or email you to answer.",
});
