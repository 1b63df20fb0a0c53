import { useSteps } from '#web/resource/steps/useSteps.tsx';
import type { Distribution, DistributionForPartner } from '../schema.ts';
import { distributionSteps } from '../steps.schema.ts';

export type Shown = DistributionForPartner & { id: string; row_version: number };

/** The steps that the reader can take on a distribution: the side that was asked accepts, and the reseller chooses. */
export function useDistributionMoves(row: Shown) {
  return useSteps(distributionSteps, row as unknown as Distribution, {
    also: ['work_items', 'audit_events'],
    special: {
      accept: { hidden: row.my_side === row.proposed_by },
      make_default: { hidden: row.is_default || row.my_side === 'distributor' },
    },
  });
}
