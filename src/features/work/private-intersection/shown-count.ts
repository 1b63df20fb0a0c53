import { shownCount } from '#features/work/account-mapping/levels.schema.ts';
import { LEAST_MOVE } from './limits.ts';

interface Baseline {
  exact: number;
  shown: number | null;
}

/**
 * The count that both sides see. It stays until the true count has moved by five since, so that a list with one more
 * domain shows the same count whether the company has that domain or not.
 */
export function nextBaseline(before: Baseline | null, exact: number): Baseline {
  if (before && Math.abs(exact - before.exact) < LEAST_MOVE) return before;
  return { exact, shown: shownCount(exact) };
}
