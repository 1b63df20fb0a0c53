import { createHash } from 'node:crypto';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import { csvLine, escapeFormula } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import { guardFormulas } from '#shared/text/csv.ts';
import type { PayoutExport } from '../schema.ts';
import { rateText } from '../settlement-text.ts';
import { lockedBatch, type StoredBatch } from './batches.ts';
import { holdInactive } from './inactive.ts';
import { settleBatch } from './settle-items.ts';

/** A payment as payment files need it. */
export interface FilePayment {
  id: string;
  partner_id: string;
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

interface NewFile<Payment> {
  format: string;
  /** The approved payments that go into the file, in the order of their statements. */
  choose: (payments: readonly FilePayment[]) => Promise<readonly Payment[]>;
  /** The text of the file, from nothing but facts that no longer change. */
  build: (payments: readonly Payment[], batch: StoredBatch, number: number) => Promise<string>;
}

/**
 * Puts approved payments into a payment file, from when on they are in process. A payment is in one file only: the lock
 * on the books makes a second request wait, which then finds only the payments that are left.
 */
export async function takeIntoFile<Payment extends FilePayment>(
  call: Call,
  batch_id: string,
  { format, choose, build }: NewFile<Payment>,
): Promise<{ number: number; sha256: string; text: string; payments: readonly Payment[]; batch: StoredBatch }> {
  const batch = await lockedBatch(call, batch_id);
  if (batch.status !== 'approved' && batch.status !== 'processing') {
    throw conflict('Payment files can be created only after the payout is approved.', {
      allowed: ['approved', 'processing'],
    });
  }
  await holdInactive(call, batch_id);
  const { number } = await call.one<{ number: number }>(sql`
    select count(*)::int + 1 as number from payout_exports
    where organization_id = ${call.organization_id} and batch_id = ${batch_id}`);
  const payments = await choose(await approvedPayments(call, batch_id));
  if (payments.length === 0) throw conflict('All payments are already in a payment file or held.');
  await call.run(sql`
    update payout_items set status = 'processing', export_number = ${number}
    where organization_id = ${call.organization_id} and batch_id = ${batch_id} and status = 'reserved'
      and id = any(${payments.map(({ id }) => id)})`);
  const text = await build(payments, batch, number);
  const sha256 = hashOf(text);
  await call.run(sql`
    insert into payout_exports (organization_id, batch_id, number, format, sha256, item_count, total_minor, created_at)
    values (${call.organization_id}, ${batch_id}, ${number}, ${format}, ${sha256}, ${payments.length},
      ${totalOf(payments)}, ${call.now()})`);
  await settleBatch(call, batch_id);
  return { number, sha256, text, payments, batch };
}

/** The approved payments of a payout that are in no file yet. */
export function approvedPayments(call: Call, batch_id: string): Promise<FilePayment[]> {
  return paymentsWhere(call, batch_id, "status = 'reserved' and $3::int is null", null);
}

/**
 * Creates the payment file of everything that is reserved, which is in process from then on. Held payments are left out
 * and can follow in another file.
 */
export async function exportBatch(call: Call, id: string): Promise<PayoutExport> {
  const { number, sha256, payments } = await takeIntoFile(call, id, {
    format: 'csv',
    choose: async (all) => all,
    build: async (all, batch) => csvOf(batch, all),
  });
  return {
    number,
    format: 'csv',
    sha256,
    item_count: payments.length,
    total_minor: totalOf(payments),
    created_at: call.now().toISOString(),
    ...netOf(payments),
  };
}

const totalOf = (payments: readonly FilePayment[]) => payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0);

export async function exportsOf(call: Call, batch_id: string): Promise<PayoutExport[]> {
  await call.one(
    sql`select 1 from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
    'This payout',
  );
  const rows = await call.rows<Omit<PayoutExport, 'withheld_minor' | 'pays'>>(sql`
    select number, format, sha256, item_count, total_minor, created_at from payout_exports
    where organization_id = ${call.organization_id} and batch_id = ${batch_id} and format = 'csv' order by number`);
  const all: PayoutExport[] = [];
  for (const one of rows) all.push({ ...one, ...netOf(await itemsOf(call, batch_id, one.number)) });
  return all;
}

/** Net amounts of the payments in a file, from the same rows as the file itself. */
function netOf(items: readonly FilePayment[]): Pick<PayoutExport, 'withheld_minor' | 'pays'> {
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
    sql`select * from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
    'This payout',
  );
  const stored = (await exportsOf(call, batch_id)).find((one) => one.number === number);
  if (!stored) throw notFound('This file');
  const items = await itemsOf(call, batch_id, number);
  // Earlier files escaped fewer formulas, and a payment file is always returned as it was created.
  const text = [csvOf(batch, items), csvOf(batch, items, escapeFormula)].find((one) => hashOf(one) === stored.sha256);
  if (text === undefined)
    throw new Error(`payment file ${number} of payout ${batch.number} differs from the file created before`);
  return { name: `payout-${batch.number}-${number}.csv`, content: text };
}

function itemsOf(call: Call, batch_id: string, number: number): Promise<FilePayment[]> {
  return paymentsWhere(call, batch_id, 'export_number = $3', number);
}

function paymentsWhere(call: Call, batch_id: string, where: string, number: number | null): Promise<FilePayment[]> {
  return call.rows<FilePayment>(
    `select id, partner_id, statement_no, amount_minor, currency, withheld_minor, exchange_rate, pays_currency, pays_minor, line_count, payee
     from payout_item_rows where organization_id = $1 and batch_id = $2 and ${where} order by statement_no`,
    [call.organization_id, batch_id, number],
  );
}

/** UTF-8, RFC 4180, with nothing but data frozen at approval: the same batch gives the same bytes. */
function csvOf(batch: StoredBatch, items: readonly FilePayment[], guard = guardFormulas): string {
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
