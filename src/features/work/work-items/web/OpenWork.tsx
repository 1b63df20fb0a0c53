import { CountBadge } from '#web/layout/CountBadge.tsx';
import { texts as t } from './texts.ts';
import { useWorkCount } from './useWork.ts';

/** The number of open items beside "My work" in the menu. */
export function OpenWork() {
  const { data } = useWorkCount();
  if (!data || data.count === 0) return null;
  return <CountBadge {...data} title={t.countOf(data.count, data.overdue)} />;
}
