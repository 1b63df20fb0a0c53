import { Navigate } from '@tanstack/react-router';
import { Loaded } from '#web/components/Loaded.tsx';
import { useParam } from '#web/params.ts';
import { useOne } from '#web/resource/data/useResource.ts';
import type { CommissionDispute } from '../schema.ts';

/** Opens the breakdown of the disputed commission, which contains the dispute. */
export default function DisputeShow() {
  const dispute = useOne<CommissionDispute>('commission_disputes', useParam('id'));
  return (
    <Loaded query={dispute}>
      {({ line_id }) => <Navigate to={`/commissions/show/${line_id}` as string} replace />}
    </Loaded>
  );
}
