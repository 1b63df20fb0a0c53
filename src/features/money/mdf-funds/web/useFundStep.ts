import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { MdfFund } from '../schema.ts';

interface Step {
  step: 'activate' | 'close' | 'adjust';
  body?: object;
}

export function useFundStep(id: string) {
  return useWrite<Step, MdfFund>(
    'mdf_funds',
    ({ step, body = {} }) => api(`mdf_funds/${id}/${step}`, { method: 'POST', body }),
    ['mdf_balances', 'mdf_movements'],
  );
}
