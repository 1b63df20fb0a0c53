import { nextPayment } from '#features/payouts/statements/server/service.ts';
import { nextWork } from '#features/work/work-items/server/service.ts';
import type { Call } from '#server/call.ts';
import { allows } from '#shared/access/permissions.ts';
import type { PartnerHome } from '../schema.ts';

export async function partnerHome(call: Call): Promise<PartnerHome> {
  const maySeeMoney = allows(call.actor.permissions, 'payout_items', 'view');
  return {
    payment: maySeeMoney ? await nextPayment(call) : null,
    deal: await nextWork(call, 'deal'),
    track: await nextWork(call, 'track'),
  };
}
