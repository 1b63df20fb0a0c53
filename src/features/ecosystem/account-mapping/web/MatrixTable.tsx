import { Button } from 'antd';
import { Link } from '#web/components/Link.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { ScrollTable } from '#web/components/ScrollTable.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { reaches } from '../levels.schema.ts';
import type { Matrix, MatrixCell } from '../mapping.schema.ts';
import css from './mapping.module.css';
import { texts as t } from './texts.ts';

interface MatrixTableProps {
  matrix: Matrix;
  mayManage: boolean;
  onShare: (list: Matrix['ours'][number]) => void;
  onAsk: (list: Matrix['theirs'][number]) => void;
}

/** The own lists as rows, the other side's as columns. A cell counts own rows and opens them from the level of existence. */
export function MatrixTable({ matrix, mayManage, onShare, onAsk }: MatrixTableProps) {
  const { ours, theirs, cells, partner_id } = matrix;
  const cellOf = (own: string, other: string) =>
    cells.find(({ own_id, other_id }) => own_id === own && other_id === other);
  return (
    <ScrollTable label={t.overlaps}>
      <thead>
        <tr>
          <th>{t.ours}</th>
          {theirs.map((list) => (
            <th key={list.id}>
              <div className={css.cell}>
                <span>{list.name}</span>
                <span className={css.note}>{t.theyShare(list.level)}</span>
                {list.declined && (
                  <span className={css.note}>{t.declined(list.declined.level, list.declined.reason)}</span>
                )}
                {list.asked_level ? (
                  <span className={css.note}>{t.askedFor(list.asked_level)}</span>
                ) : (
                  mayManage &&
                  list.level !== 'fields' && (
                    <Button size="small" aria-label={t.askTitle(list.name)} onClick={() => onAsk(list)}>
                      {t.ask}
                    </Button>
                  )
                )}
              </div>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ours.map((own) => (
          <tr key={own.id}>
            <td>
              <div className={css.cell}>
                <Link to={`/clients/mapping/lists/show/${own.id}`}>{own.name}</Link>
                <span className={css.note}>{t.accounts(own.row_count)}</span>
                <span className={css.note}>{t.youShare(own.level)}</span>
                {mayManage && (
                  <Button size="small" aria-label={t.shareTitle(own.name)} onClick={() => onShare(own)}>
                    {t.share}
                  </Button>
                )}
              </div>
            </td>
            {theirs.map((other) => {
              const cell = cellOf(own.id, other.id);
              return (
                <td key={other.id}>
                  {cell && <Count cell={cell} partner_id={partner_id} label={t.openCell(own.name, other.name)} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

function Count({ cell, partner_id, label }: { cell: MatrixCell; partner_id: string; label: string }) {
  const { level, count, own_id, other_id, is_rounded, potential } = cell;
  if (level === 'none') return <span className={css.note}>{t.noConsent}</span>;
  if (count === null) return <span className={css.note}>{t.fewer}</span>;
  if (!reaches(level, 'existence') || is_rounded) return <span className="figures">{t.about(count)}</span>;
  const to = `/clients/mapping/overlaps?own=${own_id}&other=${other_id}&partner=${partner_id}`;
  return (
    <div className={css.cell}>
      <Link to={to} aria-label={label}>
        {t.accounts(count)}
      </Link>
      {ownCurrencyFirst(potential).map(({ currency, amount_minor }) => (
        <span key={currency} className={css.note}>
          {t.potential(moneyText(amount_minor, currency, true))}
        </span>
      ))}
    </div>
  );
}
