import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { api } from '#web/requests/api.ts';
import type { PayoutForecast } from '../schema.ts';
import { PayoutSheet } from './PayoutSheet.tsx';
import { texts } from './texts.ts';

/** Shows what the payout in the form would contain, as the currency and the cutoff date are chosen. */
export function Forecast() {
  const currency: string | undefined = Form.useWatch('currency');
  const cutoff_on: string | undefined = Form.useWatch('cutoff_on');
  const { data } = useQuery({
    queryKey: ['payout_batches', 'forecast', currency, cutoff_on],
    queryFn: ({ signal }) =>
      api<PayoutForecast>('payout_batches/forecast', { query: { currency: currency!, cutoff_on: cutoff_on! }, signal }),
    enabled: !!currency && !!cutoff_on,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (!data || !currency) return null;
  return (
    <section aria-label={texts.contents} aria-live="polite">
      {data.rows.length === 0 ? (
        <p className="meta">{texts.nothingPayableInByThisDate(currency)}</p>
      ) : (
        <PayoutSheet forecast={data} currency={currency} />
      )}
    </section>
  );
}
