import { draftStore } from "#ui/draft-store.ts";

/** Unsaved text of the editors, by editor and record: on this computer, until signing out. */
export const adminDrafts = draftStore("adminDraft:", () => localStorage);
