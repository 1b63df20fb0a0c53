/** One first attempt at a quiz: its percentage, and the correctly answered questions. */
export interface ScoredAttempt {
  percent: number;
  correct: Readonly<Record<string, boolean>>;
}

/** The minimum number of attempts for meaningful statistics of a question. */
export const LEAST_ATTEMPTS = 8;
/** The share of attempts in the best and in the worst group, as usual in test theory (Kelley 1939). */
const SHARE = 0.27;

/**
 * Difficulty and discrimination of one question: the percentage of correct answers, and that of the best group less
 * that of the worst.
 */
export function analyzeItem(id: string, attempts: readonly ScoredAttempt[]) {
  const answered = attempts.filter(({ correct }) => id in correct);
  const rate = (of: readonly ScoredAttempt[]) => (100 * of.filter(({ correct }) => correct[id]).length) / of.length;
  if (answered.length === 0) return { answered: 0, correct_percent: 0, discrimination: null };
  const sorted = [...answered].sort((one, other) => other.percent - one.percent);
  const group = Math.max(1, Math.round(sorted.length * SHARE));
  return {
    answered: answered.length,
    correct_percent: Math.round(rate(answered)),
    discrimination:
      answered.length < LEAST_ATTEMPTS ? null : Math.round(rate(sorted.slice(0, group)) - rate(sorted.slice(-group))),
  };
}

export function median(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}
