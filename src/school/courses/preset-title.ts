/** Label of a preselected course while the course list is unavailable. */
export const presetTitle = "Your selected program";
