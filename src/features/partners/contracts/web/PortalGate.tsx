import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { api } from '#web/requests/api.ts';
import { useCan, useSession } from '#web/session/session.tsx';
import type { PortalBlock } from '../schema.ts';

const Blocked = lazy(() => import('./Blocked.tsx'));

/** Blocks the portal while a contract has to be signed first. */
export function PortalGate({ children }: { children?: ReactNode }) {
  const { mode, flags } = useSession();
  const mayView = useCan('contracts', 'view');
  const isConcerned = mode === 'partner' && mayView && flags.contracts === true;
  const { data } = useQuery({
    queryKey: ['contracts', 'portal_block'],
    queryFn: ({ signal }) => api<PortalBlock>('contract_portal_block', { signal }),
    enabled: isConcerned,
  });
  if (!isConcerned || !data || data.contracts.length === 0) return <>{children}</>;
  return (
    <Suspense>
      <Blocked block={data} />
    </Suspense>
  );
}
