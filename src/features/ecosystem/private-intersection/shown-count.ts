import { shownCount } from '#features/ecosystem/account-mapping/levels.schema.ts';
import { LEAST_MOVE } from './limits.schema.ts';

/** The true count behind the last shown one. */
export interface Baseline {
  exact: number;
  shown: number | null;
  /** The shown count stays until the true one has moved by this many. Neither side knows the number. */
  margin: number;
}

/**
 * The count that both sides see. It stays until the true count has moved by the margin since, so that a list with one more
 * domain shows the same count whether the company has that domain or not.
 * @param extra a random number from 0 to 4, so that known matches cannot bring the true count just below the next move
 */
export function nextBaseline(before: Baseline | null, exact: number, extra: number): Baseline {
  if (before && Math.abs(exact - before.exact) < before.margin) return before;
  return { exact, shown: shownCount(exact), margin: LEAST_MOVE + extra };
}
