/** Draft name of the registration form, shared by the home page and /register. */
export const registrationDraft = "register";
