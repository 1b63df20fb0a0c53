import { createHash } from 'node:crypto';
import { samplePayout } from '#features/payouts/payouts/server/sample.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { newId } from '#shared/ids.ts';
import { storeReport } from './reports/import.ts';

/** @returns the id of a payment file of a payout */
export async function samplePaymentFile(call: Call): Promise<string> {
  const id = newId();
  const batch = await samplePayout(call);
  await call.run(sql`
    insert into payment_files (organization_id, id, batch_id, number, format, currency, file_name, message_id, sha256,
      item_count, amount_minor)
    values (${call.organization_id}, ${id}, ${batch}, 1, 'paypal', 'USD', 'payout-1-1-paypal.csv',
      ${`${id.slice(-12)}-1`}, ${createHash('sha256').update(id).digest('hex')}, 1, 10000)`);
  return id;
}

/** @returns the id of a status file with one line that names no payment */
export async function sampleStatusFile(call: Call): Promise<string> {
  return storeReport(call, {
    file_name: 'returns.xml',
    sha256: createHash('sha256').update(newId()).digest('hex'),
    parsed: {
      kind: 'pain_002',
      message_id: 'SAMPLE',
      lines: [
        {
          reference: 'UNKNOWN',
          outcome: 'failed',
          amount_minor: 1_000,
          currency: 'EUR',
          on: null,
          code: 'AC04',
          detail: null,
        },
      ],
    },
  });
}
