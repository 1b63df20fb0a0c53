import { createHash } from 'node:crypto';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { ItemStatus } from '#features/payouts/payouts/schema.ts';
import {
  approvedPayments,
  type FilePayment,
  takeIntoFile,
  takePaymentStep,
  takePayoutStep,
} from '#features/payouts/payouts/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid } from '#server/errors.ts';
import { isReceived } from '#server/extension-points/webhook-events.ts';
import { formatMoney } from '#shared/money/money.ts';
import type { AnswerResult, PaymentAnswer, SendChoice, SentPayments } from '../schema.ts';
import { settleAttempts } from './reports/apply.ts';
import { storeReport } from './reports/import.ts';
import { hasStripe, sendToStripe, stripeOf } from './stripe/transfers.ts';

/** The event that asks the company's own system to make a payment. */
export const REQUESTED = 'payment.requested';

/** The payments to partners who are paid in a way that the company's own system knows. */
async function externalOf(call: Call, payments: readonly FilePayment[]): Promise<FilePayment[]> {
  const rows = await call.rows<{ item_id: string }>(sql`
    select item_id from payout_item_accounts
    where organization_id = ${call.organization_id} and item_id = any(${payments.map(({ id }) => id)})
      and rail = 'external'`);
  const external = new Set(rows.map(({ item_id }) => item_id));
  return payments.filter(({ id }) => external.has(id));
}

/** @throws 404 */
async function requirePayout(call: Call, id: string): Promise<void> {
  await call.one(
    sql`select 1 from payout_batches where organization_id = ${call.organization_id} and id = ${id}`,
    'This payout',
  );
}

/** Sends the payments of a payout that a system can make. */
export async function sendPayments(call: Call, batch_id: string, by: SendChoice['by']): Promise<SentPayments> {
  await requirePayout(call, batch_id);
  return by === 'stripe' ? sendToStripe(call, batch_id) : sendToSystem(call, batch_id);
}

/** The payments of a payout that can be sent to a system now, by currency. */
export async function sendChoices(call: Call, batch_id: string): Promise<SendChoice[]> {
  await requirePayout(call, batch_id);
  const approved = await approvedPayments(call, batch_id);
  const external = await externalOf(call, approved);
  const connected = await stripeOf(call, approved);
  return [
    ...choicesOf('external', external, external.length > 0 && !(await isReceived(call, REQUESTED))),
    ...choicesOf('stripe', connected, connected.length > 0 && !(await hasStripe(call))),
  ];
}

function choicesOf(by: SendChoice['by'], payments: readonly FilePayment[], needs_setup: boolean): SendChoice[] {
  return [...Map.groupBy(payments, ({ pays_currency }) => pays_currency)].sort().map(([currency, each]) => ({
    by,
    currency,
    item_count: each.length,
    amount_minor: each.reduce((sum, { pays_minor }) => sum + pays_minor, 0),
    needs_setup,
  }));
}

/**
 * Announces each payment to the company's own system. The events are part of the transaction: either all payments are in
 * process and announced, or none is.
 */
export async function sendToSystem(call: Call, batch_id: string): Promise<SentPayments> {
  if (!(await isReceived(call, REQUESTED)))
    throw conflict(`No webhook endpoint receives “${REQUESTED}” events. Add one first: Settings, Webhooks.`);
  const { payments } = await takeIntoFile<FilePayment>(call, batch_id, {
    format: 'external',
    choose: async (all) => {
      const chosen = await externalOf(call, all);
      if (chosen.length === 0) throw conflict('No approved payment of this payout can be sent to your system.');
      return chosen;
    },
    build: async (chosen) =>
      JSON.stringify(chosen.map(({ id, pays_currency, pays_minor }) => [id, pays_currency, pays_minor])),
  });
  await call.run(sql`
    insert into payment_attempts (organization_id, item_id, n, provider, reference, status, requested_at)
    select ${call.organization_id}, item_id, 1, 'external', reference, 'submitted', ${call.now()}
    from unnest(${payments.map(({ id }) => id)}::uuid[],
      ${payments.map(({ statement_no }) => statement_no)}::text[]) as a (item_id, reference)`);
  for (const { id, partner_id } of payments) await call.announce('payout_items.requested', id, { partner_id });
  return { item_count: payments.length };
}

/** The sums of the payments that were sent last, by currency. */
export function sentFigures(call: Call, batch_id: string): Promise<{ minor: number; currency: string }[]> {
  return call.rows(sql`
    select sum(pays_minor)::bigint as minor, pays_currency as currency from payout_item_rows
    where organization_id = ${call.organization_id} and batch_id = ${batch_id} and export_number =
      (select max(number) from payout_exports
        where organization_id = ${call.organization_id} and batch_id = ${batch_id})
    group by pays_currency order by pays_currency`);
}

interface Sent {
  id: string;
  batch_id: string;
  status: ItemStatus;
  statement_no: string;
  currency: string;
  amount_minor: number;
  attempt_id: string | null;
  reference: string | null;
}

/**
 * Applies the answer of the company's own system. The same answer again changes nothing. An answer that contradicts an
 * earlier one is listed for a person, and changes nothing either.
 */
export async function answerPayment(call: Call, id: string, answer: PaymentAnswer): Promise<AnswerResult> {
  // The books are locked before the payment is read, so that of two answers at once one sees the other.
  await openBooks(call);
  const sent = await call.one<Sent>(
    sql`
      select i.id, i.batch_id, i.status, i.statement_no, i.pays_currency as currency, i.pays_minor as amount_minor,
        a.id as attempt_id, a.provider_ref as reference
      from payout_item_rows i
      left join payment_attempts a on a.organization_id = i.organization_id and a.item_id = i.id
        and a.provider = 'external'
      where i.organization_id = ${call.organization_id} and i.id = ${id} order by a.n desc limit 1`,
    'This payment',
  );
  const { attempt_id } = sent;
  if (!attempt_id) throw conflict('This payment was not sent to your system.');
  checkAnswer(sent, answer);
  const problem = contradiction(sent, answer);
  if (problem) return listed(call, sent, answer, problem);
  const step = stepOf(sent.status, answer.outcome);
  if (sent.reference === null) await keepReference(call, attempt_id, answer.reference.trim());
  if (step) await take(call, { ...sent, attempt_id }, step, answer);
  return {
    item_id: id,
    status: step ?? sent.status,
    result: step ? 'applied' : 'unchanged',
    note: null,
    report_id: null,
  };
}

function checkAnswer(sent: Sent, { outcome, amount_minor, currency, paid_on, reference }: PaymentAnswer): void {
  if (amount_minor !== sent.amount_minor || currency !== sent.currency)
    throw invalid({
      amount_minor: [`must be the amount that was sent: ${formatMoney(sent.amount_minor, sent.currency)}`],
    });
  if (outcome === 'paid' && !paid_on) throw invalid({ paid_on: ['is required'] });
  if (!reference.trim()) throw invalid({ reference: ['is required'] });
}

type Step = 'paid' | 'failed' | 'returned';

/** The status that an answer leads to; null when it says what is known. */
function stepOf(status: ItemStatus, outcome: PaymentAnswer['outcome']): Step | null {
  if (status === 'processing' || status === 'in_transit') return outcome === 'returned' ? 'failed' : outcome;
  return status === 'paid' && outcome === 'returned' ? 'returned' : null;
}

/** The sentence about an answer that does not fit to what is known. */
function contradiction({ status, reference }: Sent, answer: PaymentAnswer): string | null {
  const isOther = reference !== null && reference !== answer.reference.trim();
  if (isOther) return `Your system named this payment “${reference}” before.`;
  if (status === 'processing' || status === 'in_transit') return null;
  const fits: Partial<Record<ItemStatus, readonly PaymentAnswer['outcome'][]>> = {
    paid: ['paid', 'returned'],
    failed: ['failed', 'returned'],
    returned: ['returned', 'paid'],
  };
  return fits[status]?.includes(answer.outcome) ? null : `The payment is already ${status}.`;
}

/** One reference names one payment, so that a mistaken answer cannot settle a second one. */
async function keepReference(call: Call, attempt_id: string, reference: string): Promise<void> {
  const other = await call.maybe(sql`
    select from payment_attempts
    where organization_id = ${call.organization_id} and provider = 'external' and provider_ref = ${reference}
      and id <> ${attempt_id}`);
  if (other) throw invalid({ reference: ['already names another payment'] });
  await call.run(sql`
    update payment_attempts set provider_ref = ${reference}
    where organization_id = ${call.organization_id} and id = ${attempt_id}`);
}

async function take(
  call: Call,
  { id, batch_id, attempt_id }: Sent & { attempt_id: string },
  step: Step,
  { reference, paid_on, code, text }: PaymentAnswer,
): Promise<void> {
  const why = (usual: 'rejected_by_bank' | 'returned') => ({ code: code ?? usual, ...(text && { text }) });
  if (step === 'paid')
    await takePayoutStep.pay(call, batch_id, { item_ids: [id], paid_on: paid_on!, reference: reference.trim() });
  else if (step === 'failed') await takePaymentStep.fail(call, id, why('rejected_by_bank'));
  else await takePaymentStep.return(call, id, why('returned'));
  await settleAttempts(call, [attempt_id], step === 'paid' ? 'succeeded' : step, text ?? null);
}

/** Lists an answer as a status file with one line. The same answer again gives the same status file. */
async function listed(call: Call, sent: Sent, answer: PaymentAnswer, problem: string): Promise<AnswerResult> {
  const { outcome, code, text, paid_on, reference } = answer;
  const same = JSON.stringify([
    'external',
    sent.id,
    outcome,
    reference.trim(),
    paid_on ?? null,
    code ?? null,
    text ?? null,
  ]);
  const report_id = await storeReport(call, {
    file_name: `Answer about ${sent.statement_no}`,
    sha256: createHash('sha256').update(same).digest('hex'),
    parsed: {
      kind: 'external',
      message_id: reference.trim().slice(0, 100),
      lines: [
        {
          reference: sent.statement_no,
          outcome,
          amount_minor: answer.amount_minor,
          currency: answer.currency,
          on: paid_on ?? null,
          code: code ?? null,
          detail: text ?? null,
          problem,
        },
      ],
    },
  });
  return { item_id: sent.id, status: sent.status, result: 'refused', note: problem, report_id };
}
