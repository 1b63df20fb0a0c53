import type { Call } from '#server/call.ts';
import { conflict, notFound } from '#server/errors.ts';
import type { Cipher } from '#server/ports/cipher.ts';
import { csvLine } from '#server/resource/csv.ts';
import { decimalOf } from '#shared/money.ts';
import type { MethodDetails, ShownDetails } from '../schema.ts';
import { placeOf } from './methods.ts';

interface Sealed {
  id: string;
  rail: ShownDetails['rail'];
  country: string | null;
  holder_name: string;
  fingerprint: string;
  details_enc: Uint8Array;
}

async function sealed(call: Call, ids: readonly string[]): Promise<Sealed[]> {
  return call.rows<Sealed>(
    `select m.id, m.rail, m.country, m.holder_name, m.fingerprint, d.details_enc from payout_methods m
     join payout_method_details d on d.organization_id = m.organization_id and d.method_id = m.id
     where m.organization_id = $1 and m.id = any($2)`,
    [call.organization_id, ids],
  );
}

/** Undefined if they cannot be decrypted because TANDEM_SECRET has changed. */
function opened(call: Call, cipher: Cipher, { id, details_enc }: Sealed): MethodDetails | undefined {
  try {
    return JSON.parse(cipher.open(details_enc, placeOf(call, id)));
  } catch {
    return undefined;
  }
}

/** Who looked, and when: in the details' own history. */
async function noteLook(call: Call, ids: readonly string[], reason: string): Promise<void> {
  await call.because(reason);
  await call.run('update payout_methods set shown_at = $3, shown_by = $4 where organization_id = $1 and id = any($2)', [
    call.organization_id,
    ids,
    call.now(),
    call.actor.user_id,
  ]);
}

/** The full details, for verifying them with the partner or paying manually. */
export async function showDetails(call: Call, cipher: Cipher, id: string): Promise<ShownDetails> {
  const [found] = await sealed(call, [id]);
  if (!found) throw notFound('These payout details');
  const details = opened(call, cipher, found);
  if (!details)
    throw conflict(
      'These details cannot be decrypted because TANDEM_SECRET has changed since they were entered. Enter them again.',
    );
  await noteLook(call, [id], 'Viewed full payout details');
  const { rail, country, holder_name } = found;
  return { rail, country, holder_name, details };
}

/** Why a payment in the file has no account number. */
function noteOn(method: Sealed | undefined, isSame: boolean): string {
  if (!method) return 'No payout details';
  return isSame ? 'Payout details cannot be decrypted' : 'Payout details changed after approval';
}

interface Payment {
  statement_no: string;
  partner: string;
  pays_currency: string;
  pays_minor: number;
  payout_method_id: string | null;
  method_fingerprint: string | null;
  reference: string;
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
 * The payments of one payment file with the accounts they go to, as they are now: for typing into a bank. Where the details
 * are no longer those that were approved, the account is left out and the note says so.
 */
export async function accountsCsv(
  call: Call,
  cipher: Cipher,
  batch_id: string,
  number: number,
): Promise<{ name: string; text: string }> {
  const batch = await call.one<{ number: number; name: string }>(
    'select number, name from payout_batches where organization_id = $1 and id = $2',
    [call.organization_id, batch_id],
    'This payout',
  );
  const payments = await call.rows<Payment>(
    `select statement_no, payee->>'partner' as partner, pays_currency, pays_minor, payout_method_id, method_fingerprint, $4 || ' ' || statement_no as reference
     from payout_item_rows where organization_id = $1 and batch_id = $2 and export_number = $3 order by statement_no`,
    [call.organization_id, batch_id, number, batch.name],
  );
  if (payments.length === 0) throw notFound('This file');
  const ids = payments.flatMap(({ payout_method_id }) => payout_method_id ?? []);
  const methods = new Map((await sealed(call, ids)).map((method) => [method.id, method]));
  const lines = payments.map((payment) => {
    const method = methods.get(payment.payout_method_id ?? '');
    const isSame = method?.fingerprint === payment.method_fingerprint;
    const known = method && isSame ? method : undefined;
    const read = known && opened(call, cipher, known);
    const details = read ?? {};
    const note = read ? '' : noteOn(method, isSame);
    return csvLine([
      ...[payment.statement_no, payment.partner, known?.holder_name, known?.country, known?.rail],
      ...[details.iban, details.bic, details.routing_number, details.account_number, details.account_type],
      ...[details.bank_name, details.email, details.instructions],
      ...[payment.pays_currency, decimalOf(payment.pays_minor, payment.pays_currency), payment.reference, note],
    ]);
  });
  await noteLook(call, [...methods.keys()], `Accounts for payment file ${number} of ${batch.name}`);
  return { name: `payout-${batch.number}-${number}-accounts.csv`, text: [csvLine(columns), ...lines].join('') };
}
