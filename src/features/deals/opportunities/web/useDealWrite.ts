import { api } from '#web/requests/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';
import type { Opportunity } from '../schema.ts';

interface DealWrite {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Below the deal: `move`, `lines`, `participants`, `amend`. */
  what: string;
  body: unknown;
}

const touched = [
  'opportunity_lines',
  'opportunity_participants',
  'opportunity_stage_events',
  'commission_lines',
  'commission_events',
  'accounts',
  'audit_events',
];

/** A write on one deal; every screen that shows something of it is refreshed. */
export function useDealWrite(id: string) {
  return useWrite<DealWrite, Opportunity>(
    'opportunities',
    ({ method, what, body }) => api<Opportunity>(`opportunities/${id}/${what}`, { method, body }),
    touched,
  );
}
