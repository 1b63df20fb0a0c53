import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { Movement } from './model.ts';

interface Locked {
  kind: 'fixed' | 'pool';
  status: 'draft' | 'active' | 'closed';
  currency: string;
  /** The amount available to the partner, or in the whole fund. */
  available_minor: number;
  is_eligible: boolean;
}

/**
 * Locks a fund's money until the transaction ends. Every function that counts money before moving it takes this lock
 * first.
 * @returns the amount available to the partner
 */
export async function lockFundMoney(call: Call, fund_id: string, partner_id: string | null): Promise<Locked> {
  await call.rows(sql`
    select from mdf_balances
    where organization_id = ${call.organization_id} and fund_id = ${fund_id} and partner_id is null for update`);
  return call.one<Locked>(
    sql`
      select f.kind, f.status, f.currency, coalesce(b.is_eligible, false) as is_eligible,
        coalesce(case when f.kind = 'fixed'
          and ${partner_id}::uuid is not null then b.available_minor else w.available_minor end,
          0)::bigint as available_minor
      from mdf_funds f
      left join mdf_balances w on w.organization_id = f.organization_id and w.fund_id = f.id and w.partner_id is null
      left join mdf_balances b on b.organization_id = f.organization_id and b.fund_id = f.id
        and b.partner_id = ${partner_id}
      where f.organization_id = ${call.organization_id} and f.id = ${fund_id}`,
    'This fund',
  );
}

/** Writes one movement and updates the balances. @throws 409 when there is not enough */
export async function moveMoney(call: Call, movement: Movement): Promise<void> {
  const { fund_id, partner_id, kind, from, to, amount_minor } = movement;
  const { available_minor, currency } = await lockFundMoney(call, fund_id, partner_id);
  if (from === 'available' && amount_minor > available_minor)
    throw conflict(`The fund has only ${formatMoney(Math.max(0, available_minor), currency)} available.`);
  await call.run(sql`
    insert into mdf_movements (organization_id, fund_id, partner_id, request_id, claim_id, kind, from_part, to_part,
      amount_minor, note, created_at)
    values (${call.organization_id}, ${fund_id}, ${partner_id}, ${movement.request_id ?? null},
      ${movement.claim_id ?? null}, ${kind}, ${from}, ${to}, ${amount_minor}, ${movement.note ?? null}, ${call.now()})`);
  await call.announce('mdf_balances.updated', null, partner_id ? { partner_id } : {});
}

/** The amounts of a request by part. */
export async function moneyOfRequest(call: Call, request_id: string) {
  return call.one<{ reserved_minor: number; claimed_minor: number; paid_minor: number }>(
    sql`
      select reserved_minor, claimed_minor, paid_minor from mdf_request_rows
      where organization_id = ${call.organization_id} and id = ${request_id}`,
    'This request',
  );
}
