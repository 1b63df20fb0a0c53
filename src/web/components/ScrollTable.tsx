import type { ReactNode } from 'react';
import css from './ScrollTable.module.css';

/**
 * A plain table inside a card, for data that is only read. It scrolls sideways if there is no space, also with keys.
 * Cells with `data-figure` hold numbers and are aligned right; `data-tight` keeps short words on one line.
 */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>{children}</table>
    </section>
  );
}
