import { type Bounty, bounty } from '../schema.ts';
import { texts as t } from './texts.ts';

type Counted = Pick<Bounty, 'kind' | 'metric' | 'target' | 'progress' | 'used' | 'approved' | 'max_per_partner'>;

/** The progress towards the next reward; null when none is left. The count goes on where the last reward was earned. */
export function bountyProgress(row: Counted): string | null {
  const { approved, max_per_partner } = row;
  if (row.kind !== 'performance' || !row.target) return t.used(row.used, max_per_partner);
  if (approved >= max_per_partner) return null;
  const counted = bounty.fields.metric.options.find(({ value }) => value === row.metric)?.label ?? '';
  const progress = Math.min(Math.max((row.progress ?? 0) - approved * row.target, 0), row.target);
  return t.progress(progress, row.target, counted, approved > 0);
}

export function earnedOf({ approved, max_per_partner }: Counted): string {
  if (max_per_partner === 1) return approved > 0 ? t.earnedOnce : t.once;
  if (approved === 0) return t.upTo(max_per_partner);
  const left = max_per_partner - approved;
  return left > 0 ? t.earnedSome(approved, left) : t.earnedAll(max_per_partner);
}
