import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Link } from '#web/components/Link.tsx';
import { plural } from '#web/texts.ts';
import type { LineStatus, LineTotal } from '../../commissions/schema.ts';
import css from './dashboard.module.css';
import { MoneyFigure } from './Figure.tsx';
import { useCurrency } from './useWidget.ts';
import { WidgetCard } from './WidgetCard.tsx';

const steps: { status: LineStatus; label: string; about: string }[] = [
  {
    status: 'on_hold',
    label: 'On hold',
    about:
      'Earned, but inside its holding period or kept back by a person. It becomes payable by itself when the time is over.',
  },
  { status: 'payable', label: 'Payable', about: 'Due to partners and in no approved payout yet.' },
  { status: 'reserved', label: 'Reserved', about: 'In an approved payout that is not paid yet.' },
  { status: 'paid', label: 'Paid', about: 'Paid out to partners since the beginning.' },
];

/** What commissions come to, from earned to paid: the sums of the list itself. */
export function CommissionsWidget() {
  const currency = useCurrency();
  const query = useQuery({
    queryKey: ['commission_lines', 'totals', 'dashboard'],
    queryFn: ({ signal }) => api<LineTotal[]>('commission_lines/totals', { signal }),
  });
  return (
    <WidgetCard title="Commissions" query={query} actions={() => <Link to="/commissions/payouts">Payouts</Link>}>
      {(totals) => (
        <div className={css.strip}>
          {steps.map(({ status, label, about }) => {
            const total = totals.find((one) => one.status === status && one.currency === currency);
            return (
              <MoneyFigure
                key={status}
                label={label}
                about={`${about} Corrections and commissions taken back count with their sign. In ${currency}.`}
                rows={`commission_lines?status=${status}&currency=${currency}`}
                minor={total?.amount_minor ?? 0}
                currency={currency}
                isOwed
              >
                {plural(total?.count ?? 0, 'commission', 'commissions')}
              </MoneyFigure>
            );
          })}
        </div>
      )}
    </WidgetCard>
  );
}
