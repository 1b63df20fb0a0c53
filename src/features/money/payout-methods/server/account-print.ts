import type { Call } from '#server/call.ts';
import type { Job, Schedule } from '#server/jobs/job.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import type { MethodDetails } from '../schema.ts';
import { opened } from './sealed-details.ts';

/** A keyed print of the account alone; null for details that name none, such as free instructions. */
export function accountPrint(cipher: Cipher, details: MethodDetails): string | null {
  const { iban, routing_number, account_number, email, stripe_account } = details;
  const account = iban ?? account_number ?? stripe_account ?? email;
  if (!account) return null;
  return cipher.fingerprint(`account ${routing_number ?? ''} ${account.replace(/[\s-]/g, '').toLowerCase()}`);
}

const AT_ONCE = 500;

/** Details that were stored before prints existed get theirs. */
async function addPrints(call: Call): Promise<void> {
  const rows = await call.rows<{ id: string; details_enc: Uint8Array }>(
    `select d.method_id as id, d.details_enc from payout_method_details d
     join payout_methods m on m.organization_id = d.organization_id and m.id = d.method_id
     where d.organization_id = $1 and d.account_print is null and m.status <> 'disabled' and m.rail <> 'external' limit $2`,
    [call.organization_id, AT_ONCE],
  );
  const cipher = call.sealing.cipher('payout methods');
  for (const row of rows) {
    const details = opened(call, cipher, row);
    if (!details) continue;
    await call.run(
      'update payout_method_details set account_print = $3 where organization_id = $1 and method_id = $2',
      [call.organization_id, row.id, accountPrint(cipher, details)],
    );
  }
}

export const accountPrintJobs = { 'payout-methods.account-prints': (job: Job) => job.within(addPrints) };
export const accountPrintSchedules: Schedule[] = [{ cron: '25 4 * * *', task: 'payout-methods.account-prints' }];
