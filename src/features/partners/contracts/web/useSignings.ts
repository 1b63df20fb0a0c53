import { useList } from '#web/resource/data/useResource.ts';
import type { ContractSigning } from '../schema.ts';

/** The signers of a contract, in their order. */
export function useSignings(contract_id: string) {
  return useList<ContractSigning>('contract_signings', {
    filters: [{ field: 'contract_id', operator: 'eq', values: [contract_id] }],
    sort: [{ field: 'position', descending: false }],
    start: 0,
    end: 10,
  });
}
