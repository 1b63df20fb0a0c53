import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import type { EarlierTotals } from '../schema.ts';
import css from './History.module.css';

/** A partner’s earnings in a former system, in one currency. */
export function TotalsCard({ totals, actions }: { totals: EarlierTotals; actions?: ReactNode }) {
  const { system, currency, first_on, last_on } = totals;
  const figures: [string, number][] = [
    ['Earned', totals.earned_minor],
    ['Paid', totals.paid_minor],
    ['Unpaid in the former system', totals.unpaid_minor],
    ['Transferred to payouts', totals.transferred_minor],
    ['Payouts', totals.payouts_minor],
  ];
  return (
    <Card title={`${system}, ${currency}`} actions={actions}>
      <dl className={css.figures}>
        {figures.map(([label, minor]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="meta">
        <DateText value={first_on} /> to <DateText value={last_on} />
      </p>
    </Card>
  );
}
