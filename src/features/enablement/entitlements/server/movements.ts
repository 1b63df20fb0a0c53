import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { BalanceMovement } from './model.ts';

/** Writes movements and updates the balances. */
export async function moveAll(call: Call, movements: readonly BalanceMovement[]): Promise<void> {
  if (movements.length === 0) return;
  const column = (read: (movement: BalanceMovement) => unknown) => movements.map(read);
  await call.run(sql`
    insert into entitlement_movements (organization_id, created_at, balance_id, entitlement_id, partner_id, grant_id,
      kind, from_part, to_part, quantity, note)
    select ${call.organization_id}, ${call.now()}, *
    from unnest(${column(({ balance_id }) => balance_id)}::uuid[],
      ${column(({ entitlement_id }) => entitlement_id)}::uuid[], ${column(({ partner_id }) => partner_id)}::uuid[],
      ${column(({ grant_id }) => grant_id ?? null)}::uuid[], ${column(({ kind }) => kind)}::text[],
      ${column(({ from }) => from)}::text[], ${column(({ to }) => to)}::text[],
      ${column(({ quantity }) => quantity)}::bigint[], ${column(({ note }) => note ?? null)}::text[])`);
  await call.announceEach(
    'entitlements.updated',
    null,
    [...new Set(movements.map(({ partner_id }) => partner_id))].map((partner_id) => ({ partner_id })),
  );
}
