import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { Filter } from '#shared/nouns/list-query.ts';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatNumber, ownCurrencyFirst } from '#web/region.ts';
import { writeListState } from '#web/resource/list/listState.ts';
import { stringifySearch } from '#web/search.ts';
import type { BoardColumn as Column } from '../../schema.ts';
import css from './board.module.css';
import { texts } from './texts.ts';

interface BoardColumnProps {
  column: Column;
  typeId: string;
  filters: readonly Filter[];
  q: string;
  /** The dragged deal may not come here. */
  refuses: boolean;
  children: ReactNode;
}

/** One stage: how many deals, how much in each currency, and the first of them. Its figures open the list behind them. */
export function BoardColumn({ column, typeId, filters, q, refuses, children }: BoardColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: column.stage_id, disabled: refuses });
  const is = (field: string, value: string) => ({ field, operator: 'eq' as const, values: [value] });
  const state = {
    filters: [is('type_id', typeId), is('stage_id', column.stage_id), ...filters],
    q,
    sort: [],
    page: 1,
    size: 10,
    view: null,
    columns: null,
    density: null,
  };
  const list = `/commissions/opportunities${stringifySearch(writeListState(state))}`;
  const more = column.count - column.cards.length;
  return (
    <section
      ref={setNodeRef}
      className={css.column}
      data-over={isOver || undefined}
      data-refuses={refuses || undefined}
      aria-label={column.name}
    >
      <header className={css.head}>
        <h2>
          <StatusTag color={column.color}>{column.name}</StatusTag>
        </h2>
        <Link to={list} className="meta figures" aria-label={texts.dealsIn(column.count, column.name)}>
          {formatNumber(column.count)}
        </Link>
        <div className={css.sums}>
          {column.totals.length === 0 && <span className="meta">–</span>}
          {ownCurrencyFirst(column.totals).map(({ currency, amount_minor }) => (
            <Money key={currency} minor={amount_minor} currency={currency} />
          ))}
        </div>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <ol className={css.cards} tabIndex={0} aria-label={texts.dealsInName(column.name)}>
        {children}
        {more > 0 && (
          <li>
            <Link to={list} className={css.more}>
              {texts.moreInList(formatNumber(more))}
            </Link>
          </li>
        )}
      </ol>
    </section>
  );
}
