import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import type { ApprovalProgress } from '../schema.ts';

/** The progress of a record's approvals; null if it needs none. It reloads with every change of the record. */
export function useApprovals(resource: string, id: string, isOn = true) {
  return useQuery({
    queryKey: [resource, 'approvals', id],
    queryFn: ({ signal }) => api<ApprovalProgress | null>(`${resource}/${id}/approvals`, { signal }),
    enabled: isOn,
  });
}
