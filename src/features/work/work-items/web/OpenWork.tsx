import { formatNumber } from '#web/region.ts';
import css from './OpenWork.module.css';
import { texts as t } from './texts.ts';
import { useWorkCount } from './useWork.ts';

/** The number of open items beside "My work" in the menu. */
export function OpenWork() {
  const { data } = useWorkCount();
  if (!data || data.count === 0) return null;
  const { count, overdue, is_more } = data;
  return (
    <span className={css.count} data-late={overdue > 0 || undefined} title={t.countOf(count, overdue)}>
      {formatNumber(count)}
      {is_more && '+'}
    </span>
  );
}
