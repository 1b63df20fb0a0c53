import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import type { Call } from '#server/call.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import type { MethodDetails } from '../schema.ts';

export function placeOf(call: Call, method_id: string): string {
  return `${call.organization_id}/${method_id}`;
}

/** Undefined if they cannot be decrypted because TANDEM_SECRET has changed. */
export function opened(
  call: Call,
  cipher: Cipher,
  { id, details_enc }: { id: string; details_enc: Uint8Array },
): MethodDetails | undefined {
  try {
    return JSON.parse(cipher.open(details_enc, placeOf(call, id)));
  } catch {
    return undefined;
  }
}

/** Records the viewer and the time in the history of the details. */
export async function noteLook(call: Call, ids: readonly string[], reason: string): Promise<void> {
  await call.because(reason);
  await call.run('update payout_methods set shown_at = $3, shown_by = $4 where organization_id = $1 and id = any($2)', [
    call.organization_id,
    ids,
    call.now(),
    call.actor.user_id,
  ]);
}

/** The account that a payment was approved for. */
export interface PaymentAccount {
  item_id: string;
  method_id: string;
  rail: Rail;
  country: string | null;
  holder_name: string;
  /** Null when the details cannot be decrypted because TANDEM_SECRET has changed. */
  details: MethodDetails | null;
}

/** The accounts of payments as they were approved, with all numbers. Callers record the access (`noteLook`). */
export async function paymentAccounts(
  call: Call,
  item_ids: readonly string[],
): Promise<ReadonlyMap<string, PaymentAccount>> {
  const rows = await call.rows<Omit<PaymentAccount, 'details'> & { details_enc: Uint8Array | null }>(
    `select item_id, method_id, rail, country, holder_name, details_enc from payout_item_accounts
     where organization_id = $1 and item_id = any($2)`,
    [call.organization_id, item_ids],
  );
  const cipher = call.sealing.cipher('payout methods');
  return new Map(
    rows.map(({ details_enc, ...account }) => {
      const details = details_enc ? opened(call, cipher, { id: account.method_id, details_enc }) : undefined;
      return [account.item_id, { ...account, details: details ?? null }];
    }),
  );
}
