import { definePlacementEffect } from '#features/partners/partner-applications/server/service.ts';
import { assignPlan } from './service.ts';

/** The structure chosen at approval is assigned to the new partner. */
export const placement = definePlacementEffect('plan_id', (call, partner_id, plan_id) =>
  assignPlan(call, { plan_id, target: 'partner', target_id: partner_id }),
);
