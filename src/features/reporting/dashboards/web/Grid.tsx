import type { CSSProperties, ReactNode } from 'react';
import { compact, inReadingOrder, type LayoutItem } from '../layout.ts';
import css from './dashboard.module.css';

interface GridProps<T extends LayoutItem> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

/** The layout as it is read: a grid of twelve columns, half as many on a tablet, one below the other on a phone. */
export function Grid<T extends LayoutItem>({ items, children }: GridProps<T>) {
  return (
    <div className={css.grid}>
      {inReadingOrder(compact(items)).map((item) => {
        const { widget, x, y, w, h } = item;
        const place = { '--x': x + 1, '--y': y + 1, '--w': w, '--h': h, '--half': Math.min(12, w <= 6 ? 6 : 12) };
        return (
          <div
            key={widget}
            className={css.cell}
            data-widget={widget}
            data-low={h <= 3 || undefined}
            style={place as CSSProperties}
          >
            {children(item)}
          </div>
        );
      })}
    </div>
  );
}
