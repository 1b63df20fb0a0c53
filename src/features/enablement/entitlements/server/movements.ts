import type { Call } from '#server/call.ts';
import type { BalanceMovement } from './model.ts';

/** Writes movements and updates the balances. */
export async function moveAll(call: Call, movements: readonly BalanceMovement[]): Promise<void> {
  if (movements.length === 0) return;
  const column = (read: (movement: BalanceMovement) => unknown) => movements.map(read);
  await call.run(
    `insert into entitlement_movements (organization_id, created_at, balance_id, entitlement_id, partner_id, grant_id, kind, from_part, to_part, quantity, note)
     select $1, $2, * from unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::uuid[], $7::text[], $8::text[], $9::text[], $10::bigint[], $11::text[])`,
    [
      call.organization_id,
      call.now(),
      column(({ balance_id }) => balance_id),
      column(({ entitlement_id }) => entitlement_id),
      column(({ partner_id }) => partner_id),
      column(({ grant_id }) => grant_id ?? null),
      column(({ kind }) => kind),
      column(({ from }) => from),
      column(({ to }) => to),
      column(({ quantity }) => quantity),
      column(({ note }) => note ?? null),
    ],
  );
  await call.announceEach(
    'entitlements.updated',
    null,
    [...new Set(movements.map(({ partner_id }) => partner_id))].map((partner_id) => ({ partner_id })),
  );
}
