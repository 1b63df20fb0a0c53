import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import type { Job, Schedule } from '#server/jobs/job.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import { emailKey } from '#shared/matching.ts';
import type { MethodDetails } from '../schema.ts';
import { opened } from './sealed-details.ts';

/** A keyed print of the account alone; null for details that name none, such as free instructions. */
export function accountPrint(cipher: Cipher, details: MethodDetails): string | null {
  const { iban, routing_number, account_number, email, stripe_account } = details;
  const account = (iban ?? account_number ?? stripe_account)?.replace(/[\s-]/g, '').toLowerCase();
  if (!account && !email) return null;
  return cipher.fingerprint(`account ${routing_number ?? ''} ${account ?? emailKey(email!)}`);
}

/** Whether this mailbox, in any of its spellings, is or was a payout account of the partner. */
export async function isPayoutEmail(call: Call, partner_id: string, email: string): Promise<boolean> {
  const print = accountPrint(call.sealing.cipher('payout methods'), { email });
  const method = await call.maybe(sql`
    select from payout_methods m
    join payout_method_details d on d.organization_id = m.organization_id and d.method_id = m.id
    where m.organization_id = ${call.organization_id} and m.partner_id = ${partner_id} and d.account_print = ${print}`);
  return method !== undefined;
}

const AT_ONCE = 500;

/** Details that were stored before prints existed get theirs. */
async function addPrints(call: Call): Promise<void> {
  const rows = await call.rows<{ id: string; details_enc: Uint8Array }>(sql`
    select d.method_id as id, d.details_enc from payout_method_details d
    join payout_methods m on m.organization_id = d.organization_id and m.id = d.method_id
    where d.organization_id = ${call.organization_id} and d.account_print is null and m.status <> 'disabled'
      and m.rail <> 'external' limit ${AT_ONCE}`);
  const cipher = call.sealing.cipher('payout methods');
  for (const row of rows) {
    const details = opened(call, cipher, row);
    if (!details) continue;
    await call.run(sql`
      update payout_method_details set account_print = ${accountPrint(cipher, details)}
      where organization_id = ${call.organization_id} and method_id = ${row.id}`);
  }
}

export const accountPrintJobs = { 'payout-methods.account-prints': (job: Job) => job.within(addPrints) };
export const accountPrintSchedules: Schedule[] = [{ cron: '25 4 * * *', task: 'payout-methods.account-prints' }];
