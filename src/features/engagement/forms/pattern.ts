/** The maximum length of a text that a pattern is matched against. */
export const MOST_PATTERN_TEXT = 200;
const MOST_LENGTH = 200;

/** The reason why a pattern is refused. Only the server reads patterns, so a browser passes `lengthProblem`. */
export type PatternCheck = (pattern: string) => string | undefined;

export const lengthProblem: PatternCheck = (pattern) =>
  pattern.length > MOST_LENGTH ? `must have at most ${MOST_LENGTH} characters` : undefined;
