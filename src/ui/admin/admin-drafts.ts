import { draftStore } from "#ui/draft-store.ts";

/** Unsaved text by editor and record, stored in this browser until signing out. */
export const adminDrafts = draftStore("adminDraft:", () => localStorage);
