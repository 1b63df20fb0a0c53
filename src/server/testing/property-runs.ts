/** The number of runs of a property: at most 50, or all with `CI_DEEP=1`. */
export const propertyRuns = (deep: number): { numRuns: number } => ({
  numRuns: process.env.CI_DEEP ? deep : Math.min(deep, 50),
});

/** The number of rounds of an expensive test: one, or all with `CI_DEEP=1`. */
export const deepRounds = (deep: number): number => (process.env.CI_DEEP ? deep : 1);
