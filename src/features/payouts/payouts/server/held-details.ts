import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** A payment affected by a change of payout details. */
export interface ConcernedPayment {
  id: string;
  batch_id: string;
  batch_name: string;
  statement_no: string;
  amount_minor: number;
  currency: string;
  /** Held until the new details are verified; otherwise it is being sent to the previous account. */
  is_held: boolean;
}

/** Holds approved payments whose payout details changed after the approval. @returns them, and those already in a payment file */
export async function holdChangedDetails(call: Call, method_id: string): Promise<ConcernedPayment[]> {
  return hold(call, method_id, 'The payout details changed after the approval.');
}

/** Holds approved payments whose payout details were disabled. @returns them, and those already in a payment file */
export async function holdForDisabledDetails(call: Call, method_id: string): Promise<ConcernedPayment[]> {
  return hold(call, method_id, 'The payout details were disabled.');
}

/** Payments to an account that is still the current one continue, because a change may have been undone. */
const OTHER_ACCOUNT = `not exists (select from payout_methods m where m.organization_id = i.organization_id and m.id = i.payout_method_id
  and m.status <> 'disabled' and m.fingerprint = i.method_fingerprint)`;

async function hold(call: Call, method_id: string, why: string): Promise<ConcernedPayment[]> {
  await call.run(sql`
    update payout_items i set status = 'held', failure_text = ${why}
    where i.organization_id = ${call.organization_id} and i.payout_method_id = ${method_id} and i.status = 'reserved'
      and ${sql.raw(OTHER_ACCOUNT)}`);
  return call.rows<ConcernedPayment>(sql`
    select i.id, i.batch_id, b.name as batch_name, i.statement_no, i.amount_minor, i.currency,
      i.status = 'held' as is_held
    from payout_items i join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
    where i.organization_id = ${call.organization_id} and i.payout_method_id = ${method_id}
      and i.status in ('held', 'processing', 'in_transit') and ${sql.raw(OTHER_ACCOUNT)}
    order by i.status = 'held' desc, b.number desc`);
}
