import { useQuery } from '@tanstack/react-query';
import type { Account } from '#features/deals/accounts/schema.ts';
import { sayableWords } from '#shared/text/labels.ts';
import { Facts } from '#web/components/Facts.tsx';
import { Link } from '#web/components/Link.tsx';
import { Money } from '#web/components/Money.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { apiRows } from '#web/requests/api.ts';
import type { Totals } from '../schema.ts';
import { texts } from './texts.ts';

const words = sayableWords({ open: 'Open', won: 'Won', lost: 'Lost' } as const);

/** Totals of the account's deals; each figure opens the deals behind it. */
export default function AccountTotals({ account: { id } }: { account: Account }) {
  const totals = useQuery({
    queryKey: ['opportunities', 'totals', { account_id: id }],
    queryFn: ({ signal }) => apiRows<Totals[number]>('opportunities/totals', { query: { account_id: id }, signal }),
  });
  const rows = (['open', 'won', 'lost'] as const).map((status): [string, React.ReactNode] => {
    const sums = totals.data?.filter((sum) => sum.status === status) ?? [];
    if (sums.length === 0) return [words[status], null];
    return [
      words[status],
      <Link key={status} to={`/commissions/opportunities?account_id=${id}&status=${status}`}>
        {ownCurrencyFirst(sums).map(({ currency, amount_minor, count }) => (
          <div key={currency}>
            <Money minor={amount_minor} currency={currency} /> <span className="meta">· {count}</span>
          </div>
        ))}
      </Link>,
    ];
  });
  return <Facts title={texts.deals} rows={rows} />;
}
