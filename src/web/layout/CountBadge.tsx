import { formatNumber } from '../region.ts';
import css from './CountBadge.module.css';

interface CountBadgeProps {
  count: number;
  overdue: number;
  is_more: boolean;
  title?: string;
}

/** A number beside a menu entry, red if something of it is overdue. */
export function CountBadge({ count, overdue, is_more, title }: CountBadgeProps) {
  return (
    <span className={css.count} data-late={overdue > 0 || undefined} title={title}>
      {formatNumber(count)}
      {is_more && '+'}
    </span>
  );
}
