import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { PayoutItem } from '../schema.ts';
import { keepAccounts } from './accounts.ts';
import { isInactive } from './inactive.ts';
import { partnersWithPausedPayouts } from './pauses.ts';
import { DETAILS_ON_HOLD } from './preview.ts';

/** Releases a held payment to the currently verified details, once the partner can be paid again. */
export async function resumeItem(call: Call, item: PayoutItem): Promise<void> {
  const { id } = item;
  if (await isInactive(call, item.partner_id))
    throw conflict('The partner is suspended or banned. Reactivate the partner or remove the payment from the payout.');
  if ((await partnersWithPausedPayouts(call)).has(item.partner_id))
    throw conflict('A required document of the partner has expired. Approve a new one or cancel the document request.');
  const method = await call.maybe<{
    id: string;
    fingerprint: string;
    rail: string;
    account_last4: string;
    rests: boolean;
  }>(
    `select m.id, m.fingerprint, m.rail, m.account_last4, ${DETAILS_ON_HOLD} as rests from payout_methods m
     where m.organization_id = $1 and m.partner_id = $2 and m.currency = $3 and m.status = 'verified'`,
    [call.organization_id, item.partner_id, item.settle_currency ?? item.currency, call.now()],
  );
  if (!method && !(await isPaidWithoutDetails(call, item)))
    throw conflict('Verify the partner’s payout details first.');
  if (!method) {
    await call.run(sql`
      update payout_items set status = 'reserved', failure_text = null
      where organization_id = ${call.organization_id} and id = ${id}`);
    return;
  }
  if (method.rests) throw conflict('These payout details are new. They can be used after the security hold ends.');
  await call.run(sql`
    update payout_items
    set status = 'reserved', failure_text = null, payout_method_id = ${method.id},
      method_fingerprint = ${method.fingerprint},
      payee = payee || jsonb_build_object('method', ${method.rail}::text, 'account_last4',
        ${method.account_last4}::text) where organization_id = ${call.organization_id} and id = ${id}`);
  await keepAccounts(call, [id]);
}

/** The payment was approved without payout details, and the company still requires none. */
async function isPaidWithoutDetails(
  call: Call,
  { payout_method_id, partner_id, currency }: PayoutItem,
): Promise<boolean> {
  if (payout_method_id !== null) return false;
  const detailsRequirement = await call.maybe(sql`
    select from program_settings where organization_id = ${call.organization_id} and requires_payout_method
    union all select from payout_methods
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and currency = ${currency}
      and status <> 'disabled'`);
  return detailsRequirement === undefined;
}
