export const CLASSES_PATH = "/admin/classes";

/** Returns the page that copies a class to new dates. */
export const copyPath = (id: number): string => `${CLASSES_PATH}/new?copy=${id}`;

/** Returns the page with the people of a class. */
export const rosterPath = (id: number): string => `${CLASSES_PATH}/${id}/roster`;
