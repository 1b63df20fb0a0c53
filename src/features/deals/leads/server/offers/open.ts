import type { Call } from '#server/call.ts';
import { conflict } from '#server/errors.ts';
import type { LeadOffer } from '../../schema.ts';
import { changeOffer, lockedOffer, openOffers } from '../moving.ts';

/** The partner sees its own offers only; the company's rights are used for what follows from an answer. @throws 404 */
export async function requireOwnOffer(call: Call, id: string): Promise<void> {
  await call.one(
    'select from lead_offers where organization_id = $1 and id = $2',
    [call.organization_id, id],
    'This lead offer',
  );
}

const over: Partial<Record<LeadOffer['status'], string>> = {
  accepted: 'You have already accepted this lead.',
  declined: 'You have already declined this lead.',
  expired: 'The time to answer has ended.',
  taken: 'Another partner has accepted this lead.',
  withdrawn: 'This lead is no longer offered to you.',
};

/** @throws 409 when the offer no longer waits for an answer; its time counts even before the job has noticed */
export function requireWaiting(call: Call, { status, respond_by }: LeadOffer): void {
  const isLate = Date.parse(respond_by) <= call.now().getTime();
  const why = over[status] ?? (isLate ? over.expired : undefined);
  if (why) throw conflict(why, { current: { status }, allowed: [] });
}

/** Shows the details to the partner, and records who opened them and when. Opening again changes nothing. */
export async function openOffer(call: Call, id: string): Promise<void> {
  await requireOwnOffer(call, id);
  const { full_name } = call.actor;
  await call.asCompany(async (company) => {
    const { offer } = await lockedOffer(company, id);
    if (offer.status === 'opened' || offer.status === 'accepted') return;
    requireWaiting(company, offer);
    await changeOffer(company, id, {
      status: 'opened',
      opened_at: company.now().toISOString(),
      opened_by_name: full_name,
    });
  });
}

/** Ends the offers of a lead that still wait. @returns them */
export async function endOffers(
  call: Call,
  lead_id: string,
  status: 'taken' | 'withdrawn',
  except?: string,
): Promise<LeadOffer[]> {
  const others = (await openOffers(call, lead_id)).filter(({ id }) => id !== except);
  for (const { id } of others) await changeOffer(call, id, { status, answered_at: call.now().toISOString() });
  return others;
}
