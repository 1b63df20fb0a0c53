import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { useShowAll } from '#web/components/useShowAll.tsx';
import { formatMonth } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import type { EarningsMonth } from '../schema.ts';
import css from './Earned.module.css';
import { texts as t } from './texts.ts';

const MOST_AT_FIRST = 6;

/** The earnings of each month with their deals, and the statement of the month. */
export function EarningMonths() {
  const { data } = useQuery({
    queryKey: ['commission_lines', 'months'],
    queryFn: ({ signal }) => apiRows<EarningsMonth>('partner_earnings/months', { signal }),
  });
  const { shown, more } = useShowAll(data ?? [], MOST_AT_FIRST);
  if (!data || data.length === 0) return null;
  return (
    <Card title={t.months}>
      <ul className={css.months}>
        {shown.map(({ from, to, currency, earned_minor, paid_minor, commissions, deals, rows }) => (
          <li key={`${from} ${currency}`}>
            <strong className={css.month}>{formatMonth(from)}</strong>
            <span className={css.by}>{deals.length > 0 ? deals.join(', ') : t.commissions(commissions)}</span>
            <span className={css.sum}>
              <Money minor={earned_minor} currency={currency} {...(rows && { to: rows })} />
              <span className="meta">{t.state(earned_minor, paid_minor)}</span>
            </span>
            <Link to={`/revenue/payouts/account?currency=${currency}&from=${from}&to=${to}`}>{t.statement}</Link>
          </li>
        ))}
      </ul>
      {more}
    </Card>
  );
}
