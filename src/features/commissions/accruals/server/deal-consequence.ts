import { defineDealConsequence } from '#features/deals/opportunities/server/service.ts';
import { accrueMany, amendForOpportunity, reverseForOpportunity } from './accrual.ts';

/** A won deal earns its partners commission, and later changes of the deal are booked too. */
export const dealConsequence = defineDealConsequence({
  name: 'commission',
  afterWin: async (call, deals) => {
    const ids = deals.map(({ id }) => id);
    await accrueMany(call, ids);
    return undefined;
  },
  beforeReversal: async (call, id, { reason, ...how }) => {
    await reverseForOpportunity(call, id, reason, how);
  },
  afterAmendment: async (call, id) => {
    await amendForOpportunity(call, id);
  },
});
