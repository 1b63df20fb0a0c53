import type { ReactNode } from 'react';
import css from './Facts.module.css';

interface FactsProps {
  title?: string;
  /** A label, a value, and a key if two labels may be equal. Rows without a value are left out. */
  rows: [label: string, value: ReactNode, key?: string][];
}

export function Facts({ title, rows }: FactsProps) {
  const filledRows = rows.filter(
    ([, value]) => value !== null && value !== undefined && value !== false && value !== '',
  );
  if (filledRows.length === 0) return null;
  return (
    <section className={css.facts}>
      {title && <h2>{title}</h2>}
      <dl>
        {filledRows.map(([label, value, key = label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
