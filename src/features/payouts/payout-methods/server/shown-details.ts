import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import { csvLine } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money/money.ts';
import type { ShownDetails } from '../schema.ts';
import { noteLook, opened } from './sealed-details.ts';

interface Sealed {
  id: string;
  rail: ShownDetails['rail'];
  country: string | null;
  holder_name: string;
  details_enc: Uint8Array;
}

async function sealed(call: Call, ids: readonly string[]): Promise<Sealed[]> {
  return call.rows<Sealed>(sql`
    select m.id, m.rail, m.country, m.holder_name, d.details_enc from payout_methods m
    join payout_method_details d on d.organization_id = m.organization_id and d.method_id = m.id
    where m.organization_id = ${call.organization_id} and m.id = any(${ids})`);
}

/** The full details, for verifying them with the partner or paying manually. */
export async function showDetails(call: Call, cipher: Cipher, id: string): Promise<ShownDetails> {
  const [row] = await sealed(call, [id]);
  if (!row) throw notFound('These payout details');
  const details = opened(call, cipher, row);
  if (!details)
    throw conflict(
      'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.',
    );
  await noteLook(call, [id], 'Viewed full payout details');
  const { rail, country, holder_name } = row;
  return { rail, country, holder_name, details };
}

/** A payment with the account it was approved for; payments made without payout details have none. */
interface Payment {
  statement_no: string;
  partner: string;
  pays_currency: string;
  pays_minor: number;
  reference: string;
  details_changed: boolean;
  id: string | null;
  rail: ShownDetails['rail'] | null;
  country: string | null;
  holder_name: string | null;
  details_enc: Uint8Array | null;
}

function noteOn(payment: Payment, isRead: boolean): string {
  if (!payment.id) return 'No payout details';
  if (!isRead) return 'Payout details cannot be decrypted';
  return payment.details_changed ? 'Payout details changed after approval' : '';
}

const columns = [
  'statement_no',
  'partner',
  'account_holder',
  'country',
  'method',
  'iban',
  'bic',
  'routing_number',
  'account_number',
  'account_type',
  'bank_name',
  'email',
  'instructions',
  'currency',
  'amount',
  'reference',
  'note',
];

/**
 * The payments of one payment file with the accounts they were approved for, to be entered at a bank. A note marks
 * payments whose partner has changed the details since.
 */
export async function accountsCsv(
  call: Call,
  cipher: Cipher,
  batch_id: string,
  number: number,
): Promise<{ name: string; text: string }> {
  const batch = await call.one<{ number: number; name: string }>(
    sql`select number, name from payout_batches where organization_id = ${call.organization_id} and id = ${batch_id}`,
    'This payout',
  );
  const payments = await call.rows<Payment>(sql`
    select i.statement_no, i.payee->>'partner' as partner, i.pays_currency, i.pays_minor,
      ${batch.name} || ' ' || i.statement_no as reference,
      i.details_changed, a.method_id as id, a.rail, a.country, a.holder_name, a.details_enc
    from payout_item_rows i left join payout_item_accounts a on a.organization_id = i.organization_id
      and a.item_id = i.id
    where i.organization_id = ${call.organization_id} and i.batch_id = ${batch_id} and i.export_number = ${number}
    order by i.statement_no`);
  if (payments.length === 0) throw notFound('This file');
  const lines = payments.map((payment) => {
    const { id, details_enc } = payment;
    const read = id && details_enc ? opened(call, cipher, { id, details_enc }) : undefined;
    const details = read ?? {};
    return csvLine([
      ...[payment.statement_no, payment.partner, payment.holder_name, payment.country, payment.rail],
      ...[details.iban, details.bic, details.routing_number, details.account_number, details.account_type],
      ...[details.bank_name, details.email, details.instructions, payment.pays_currency],
      ...[decimalOf(payment.pays_minor, payment.pays_currency), payment.reference, noteOn(payment, read !== undefined)],
    ]);
  });
  const ids = new Set(payments.flatMap(({ id }) => id ?? []));
  await noteLook(call, [...ids], `Accounts for payment file ${number} of ${batch.name}`);
  return { name: `payout-${batch.number}-${number}-accounts.csv`, text: [csvLine(columns), ...lines].join('') };
}
