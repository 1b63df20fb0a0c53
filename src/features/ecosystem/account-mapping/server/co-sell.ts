import { findOrCreateAccounts } from '#features/deals/accounts/server/service.ts';
import { createOwnDraft } from '#features/deals/deal-registrations/server/service.ts';
import { createOpportunity } from '#features/deals/opportunities/server/service.ts';
import type { Call } from '#server/call.ts';
import { baseCurrency } from '#server/company/company.ts';
import { sql } from '#server/db/sql.ts';
import type { CoSell } from '../mapping.schema.ts';
import { type KnownMatch, knownMatch } from './overlaps/matches.ts';

/**
 * Starts a deal of both sides at an account that both lists contain. The company creates an opportunity with the partner;
 * the partner gets a draft of a deal registration, which passes the usual gates when it is submitted.
 */
export async function startCoSell(
  call: Call,
  match_id: string,
  given: CoSell,
): Promise<{ resource: 'opportunities' | 'deal_registrations'; id: string; to: string }> {
  if (call.actor.mode === 'partner') {
    call.require('deal_registrations', 'manage');
    const match = await knownMatch(call, match_id, 'deal');
    const id = await createOwnDraft(call, null, {
      account_name: match.ours.name,
      ...(match.ours.domain && { account_domain: match.ours.domain }),
      ...(match.ours.country && { country: match.ours.country }),
      title: given.title,
      ...(given.amount_minor != null && { amount_minor: given.amount_minor }),
      ...(given.expected_close_on && { expected_close_on: given.expected_close_on }),
    });
    await link(call, match, 'registration_id', id!);
    return { resource: 'deal_registrations', id: id!, to: `/revenue/deal-desk/show/${id}` };
  }
  call.require('opportunities', 'manage');
  const match = await knownMatch(call, match_id, 'deal');
  const { ours } = match;
  const account_id =
    match.account_id ??
    (
      await findOrCreateAccounts(call, [
        {
          name: ours.name,
          domain: ours.domain,
          ...(ours.country && { country: ours.country }),
          currency: await baseCurrency(call),
        },
      ])
    )[0]!;
  const id = await createOpportunity(call, {
    name: given.title,
    account_id,
    partner_id: match.partner_id,
    ...(given.amount_minor != null && { amount_minor: given.amount_minor }),
    ...(given.expected_close_on && { expected_close_on: given.expected_close_on }),
  });
  await link(call, match, 'opportunity_id', id);
  return { resource: 'opportunities', id, to: `/commissions/opportunities/show/${id}` };
}

/** An introduction that was made for the account goes on with the deal. */
async function link(
  call: Call,
  { id }: KnownMatch,
  column: 'opportunity_id' | 'registration_id',
  deal: string,
): Promise<void> {
  await call.run(sql`
    update introductions set ${sql.raw(column)} = ${deal}, status = 'opportunity', status_changed_at = ${call.now()}
    where organization_id = ${call.organization_id} and match_id = ${id} and status in ('made', 'meeting')`);
}
