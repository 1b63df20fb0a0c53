import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useCan } from '#web/session/session.tsx';
import type { Sending } from '../schema.ts';

/** The sender of campaigns of this installation. */
export function useSending() {
  return useQuery({
    queryKey: ['email_campaigns', 'sending'],
    queryFn: ({ signal }) => api<Sending>('email_sending', { signal }),
    enabled: useCan('email_campaigns', 'view'),
  });
}
