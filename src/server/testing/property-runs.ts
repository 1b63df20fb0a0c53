/** How often a property is tried: at most 50 times at work, as often as named where `CI_DEEP=1`. */
export const propertyRuns = (deep: number): { numRuns: number } => ({
  numRuns: process.env.CI_DEEP ? deep : Math.min(deep, 50),
});

/** How often something expensive is tried: once at work, as often as named where `CI_DEEP=1`. */
export const deepRounds = (deep: number): number => (process.env.CI_DEEP ? deep : 1);
