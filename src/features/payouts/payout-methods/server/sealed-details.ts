import type { Rail } from '#features/payouts/payouts/rail.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import type { MethodDetails } from '../schema.ts';

export function sealedDetailsPlace(call: Call, method_id: string): string {
  return `${call.organization_id}/${method_id}`;
}

/** Undefined if they cannot be decrypted because TANDEM_SECRET has changed. */
export function opened(
  call: Call,
  cipher: Cipher,
  { id, details_enc }: { id: string; details_enc: Uint8Array },
): MethodDetails | undefined {
  try {
    return JSON.parse(cipher.open(details_enc, sealedDetailsPlace(call, id)));
  } catch {
    return undefined;
  }
}

/** Records the viewer and the time in the history of the details. */
export async function noteLook(call: Call, ids: readonly string[], reason: string): Promise<void> {
  await call.because(reason);
  await call.run(sql`
    update payout_methods set shown_at = ${call.now()}, shown_by = ${call.actor.user_id}
    where organization_id = ${call.organization_id} and id = any(${ids})`);
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
  const rows = await call.rows<Omit<PaymentAccount, 'details'> & { details_enc: Uint8Array | null }>(sql`
    select item_id, method_id, rail, country, holder_name, details_enc from payout_item_accounts
    where organization_id = ${call.organization_id} and item_id = any(${item_ids})`);
  const cipher = call.sealing.cipher('payout methods');
  return new Map(
    rows.map(({ details_enc, ...account }) => {
      const details = details_enc ? opened(call, cipher, { id: account.method_id, details_enc }) : undefined;
      return [account.item_id, { ...account, details: details ?? null }];
    }),
  );
}
