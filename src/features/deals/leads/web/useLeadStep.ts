import { api } from '#web/api.ts';
import { useWrite } from '#web/resource/data/useResource.ts';

interface Step {
  step: string;
  body?: Record<string, unknown>;
}

const also = ['lead_rounds', 'lead_scores', 'opportunities', 'accounts', 'contacts'];

/** `accept`, `decline`, `assign`…: refused if the row has changed since it was loaded. */
export function useLeadStep<R extends { id: string }>(
  resource: 'leads' | 'lead_offers',
  { id, row_version }: { id: string; row_version: number },
) {
  return useWrite<Step, R>(
    resource,
    ({ step, body }) => api(`${resource}/${id}/${step}`, { method: 'POST', body: { row_version, ...body } }),
    [...also, resource === 'leads' ? 'lead_offers' : 'leads'],
  );
}
