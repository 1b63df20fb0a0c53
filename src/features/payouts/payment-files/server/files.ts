import { createHash } from 'node:crypto';
import { noteLook, paymentAccounts } from '#features/payouts/payout-methods/server/service.ts';
import { approvedPayments, type FilePayment, takeIntoFile } from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { unwritable } from '#shared/text/latin.ts';
import { type BankingCalendar, isBankingDay, nextBankingDay } from '../banking-days.ts';
import { shortId } from '../characters.ts';
import { type FileFormat, formatOptions, fundingOf } from '../formats.schema.ts';
import type { FileContent, FormatChoice, NewPaymentFile } from '../schema.ts';
import { formats } from './formats/formats.ts';
import { traceOf } from './formats/nacha.ts';
import type { Format, OrderPayment, PaymentOrder } from './formats/order.ts';
import { paymentFileSum } from './formats/order.ts';
import { fundingAccounts, openFundingAccount } from './funding.ts';

/** A payment with the account it was approved for. */
type Ready = FilePayment & { order: Omit<OrderPayment, 'sequence' | 'reference'> };

/** A payment that a file leaves out, with the reason. */
export interface LeftOut {
  id: string;
  partner: string;
  currency: string;
  amount_minor: number;
  why: string;
}

/** Separates the payments that a file in this format and currency can have from the others. */
export async function sortOut(
  call: Call,
  payments: readonly FilePayment[],
  { rails, problem }: Format,
  currency: string,
  batch_name?: string,
): Promise<{ ready: Ready[]; leftOut: LeftOut[] }> {
  const accounts = await paymentAccounts(
    call,
    payments.map(({ id }) => id),
  );
  const ready: Ready[] = [];
  const leftOut: LeftOut[] = [];
  for (const payment of payments) {
    const { id, payee, pays_currency, pays_minor, statement_no } = payment;
    const leave = (why: string) =>
      leftOut.push({ id, partner: payee.partner, currency: pays_currency, amount_minor: pays_minor, why });
    const account = accounts.get(id);
    if (!account) leave('The partner has no payout details.');
    else if (!rails.includes(account.rail)) leave('The partner is paid in another way.');
    else if (pays_currency !== currency) leave('The payment is in another currency.');
    else if (!account.details) leave('The payout details cannot be decrypted.');
    else {
      const order = {
        id,
        statement_no,
        // A name that the file cannot carry is left out whole, never cut; the number identifies the payment.
        remittance: [statement_no, unwritable(batch_name ?? '') ? '' : batch_name].filter(Boolean).join(' '),
        rail: account.rail,
        country: account.country,
        holder_name: account.details.latin_name ?? account.holder_name,
        details: account.details,
        currency,
        amount_minor: pays_minor,
      };
      const why = problem?.(order) ?? null;
      if (why) leave(why);
      else ready.push({ ...payment, order });
    }
  }
  return { ready, leftOut };
}

/** The formats in which payments of a payout can be sent now. */
export async function formatChoices(call: Call, batch_id: string): Promise<FormatChoice[]> {
  await call.one(
    sql`select 1 from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
    'This payout',
  );
  const payments = await approvedPayments(call, batch_id);
  const accountKinds = new Set((await fundingAccounts(call)).map(({ kind }) => kind));
  const currencies = [...new Set(payments.map(({ pays_currency }) => pays_currency))].sort();
  const choices: FormatChoice[] = [];
  for (const { value: format } of formatOptions) {
    const spec = formats[format];
    const needed = fundingOf[format];
    for (const currency of currencies) {
      if (spec.currency && spec.currency !== currency) continue;
      const { ready } = await sortOut(call, payments, spec, currency);
      if (ready.length === 0) continue;
      choices.push({
        format,
        currency,
        item_count: ready.length,
        amount_minor: paymentFileSum(ready.map(({ order }) => order)),
        needs_account: needed !== undefined && !accountKinds.has(needed),
      });
    }
  }
  return choices;
}

/**
 * Creates a payment file of the approved payments that the format can have. It pins them, so a second file has only what
 * the first has not.
 * @returns the id of the file
 */
export async function createPaymentFile(call: Call, input: NewPaymentFile): Promise<string> {
  const { format, batch_id } = input;
  const spec = formats[format];
  const funding = fundingOf[format];
  const account = funding ? await openFundingAccount(call, funding) : null;
  const batch = await call.one<{ currency: string; name: string }>(
    sql`select currency, name from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
    'This payout',
  );
  const currency = spec.currency ?? input.currency ?? batch.currency;
  if (input.currency && input.currency !== currency)
    throw invalid({ currency: [`must be ${currency} in this format`] });
  const executes_on = checkedDay(call, calendarOf(spec, currency), input.executes_on);
  const id = newId();
  let order: PaymentOrder | undefined;
  const file = await takeIntoFile<Ready>(call, batch_id, {
    format,
    choose: async (payments) => {
      const { ready } = await sortOut(call, payments, spec, currency, batch.name);
      if (ready.length === 0) throw conflict('No approved payment of this payout can be sent in this format.');
      return ready.slice(0, spec.most);
    },
    build: async (payments, _batch, number) => {
      order = {
        format,
        message_id: `${shortId(batch_id)}-${number}`,
        created_at: `${call.now().toISOString().slice(0, 19)}Z`,
        executes_on,
        modifier: spec.extension === 'ach' ? await modifierOf(call) : 'A',
        currency,
        account,
        payments: await numbered(call, format, payments),
      };
      return spec.build(order);
    },
  });
  const { payments, message_id } = order!;
  const file_name = `payout-${file.batch.number}-${file.number}-${format.replaceAll('_', '-')}.${spec.extension}`;
  await call.run(sql`
    insert into payment_files (organization_id, id, batch_id, number, format, currency, file_name, message_id,
      executes_on, sha256, item_count, amount_minor, created_at)
    values (${call.organization_id}, ${id}, ${batch_id}, ${file.number}, ${format}, ${currency}, ${file_name},
      ${message_id}, ${executes_on}, ${file.sha256}, ${payments.length}, ${paymentFileSum(payments)}, ${call.now()})`);
  await call.run(sql`
    insert into payment_file_contents (organization_id, file_id, content_enc)
    values (${call.organization_id}, ${id}, ${cipherOf(call).seal(file.text, placeOf(call, id))})`);
  await call.run(sql`
    insert into payment_attempts (organization_id, item_id, n, provider, file_id, reference, trace, status,
      requested_at)
    select ${call.organization_id}, item_id, 1, 'file', ${id}, reference, trace, 'submitted', ${call.now()}
    from unnest(${payments.map((payment) => payment.id)}::uuid[], ${payments.map(({ reference }) => reference)}::text[],
      ${payments.map(({ sequence }) =>
        spec.extension === 'ach' && account?.routing_number ? traceOf(account.routing_number, sequence) : null,
      )}::text[]) as a (item_id, reference, trace)`);
  return id;
}

/** The days on which banks execute; PayPal does so every day. */
function calendarOf({ calendar, rails }: Format, currency: string): BankingCalendar | undefined {
  if (calendar || rails.includes('paypal')) return calendar;
  return currency === 'EUR' ? 'target' : currency === 'USD' ? 'fed' : 'weekdays';
}

function checkedDay(call: Call, calendar: BankingCalendar | undefined, given: string | undefined): string {
  const today = call.today();
  if (given === undefined) return calendar ? nextBankingDay(today, calendar) : today;
  if (given < today) throw invalid({ executes_on: ['must not be in the past'] });
  if (calendar && !isBankingDay(given, calendar))
    throw invalid({ executes_on: [`is not a banking day. The next one is ${nextBankingDay(given, calendar)}`] });
  return given;
}

/** Numbers in ACH files ascend over all files of the company, so that a return names one payment. */
async function numbered(call: Call, format: FileFormat, payments: readonly Ready[]): Promise<OrderPayment[]> {
  const first = formats[format].extension === 'ach' ? await reserveNumbers(call, 'payment_traces', payments.length) : 0;
  return payments.map(({ id, order, statement_no }, index) => ({
    ...order,
    sequence: (first + index) % 10_000_000,
    reference: format === 'wise' ? statement_no : shortId(id),
  }));
}

const MODIFIERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Tells the ACH files of one day apart. The books are locked, so two files cannot get the same letter. */
async function modifierOf(call: Call): Promise<string> {
  const { count } = await call.one<{ count: number }>(sql`
    select count(*)::int as count from payment_files
    where organization_id = ${call.organization_id} and format like 'nacha%'
      and (created_at at time zone 'UTC')::date = (${call.now()}::timestamptz at time zone 'UTC')::date`);
  const modifier = MODIFIERS[count];
  if (!modifier) throw conflict('There can be 36 ACH files a day. Create this one tomorrow.');
  return modifier;
}

const cipherOf = ({ sealing }: Call) => sealing.cipher('payment files');
const placeOf = ({ organization_id }: Call, id: string) => `${organization_id}/${id}`;

/** The bytes of a file exactly as they were created. The download is recorded. */
export async function paymentFileContent(call: Call, id: string): Promise<FileContent> {
  const file = await call.one<{ file_name: string; sha256: string; content_enc: Uint8Array; batch_name: string }>(
    sql`
      select f.file_name, f.sha256, c.content_enc, b.name as batch_name from payment_files f
      join payment_file_contents c on c.organization_id = f.organization_id and c.file_id = f.id
      join payout_batches b on b.organization_id = f.organization_id and b.id = f.batch_id
      where f.organization_id = ${call.organization_id} and f.id = ${id} for update of f`,
    'This file',
  );
  const text = openContent(call, id, file.content_enc);
  if (createHash('sha256').update(text).digest('hex') !== file.sha256)
    throw new Error(`payment file ${file.file_name} differs from the file created before`);
  const methods = await call.rows<{ method_id: string }>(sql`
    select distinct k.method_id from payment_attempts a
    join payout_item_accounts k on k.organization_id = a.organization_id and k.item_id = a.item_id
    where a.organization_id = ${call.organization_id} and a.file_id = ${id}`);
  await noteLook(
    call,
    methods.map(({ method_id }) => method_id),
    `Downloaded the payment file ${file.file_name} of ${file.batch_name}`,
  );
  await call.run(sql`
    update payment_files
    set downloaded_at = ${call.now()}, downloaded_by = ${call.actor.user_id}, download_count = download_count + 1
    where organization_id = ${call.organization_id} and id = ${id}`);
  return { name: file.file_name, text, sha256: file.sha256 };
}

function openContent(call: Call, id: string, sealed: Uint8Array): string {
  try {
    return cipherOf(call).open(sealed, placeOf(call, id));
  } catch {
    throw conflict('This file cannot be decrypted because TANDEM_SECRET has changed since it was created.');
  }
}
