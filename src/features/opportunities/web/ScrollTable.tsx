import type { ReactNode } from 'react';
import css from './parts.module.css';

/** A table that scrolls sideways where there is no room, by keys too. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={label} tabIndex={0}>
      <table className={css.table}>{children}</table>
    </section>
  );
}
