import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';

/** Puts payable lines into a payout. @returns how many were still payable */
export async function reserveLines(call: Call, lines: readonly { id: string; item_id: string }[]): Promise<number> {
  return call.run(sql`
    update commission_lines l set status = 'reserved', payout_item_id = r.item_id
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ item_id }) => item_id)}::uuid[]) r(id, item_id)
    where l.organization_id = ${call.organization_id} and l.id = r.id and l.status = 'payable'`);
}

/** Marks the lines of payments as paid. */
export async function payLines(call: Call, item_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update commission_lines set status = 'paid'
    where organization_id = ${call.organization_id} and payout_item_id = any(${item_ids})`);
}

/** Makes the lines of payments payable again. */
export async function returnLines(call: Call, item_ids: readonly string[]): Promise<void> {
  await call.run(sql`
    update commission_lines set status = 'payable', payout_item_id = null
    where organization_id = ${call.organization_id} and payout_item_id = any(${item_ids})`);
}
