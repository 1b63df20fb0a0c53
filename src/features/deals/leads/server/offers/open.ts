import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { LeadOffer } from '../../schema.ts';
import { moveOffer, openOffers } from '../moving.ts';

/** The time counts even before the job has noticed. @throws 409 when it is over */
export function requireInTime(call: Call, { status, respond_by }: LeadOffer): void {
  if (Date.parse(respond_by) <= call.now().getTime())
    throw conflict('The time to answer has ended.', { current: { status }, allowed: [] });
}

/** Shows the details to the partner, and records who opened them and when. */
export async function openOffer(call: Call, offer: LeadOffer): Promise<void> {
  if (offer.status === 'opened') return;
  requireInTime(call, offer);
  const opened_by_name = call.actor.full_name;
  await call.asCompany((company) =>
    moveOffer(company, offer, 'opened', { opened_at: company.now().toISOString(), opened_by_name }),
  );
}

/** Ends the offers of a lead that still wait. @returns them */
export async function endOffers(
  call: Call,
  lead_id: string,
  status: 'taken' | 'withdrawn',
  except?: string,
): Promise<LeadOffer[]> {
  const others = (await openOffers(call, lead_id)).filter(({ id }) => id !== except);
  for (const offer of others) await moveOffer(call, offer, status, { answered_at: call.now().toISOString() });
  return others;
}
