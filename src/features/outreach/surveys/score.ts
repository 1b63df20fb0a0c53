/** Percent of promoters (9 and 10) less percent of detractors (0 to 6), a whole number from -100 to 100. */
export function netPromoterScore(scores: readonly number[]): number {
  if (scores.length === 0) return 0;
  const promoters = scores.filter((score) => score >= 9).length;
  const detractors = scores.filter((score) => score <= 6).length;
  return Math.round(((promoters - detractors) / scores.length) * 100) || 0;
}

/** To one decimal. */
export function averageOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  return Math.round((numbers.reduce((sum, one) => sum + one, 0) / numbers.length) * 10) / 10;
}

interface Group {
  name: string;
  answered: number;
}

/**
 * The groups that may be shown beside their total, largest first. Groups below the least are left out. If those together are
 * still fewer than the least, the total would reveal them, so the smallest shown groups are left out too.
 */
export function shownGroups<G extends Group>(groups: readonly G[], least: number): G[] {
  const sorted = [...groups].sort((a, b) => b.answered - a.answered || a.name.localeCompare(b.name));
  const shown = sorted.filter(({ answered }) => answered >= least);
  let hidden = sorted.slice(shown.length).reduce((sum, { answered }) => sum + answered, 0);
  while (hidden > 0 && hidden < least && shown.length > 0) hidden += shown.pop()!.answered;
  return shown;
}
