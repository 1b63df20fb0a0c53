import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Conversion, PayoutMethod } from '../schema.ts';

/** Whether the company pays commissions of one currency into an account of another. */
export function useConversion() {
  return useQuery({
    queryKey: ['program_settings', 'conversion'],
    queryFn: ({ signal }) => api<Conversion>('payout_conversion', { signal }),
  });
}

export function useDefault() {
  return useWrite<Pick<PayoutMethod, 'id' | 'is_default'>, unknown>(
    'payout_methods',
    ({ id, is_default }) => api(`payout_methods/${id}/default`, { method: 'POST', body: { is_default } }),
    ['payout_items', 'payout_batches'],
  );
}
