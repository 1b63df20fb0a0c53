import { useNavigate, useSearch } from '@tanstack/react-router';
import { Segmented } from 'antd';
import Columns3 from 'lucide-react/icons/columns-3';
import List from 'lucide-react/icons/list';
import Repeat from 'lucide-react/icons/repeat';
import { stringifySearch } from '#web/search.ts';
import { useCan } from '#web/session/session.tsx';
import { texts } from './texts.ts';

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
      aria-label={texts.view}
      options={[
        { value: 'list', label: texts.list, icon: <List size={14} /> },
        { value: 'board', label: texts.board, icon: <Columns3 size={14} /> },
        ...(mayRenew ? [{ value: 'renewals', label: texts.renewals, icon: <Repeat size={14} /> }] : []),
      ]}
    />
  );
}
