/** A reference number that nobody has. */
export const SAMPLE_REFERENCE = "R-482915";
