import type { Call } from '#server/call.ts';

/** Holds approved payments whose payout details changed after the approval. */
export async function holdChangedDetails(call: Call, method_id: string): Promise<void> {
  await call.run(
    `update payout_items i set status = 'held', failure_text = 'The payout details changed after the approval.'
     from payout_methods m where i.organization_id = $1 and m.organization_id = $1 and m.id = $2 and i.payout_method_id = m.id
       and i.status = 'reserved' and i.method_fingerprint <> m.fingerprint`,
    [call.organization_id, method_id],
  );
}

/** Holds approved payments whose payout details were disabled. */
export async function holdForDisabledDetails(call: Call, method_id: string): Promise<void> {
  await call.run(
    `update payout_items set status = 'held', failure_text = 'The payout details were disabled.'
     where organization_id = $1 and payout_method_id = $2 and status = 'reserved'`,
    [call.organization_id, method_id],
  );
}
