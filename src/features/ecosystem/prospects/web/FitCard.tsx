import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { StatusTag } from '#web/components/StatusTag.tsx';
import { countryName } from '#web/countries.ts';
import { formatPercent } from '#web/region.ts';
import { useCan } from '#web/session/session.tsx';
import { factLabels, kindOfFact, type ScoreReason, verdictOptions } from '../criteria.schema.ts';
import { type Prospect, sourceOptions } from '../schema.ts';
import css from './prospects.module.css';
import { texts as t } from './texts.ts';

const tones = { ideal: 'green', acceptable: 'amber', poor: 'red', unknown: 'gray' } as const;

/** The score of a prospect with the answer to every criterion. */
export function FitCard({ row }: { row: Prospect }) {
  const mayManage = useCan('prospect_profiles', 'manage');
  const verdict = verdictOptions.find(({ value }) => value === row.verdict);
  if (!verdict || row.score === null)
    return (
      <Card title={t.fit}>
        <p className={css.quiet}>
          {t.noProfile}{' '}
          {mayManage && row.stage !== 'won' && (
            <Link to="/partners/prospecting/profiles/create">{t.createProfile}</Link>
          )}
        </p>
      </Card>
    );
  return (
    <Card title={t.fit}>
      <p className={css.score}>
        <strong className="figures">{formatPercent(row.score ?? 0)}</strong>{' '}
        <StatusTag tone={verdict.tone}>{verdict.label}</StatusTag>{' '}
        <span className="meta">
          {t.scoreOf(row.profile_name ?? '')}
          {row.score_possible !== row.score && ` · ${t.possible(row.score_possible ?? 0)}`}
        </span>
      </p>
      <ScrollTable label={t.fit}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t.criterion}</th>
              <th scope="col">{t.known}</th>
              <th scope="col">{t.answer}</th>
              <th scope="col" className={css.number}>
                {t.pointsTitle}
              </th>
            </tr>
          </thead>
          <tbody>
            {row.score_reasons.map((reason) => (
              <tr key={reason.fact}>
                <th scope="row">{factLabels[reason.fact]}</th>
                <td>{valueText(reason)}</td>
                <td>
                  <StatusTag tone={tones[reason.answer]}>{t.answers[reason.answer]}</StatusTag>
                </td>
                <td className={css.number}>{t.points(reason.points, reason.weight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollTable>
    </Card>
  );
}

function valueText({ fact, value }: ScoreReason): string {
  if (value === null) return '–';
  const kind = kindOfFact[fact];
  if (kind === 'yes') return value === 1 ? t.yes : t.no;
  if (typeof value === 'number') return String(value);
  if (kind === 'country') return value.map(countryName).join(', ');
  if (kind === 'source') return sourceOptions.find((option) => option.value === value[0])?.label ?? '';
  return value.join(', ');
}
