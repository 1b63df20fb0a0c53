import { Money } from '#web/components/Money.tsx';
import { formatNumber, formatRate, formatShare } from '#web/region.ts';
import type { PartnerTarget } from '../schema.ts';
import css from './targets.module.css';
import { texts as t } from './texts.ts';

interface Line {
  label: string;
  target: number | null;
  actual: number;
  isMoney: boolean;
}

export const linesOf = (row: PartnerTarget): Line[] =>
  [
    { label: t.rows.sourced(row.quarter), target: row.sourced_minor, actual: row.sourced_actual_minor, isMoney: true },
    { label: t.rows.closed(row.quarter), target: row.closed_minor, actual: row.closed_actual_minor, isMoney: true },
    { label: t.rows.registrations, target: row.registrations, actual: row.registrations_actual, isMoney: false },
    { label: t.rows.certificates, target: row.certificates, actual: row.certificates_actual, isMoney: false },
  ].filter(({ target }) => target !== null);

/** Each target beside what has been reached. */
export function TargetTable({ row }: { row: PartnerTarget }) {
  const lines = linesOf(row);
  if (lines.length === 0) return <p className="meta">{t.noTargets}</p>;
  const show = (value: number, isMoney: boolean) =>
    isMoney ? <Money minor={value} currency={row.currency} /> : <span className="figures">{formatNumber(value)}</span>;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{t.targets}</th>
          <th scope="col">{t.target}</th>
          <th scope="col">{t.reached}</th>
          <th scope="col">{t.share}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ label, target, actual, isMoney }) => (
          <tr key={label}>
            <td>{label}</td>
            <td>{show(target!, isMoney)}</td>
            <td>{show(actual, isMoney)}</td>
            <td className="figures">{formatShare(actual, target!)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The attainment, and the share of the quarter that has passed as a mark. */
export function PaceBar({ row: { attainment_ppm, elapsed_ppm } }: { row: PartnerTarget }) {
  const reached = Math.round((attainment_ppm ?? 0) / 10_000) * 10_000;
  const elapsed = Math.round(elapsed_ppm / 10_000) * 10_000;
  return (
    <div>
      <div
        className={css.bar}
        role="img"
        aria-label={`${t.attainment(formatRate(reached))}, ${t.elapsed(formatRate(elapsed))}`}
      >
        <span style={{ width: `${Math.min(100, reached / 10_000)}%` }} />
        <i style={{ left: `${Math.min(99, elapsed / 10_000)}%` }} />
      </div>
      <p className="meta" style={{ margin: '6px 0 0' }}>
        {t.attainment(formatRate(reached))} · {t.elapsed(formatRate(elapsed))}
      </p>
    </div>
  );
}
