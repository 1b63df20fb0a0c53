import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, constraintMessage } from '#server/errors.ts';
import { newId } from '#shared/ids.ts';
import type { TransferInput } from '../schema.ts';

constraintMessage('imported_earning_transfers_once', { system: ['was transferred already'] });

/**
 * Pays what a former system still owes a partner as one manual commission. Each entry is transferred at most once: its
 * row is locked and marked, and the transfer has the first of them as its key.
 * @returns the id of the commission
 */
export async function transferUnpaid(call: Call, input: TransferInput): Promise<string> {
  const { partner_id, system, currency } = input;
  await call.requirePartner(partner_id);
  const open = await call.rows<{ id: string; amount_minor: number }>(sql`
    select id, amount_minor from imported_earnings
    where organization_id = ${call.organization_id} and partner_id = ${partner_id} and system = ${system}
      and currency = ${currency}
      and kind = 'commission' and state = 'unpaid' and transfer_id is null order by id for update`);
  const [first] = open;
  if (!first) throw conflict(`Nothing from ${system} in ${currency} is unpaid, or it was transferred already.`);
  const amount_minor = open.reduce((sum, row) => sum + row.amount_minor, 0);
  if (amount_minor <= 0) throw conflict(`The unpaid entries from ${system} in ${currency} add up to nothing to pay.`);
  const line_id = await addManualCommission(call, {
    partner_id,
    amount_minor,
    currency,
    on: call.today(),
    reason: open.length === 1 ? `Unpaid commission from ${system}` : `${open.length} unpaid commissions from ${system}`,
  });
  const id = newId();
  await call.run(sql`
    insert into imported_earning_transfers (organization_id, id, partner_id, system, currency, amount_minor,
      earning_count, first_earning_id, line_id)
    values (${call.organization_id}, ${id}, ${partner_id}, ${system}, ${currency}, ${amount_minor}, ${open.length},
      ${first.id}, ${line_id})`);
  await call.run(sql`
    update imported_earnings set transfer_id = ${id}
    where organization_id = ${call.organization_id} and id = any(${open.map((row) => row.id)})`);
  return line_id;
}
