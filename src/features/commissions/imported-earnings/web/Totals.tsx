import type { ReactNode } from 'react';
import { Card } from '#web/components/Card.tsx';
import { DateText } from '#web/components/DateText.tsx';
import { Money } from '#web/components/Money.tsx';
import type { EarlierTotals } from '../schema.ts';
import css from './History.module.css';
import { texts } from './texts.ts';

/** A partner’s earnings in a former system, in one currency. */
export function TotalsCard({ totals, actions }: { totals: EarlierTotals; actions?: ReactNode }) {
  const { system, currency, first_on, last_on } = totals;
  const figures: [string, number][] = [
    [texts.earned, totals.earned_minor],
    [texts.paid, totals.paid_minor],
    [texts.unpaidInFormerSystem, totals.unpaid_minor],
    [texts.transferredToPayouts, totals.transferred_minor],
    [texts.payouts, totals.payouts_minor],
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
      <p className="meta">{texts.to(<DateText value={first_on} />, <DateText value={last_on} />)}</p>
    </Card>
  );
}
