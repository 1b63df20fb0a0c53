import type { ItemStatus } from '#features/payouts/payouts/schema.ts';
import { takePaymentStep, takePayoutStep } from '#features/payouts/payouts/server/service.ts';
import type { PaymentFailure } from '#features/payouts/payouts/steps.schema.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { caughtRefusal } from '#server/dry-run.ts';
import { formatMoney } from '#shared/money/money.ts';
import { dateInZone, earlierOf, laterOf } from '#shared/time/dates.ts';
import { achText } from '../../characters.ts';
import type { ReportOutcome, ReportResult } from '../../schema.ts';
import type { ReportLine } from './line.ts';

/** A payment that a status file can name. */
interface Payment {
  item_id: string;
  attempt_id: string;
  batch_id: string;
  approved_at: string | null;
  status: ItemStatus;
  statement_no: string;
  currency: string;
  amount_minor: number;
}

/** The effect of one line on one payment. */
export interface AppliedLine {
  line: ReportLine;
  item_id: string | null;
  outcome: ReportOutcome;
  result: ReportResult;
  note: string | null;
}

/**
 * Applies the lines of a status file. A line counts only for the payment whose reference it names with the same amount;
 * everything else is listed and changes nothing. The books must be open.
 */
export async function applyLines(call: Call, lines: readonly ReportLine[]): Promise<AppliedLine[]> {
  const paying = new Map<string, { batch_id: string; on: string; each: { payment: Payment; at: number }[] }>();
  const applied: AppliedLine[] = [];
  const later: { payment: Payment; line: ReportLine; at: number }[] = [];
  for (const { line, payment, problem } of await matched(call, lines)) {
    const at = applied.length;
    const result: ReportResult = payment ? 'unchanged' : 'unknown';
    applied.push({ line, item_id: payment?.item_id ?? null, outcome: line.outcome, result, note: null });
    if (!payment) continue;
    if (problem) {
      refuse(applied[at]!, problem);
    } else if (line.outcome === 'paid') {
      const step = payStep(payment);
      if (step === 'refuse') refuse(applied[at]!, `The payment is already ${payment.status}.`);
      else if (step === 'pay') {
        const on = dayOf(call, payment, line);
        const key = `${payment.batch_id} ${on}`;
        const group = paying.get(key) ?? { batch_id: payment.batch_id, on, each: [] };
        // The same payment can be named twice, such as by a status report and its correction.
        if (!group.each.some((one) => one.payment.item_id === payment.item_id)) group.each.push({ payment, at });
        paying.set(key, group);
      }
    } else if (line.outcome !== 'pending') later.push({ payment, line, at });
  }
  for (const group of paying.values()) await pay(call, group, applied);
  for (const { payment, line, at } of later) await end(call, payment, line, applied[at]!);
  return applied;
}

function refuse(line: AppliedLine, note: string): void {
  line.result = 'refused';
  line.note = note.slice(0, 500);
}

/** Lines with the payment that each names; a line about a file becomes one line for each payment in it. */
async function matched(
  call: Call,
  lines: readonly ReportLine[],
): Promise<{ line: ReportLine; payment: Payment | undefined; problem: string | null }[]> {
  const names = [...new Set(lines.map(({ reference }) => reference).filter(Boolean))];
  const rows = await call.rows<Payment & { reference: string; trace: string | null; message_id: string | null }>(sql`
    select a.item_id, a.id as attempt_id, i.batch_id, b.approved_at, i.status, i.statement_no,
      i.pays_currency as currency,
      i.pays_minor as amount_minor, a.reference, a.trace, f.message_id
    from payment_attempts a join payout_item_rows i on i.organization_id = a.organization_id and i.id = a.item_id
    join payout_batches b on b.organization_id = i.organization_id and b.id = i.batch_id
    left join payment_files f on f.organization_id = a.organization_id and f.id = a.file_id
    where a.organization_id = ${call.organization_id}
      and (a.reference = any(${names}) or a.trace = any(${names}) or f.message_id = any(${names}))
    order by i.statement_no, a.n`);
  const byName = new Map(
    rows.flatMap((row) => [row.reference, row.trace].flatMap((name) => (name ? [[name, row] as const] : []))),
  );
  const itemised = new Set(lines.flatMap((line) => byName.get(line.reference)?.item_id ?? []));
  return lines.flatMap((line) => {
    if (!line.isFile) {
      const payment = byName.get(line.reference);
      return [{ line, payment, problem: payment ? (line.problem ?? mismatch(line, payment)) : null }];
    }
    const inFile = rows.filter(({ message_id }) => message_id === line.reference);
    const total = inFile.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    if (inFile.length === 0) return [{ line, payment: undefined, problem: null }];
    const isOther = line.amount_minor !== null && line.amount_minor !== total;
    return inFile
      .filter(({ item_id }) => !itemised.has(item_id))
      .map((payment) => ({
        line: {
          ...line,
          reference: payment.reference,
          amount_minor: payment.amount_minor,
          currency: payment.currency,
          detail: ['With the whole file', line.detail].filter(Boolean).join('. '),
        },
        payment,
        problem: isOther
          ? `The line is about ${formatMoney(line.amount_minor!, payment.currency)}, but the payment file has ${formatMoney(total, payment.currency)}.`
          : null,
      }));
  });
}

function mismatch(line: ReportLine, payment: Payment): string | null {
  const { amount_minor, currency, statement_no } = line;
  if (amount_minor !== null && (amount_minor !== payment.amount_minor || (currency && currency !== payment.currency)))
    return `The line is about ${formatMoney(amount_minor, currency ?? payment.currency)}, but the payment is ${formatMoney(payment.amount_minor, payment.currency)}.`;
  if (statement_no !== undefined && statement_no !== achText(payment.statement_no, 15))
    return 'The line names another statement.';
  return null;
}

function payStep({ status }: Payment): 'pay' | 'nothing' | 'refuse' {
  if (status === 'paid') return 'nothing';
  return status === 'processing' || status === 'in_transit' ? 'pay' : 'refuse';
}

/** The day that the bank names, within the days on which a payment can be recorded. */
function dayOf(call: Call, { approved_at }: Payment, { on }: ReportLine): string {
  const approved = approved_at ? dateInZone(approved_at, call.actor.timezone) : call.today();
  return earlierOf(laterOf(on ?? call.today(), approved), call.today());
}

async function pay(
  call: Call,
  { batch_id, on, each }: { batch_id: string; on: string; each: { payment: Payment; at: number }[] },
  applied: AppliedLine[],
): Promise<void> {
  const refusal = await caughtRefusal(call, async () => {
    await takePayoutStep.pay(call, batch_id, { item_ids: each.map(({ payment }) => payment.item_id), paid_on: on });
    await settleAttempts(
      call,
      each.map(({ payment }) => payment.attempt_id),
      'succeeded',
      null,
    );
  });
  for (const { at, payment } of each) {
    if (refusal) refuse(applied[at]!, refusal.message);
    else applied[at]!.result = 'applied';
    if (!refusal) payment.status = 'paid';
  }
}

/** Records that a payment failed, or that it came back after it was paid. */
async function end(call: Call, payment: Payment, line: ReportLine, applied: AppliedLine): Promise<void> {
  const { status } = await call.one<{ status: ItemStatus }>(
    sql`select status from payout_items where organization_id = ${call.organization_id} and id = ${payment.item_id}`,
  );
  if (status === 'failed' || status === 'returned') return;
  const why = reasonOf(line);
  const refusal = await caughtRefusal(call, async () => {
    if (status === 'paid') await takePaymentStep.return(call, payment.item_id, why);
    else await takePaymentStep.fail(call, payment.item_id, why);
    await settleAttempts(call, [payment.attempt_id], status === 'paid' ? 'returned' : 'failed', why.text ?? null);
  });
  if (refusal) refuse(applied, refusal.message);
  else applied.result = 'applied';
}

const codes: Record<string, PaymentFailure['code']> = {
  AC01: 'wrong_details',
  AC03: 'wrong_details',
  AC04: 'account_closed',
  AC06: 'rejected_by_bank',
  BE01: 'wrong_details',
  R02: 'account_closed',
  R03: 'wrong_details',
  R04: 'wrong_details',
  R13: 'wrong_details',
};

function reasonOf({ code, detail, outcome }: ReportLine): PaymentFailure {
  const fallback = outcome === 'returned' ? 'returned' : 'rejected_by_bank';
  const text = [code, detail].filter(Boolean).join(': ').slice(0, 500);
  return { code: (code && codes[code]) || fallback, ...(text && { text }) };
}

export async function settleAttempts(
  call: Call,
  ids: readonly string[],
  status: 'succeeded' | 'failed' | 'returned',
  error: string | null,
): Promise<void> {
  await call.run(sql`
    update payment_attempts set status = ${status}, settled_at = ${call.now()}, error = ${error}
    where organization_id = ${call.organization_id} and id = any(${ids})`);
}
