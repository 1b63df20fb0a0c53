import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import { csvLine, escapeFormula } from '#server/resource/csv.ts';
import { guardFormulas } from '#shared/csv.ts';
import { decimalOf } from '#shared/money.ts';
import type { PayoutExport } from '../schema.ts';
import { rateText } from '../settlement.ts';
import { lockedBatch, type StoredBatch } from './batches.ts';
import { holdInactive } from './inactive.ts';
import { settleBatch } from './settlement.ts';

interface ExportedItem {
  id: string;
  statement_no: string;
  amount_minor: number;
  currency: string;
  withheld_minor: number;
  exchange_rate: string | null;
  pays_currency: string;
  pays_minor: number;
  line_count: number;
  payee: {
    partner: string;
    legal_name: string | null;
    country: string | null;
    method: string | null;
    account_last4: string | null;
  };
}

const columns = [
  'statement_no',
  'partner',
  'legal_name',
  'country',
  'method',
  'account_last4',
  'currency',
  'amount',
  'minor',
  'cutoff',
  'line_count',
  'reference',
];
/** Columns that derive the paid amount from the earned one; only in files in which the two differ. */
const settlementColumns = ['earned_currency', 'earned', 'withheld', 'exchange_rate'];

/**
 * Creates the payment file of everything that is reserved, which is in process from then on. Held payments are left out
 * and can follow in another file.
 */
export async function exportBatch(call: Call, id: string): Promise<PayoutExport> {
  const batch = await lockedBatch(call, id);
  if (batch.status !== 'approved' && batch.status !== 'processing') {
    throw conflict('Payment files can be created only after the payout is approved.', {
      allowed: ['approved', 'processing'],
    });
  }
  await holdInactive(call, id);
  const { number } = await call.one<{ number: number }>(
    'select count(*)::int + 1 as number from payout_exports where organization_id = $1 and batch_id = $2',
    [call.organization_id, id],
  );
  const taken = await call.run(
    "update payout_items set status = 'processing', export_number = $3 where organization_id = $1 and batch_id = $2 and status = 'reserved'",
    [call.organization_id, id, number],
  );
  if (taken === 0) throw conflict('All payments are already in a payment file or held.');
  const items = await itemsOf(call, id, number);
  const row = {
    number,
    format: 'csv' as const,
    sha256: hashOf(csvOf(batch, items)),
    item_count: items.length,
    total_minor: items.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    created_at: call.now().toISOString(),
  };
  await call.run(
    `insert into payout_exports (organization_id, batch_id, number, format, sha256, item_count, total_minor, created_at) values ($1, $2, $3, 'csv', $4, $5, $6, $7)`,
    [call.organization_id, id, number, row.sha256, row.item_count, row.total_minor, row.created_at],
  );
  await settleBatch(call, id);
  return { ...row, ...netOf(items) };
}

export async function exportsOf(call: Call, batch_id: string): Promise<PayoutExport[]> {
  await call.one(
    'select 1 from payout_batches where organization_id = $1 and id = $2',
    [call.organization_id, batch_id],
    'This payout',
  );
  const made = await call.rows<Omit<PayoutExport, 'withheld_minor' | 'pays'>>(
    'select number, format, sha256, item_count, total_minor, created_at from payout_exports where organization_id = $1 and batch_id = $2 order by number',
    [call.organization_id, batch_id],
  );
  const all: PayoutExport[] = [];
  for (const one of made) all.push({ ...one, ...netOf(await itemsOf(call, batch_id, one.number)) });
  return all;
}

/** Net amounts of the payments in a file, from the same rows as the file itself. */
function netOf(items: readonly ExportedItem[]): Pick<PayoutExport, 'withheld_minor' | 'pays'> {
  const pays = new Map<string, PayoutExport['pays'][number]>();
  for (const { pays_currency: currency, pays_minor } of items) {
    const { amount_minor, item_count } = pays.get(currency) ?? { amount_minor: 0, item_count: 0 };
    pays.set(currency, { currency, amount_minor: amount_minor + pays_minor, item_count: item_count + 1 });
  }
  return {
    withheld_minor: items.reduce((sum, { withheld_minor }) => sum + withheld_minor, 0),
    pays: [...pays.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1)),
  };
}

/** Recreates the bytes of an earlier file. They are identical, or an error is thrown. */
export async function exportedCsv(
  call: Call,
  batch_id: string,
  number: number,
): Promise<{ name: string; content: string }> {
  const batch = await call.one<StoredBatch>(
    'select * from payout_batches where organization_id = $1 and id = $2',
    [call.organization_id, batch_id],
    'This payout',
  );
  const made = (await exportsOf(call, batch_id)).find((one) => one.number === number);
  if (!made) throw notFound('This file');
  const items = await itemsOf(call, batch_id, number);
  // Earlier files escaped fewer formulas, and a payment file is always returned as it was created.
  const text = [csvOf(batch, items), csvOf(batch, items, escapeFormula)].find((one) => hashOf(one) === made.sha256);
  if (text === undefined)
    throw new Error(`payment file ${number} of payout ${batch.number} differs from the file created before`);
  return { name: `payout-${batch.number}-${number}.csv`, content: text };
}

function itemsOf(call: Call, batch_id: string, number: number): Promise<ExportedItem[]> {
  return call.rows<ExportedItem>(
    `select id, statement_no, amount_minor, currency, withheld_minor, exchange_rate, pays_currency, pays_minor, line_count, payee
     from payout_item_rows where organization_id = $1 and batch_id = $2 and export_number = $3 order by statement_no`,
    [call.organization_id, batch_id, number],
  );
}

/** UTF-8, RFC 4180, with nothing but data frozen at approval: the same batch gives the same bytes. */
function csvOf(batch: StoredBatch, items: readonly ExportedItem[], guard = guardFormulas): string {
  const isSettled = items.some(({ withheld_minor, exchange_rate }) => withheld_minor > 0 || exchange_rate !== null);
  const lines = items.map((item) => {
    const { statement_no, payee, currency, pays_currency, pays_minor, line_count } = item;
    const cells = [
      ...[statement_no, payee.partner, payee.legal_name, payee.country, payee.method, payee.account_last4],
      ...[pays_currency, decimalOf(pays_minor, pays_currency), pays_minor, batch.cutoff_on, line_count],
      `${batch.name} ${statement_no}`,
      ...(isSettled
        ? [currency, decimalOf(item.amount_minor, currency), decimalOf(item.withheld_minor, currency), rateText(item)]
        : []),
    ];
    return csvLine(cells, guard);
  });
  return [csvLine(isSettled ? [...columns, ...settlementColumns] : columns), ...lines].join('');
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
