/** Password of every administrator in the tests. */
export const adminPassword = "correct horse battery";
