import { useQuery } from '@tanstack/react-query';
import { api } from '#web/requests/api.ts';
import { useSession } from '#web/session/session.tsx';
import type { Incentives } from '../responses.ts';

/** The reader's own commission terms. */
export function useIncentives() {
  const { program } = useSession();
  return useQuery({
    queryKey: ['plan_versions', 'incentives', program?.partner_id],
    queryFn: ({ signal }) => api<Incentives>('incentives', { signal }),
  });
}
