import type { ReactNode } from 'react';
import { SkeletonBar } from '../../components/PageSkeleton.tsx';
import css from './Cards.module.css';

interface CardsProps<Row> {
  label: string;
  /** Null while the first page is loading. */
  rows: readonly Row[] | null;
  stale: boolean;
  card: (row: Row) => ReactNode;
}

/** The rows as cards that the screen draws itself: in columns, or one below the other on a phone. */
export function Cards<Row extends { id: string }>({ label, rows, stale, card }: CardsProps<Row>) {
  if (!rows)
    return (
      <div className={css.cards}>
        {Array.from({ length: 6 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
          <div className={css.card} key={index}>
            <SkeletonBar width="50%" />
            <SkeletonBar width="80%" />
          </div>
        ))}
      </div>
    );
  return (
    <ul className={css.cards} aria-label={label} aria-busy={stale}>
      {rows.map((row) => (
        <li key={row.id} className={css.card} data-row={row.id}>
          {card(row)}
        </li>
      ))}
    </ul>
  );
}
