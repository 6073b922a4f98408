/** What a form calls the course that was chosen before, while its list is not there. */
export const presetTitle = "Your selected program";
