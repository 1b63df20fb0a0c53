import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/components/Card.tsx';
import { moneyText } from '#web/components/Money.tsx';
import { ownCurrencyFirst } from '#web/region.ts';
import { api } from '#web/requests/api.ts';
import type { ValueStatement } from '../schema.ts';
import css from './benefits.module.css';
import { texts as t } from './texts.ts';

/** "Used $12,400 of $31,000 this year". Without a partner it shows the reader's own. */
export function Statement({ partner_id }: { partner_id?: string }) {
  const { data } = useQuery({
    queryKey: ['entitlements', 'statement', partner_id ?? null],
    queryFn: ({ signal }) => api<ValueStatement>('entitlement_statement', { query: { partner_id }, signal }),
  });
  if (!data?.totals.length) return null;
  return (
    <Card title={t.valueTitle(data.year)}>
      {ownCurrencyFirst(data.totals).map(({ currency, used_minor, granted_minor }) => (
        <p key={currency} className={css.value}>
          {t.valueOf(moneyText(used_minor, currency), moneyText(granted_minor, currency))}
        </p>
      ))}
    </Card>
  );
}
