import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import type { FilterSpec } from '#web/resource/list/filters.ts';
import { toApiQuery, toListQuery, writeListState } from '#web/resource/list/listState.ts';
import { useListState } from '#web/resource/list/useListState.ts';
import { stringifySearch } from '#web/search.ts';
import type { LineStatus, LineTotal } from '../schema.ts';
import { statusOptions } from '../words.schema.ts';
import css from './Totals.module.css';
import { texts as ownTexts } from './texts.ts';

const shown: readonly LineStatus[] = ['on_hold', 'payable', 'reserved', 'paid'];

/** Totals of the list below by status and currency; a click on a figure filters the list. */
export function Totals({ path, filters }: { path: string; filters: readonly FilterSpec[] }) {
  const [state] = useListState(
    filters.map(({ field }) => field),
    [],
  );
  // Every status shows its total, whatever status the list is filtered by.
  const others = { ...state, filters: state.filters.filter(({ field }) => field !== 'status') };
  const query = toApiQuery({ ...toListQuery(others, [], []), start: undefined, end: undefined });
  const { data } = useQuery({
    queryKey: ['commission_lines', 'totals', query],
    queryFn: ({ signal }) => apiRows<LineTotal>('commission_lines/totals', { query, signal }),
    placeholderData: keepPreviousData,
  });
  const chosen = state.filters.find(({ field, operator }) => field === 'status' && operator === 'eq')?.values ?? [];
  return (
    <div className={css.totals}>
      {shown.map((status) => {
        const { label, tone } = statusOptions.find(({ value }) => value === status)!;
        const rows = data?.filter((total) => total.status === status) ?? [];
        const isChosen = chosen.length === 1 && chosen[0] === status;
        const filter = isChosen ? [] : [{ field: 'status', operator: 'eq' as const, values: [status] }];
        const search = writeListState({ ...others, page: 1, filters: [...others.filters, ...filter] });
        return (
          <Link key={status} to={`${path}${stringifySearch(search)}`} className={css.tile} data-active={isChosen}>
            <StatusTag tone={tone}>{label}</StatusTag>
            {ownCurrencyFirst(rows).map(({ currency, amount_minor }) => (
              <span key={currency} className={css.amount}>
                {moneyText(amount_minor, currency)}
              </span>
            ))}
            {rows.length === 0 && <span className={`${css.amount} ${css.nothing}`}>{data ? '–' : ' '}</span>}
            <span className="meta">{data ? ownTexts.text(rows.reduce((sum, { count }) => sum + count, 0)) : ' '}</span>
          </Link>
        );
      })}
    </div>
  );
}
