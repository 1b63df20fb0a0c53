import { DateText } from '#web/components/DateText.tsx';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { formatDay } from '#web/region.ts';
import { useSession } from '#web/session/session.tsx';
import { metricOf } from '../metrics.schema.ts';
import type { CriterionResult } from '../schema.ts';
import { texts as t } from './texts.ts';
import css from './tiers.module.css';
import { tierDetail, tierNameOf, tierValueText } from './words.ts';

/** Each criterion with its progress bar, its missing amount, and the rows that count. */
export function Progress({ results, currency }: { results: readonly CriterionResult[]; currency: string }) {
  return (
    <ul className={css.criteria}>
      {results.map((result) => (
        <Criterion key={result.criterion_id} result={result} currency={currency} />
      ))}
    </ul>
  );
}

function Criterion({ result, currency }: { result: CriterionResult; currency: string }) {
  const { metric, value, threshold, is_met, lapses_on } = result;
  // Rounded down, because 99.6% of a requirement does not fulfill it.
  const share = Math.min(100, Math.floor((100 * (value ?? 0)) / threshold));
  const missing = threshold - (value ?? 0);
  const detail = tierDetail(result);
  return (
    <li className={css.criterion}>
      <span>
        {tierNameOf(result)} {detail && <span className={css.detail}>{detail}</span>}
      </span>
      <span className={css.values}>
        {value === null ? '–' : tierValueText(metric, value, currency)}{' '}
        <span className="meta">/ {tierValueText(metric, threshold, currency)}</span>
      </span>
      <div
        className={css.bar}
        data-met={is_met}
        role="progressbar"
        aria-label={tierNameOf(result)}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span style={{ width: `${share}%` }} />
      </div>
      <span>
        <StatusTag tone={is_met ? 'green' : 'gray'}>{is_met ? t.met : t.notMet}</StatusTag>{' '}
        {is_met && lapses_on && <span className="meta">{t.lapses(formatDay(lapses_on))}</span>}
      </span>
      <span className="meta" style={{ textAlign: 'right' }}>
        {!is_met && t.missing(tierValueText(metric, Math.round(missing * 100) / 100, currency))}
      </span>
      <EvidenceRows result={result} currency={currency} />
    </li>
  );
}

function EvidenceRows({ result, currency }: { result: CriterionResult; currency: string }) {
  const { evidence, count, metric, rows } = result;
  const { mode } = useSession();
  const all = rows?.[mode];
  if (count === 0) return null;
  const hasAmount = ['money', 'rating', 'number'].includes(metricOf(metric).unit);
  return (
    <details>
      <summary>{t.evidenceOf(count, evidence.length)}</summary>
      <ScrollTable label={tierNameOf(result)}>
        <tbody>
          {evidence.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move, and some have no id
            <tr key={at}>
              <td>{row.label}</td>
              <td className={css.when}>
                {row.on && <DateText value={row.on} />}
                {row.until && (
                  <div className={css.detail}>
                    {t.countsUntil} {formatDay(row.until)}
                  </div>
                )}
              </td>
              <td data-figure>{hasAmount && row.amount !== null && tierValueText(metric, row.amount, currency)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {all && <Link to={all}>{t.showRows(count)}</Link>}
    </details>
  );
}
