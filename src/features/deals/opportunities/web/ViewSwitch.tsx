import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import Repeat from 'lucide-react/icons/repeat';
import { stringifySearch } from '#web/search.ts';
import { useCan } from '#web/session/session.tsx';

/** The same deals as rows or as a board; filters and search stay. */
export function DealViewSwitch({ now }: { now: 'list' | 'board' }) {
  const navigate = useNavigate();
  const { page: _page, drawer: _drawer, ...search } = useSearch({ strict: false }) as Record<string, unknown>;
  const mayRenew = useCan('deal_renewals', 'view');
  const go = (to: string) =>
    to === 'renewals'
      ? navigate({ href: '/commissions/opportunities/renewals' })
      : navigate({ href: `/commissions/opportunities${to === 'board' ? '/board' : ''}${stringifySearch(search)}` });
  return (
    <Segmented
      value={now}
      onChange={go}
      aria-label="View"
      options={[
        { value: 'list', label: 'List', icon: <List size={14} /> },
        { value: 'board', label: 'Board', icon: <Columns3 size={14} /> },
        ...(mayRenew ? [{ value: 'renewals', label: 'Renewals', icon: <Repeat size={14} /> }] : []),
      ]}
    />
  );
}
