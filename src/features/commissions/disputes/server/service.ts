import { addManualCommission } from '#features/commissions/manual-commissions/server/service.ts';
import { requestRecalculation } from '#features/commissions/recalculations/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { formatLongDay } from '#shared/places/regions.ts';
import type { CommissionDispute, CorrectInput, DisputeInput, DisputeMessage } from '../schema.ts';
import type { DisputeRejection, DisputeReply } from '../steps.schema.ts';
import { notifyAnswered, notifyDisputed } from './dispute-notices.ts';

/**
 * Opens a partner's dispute of its own commission. Each line has at most one open dispute, which further messages
 * continue.
 * @returns its id
 */
export async function openDispute(call: Call, line_id: string, { reason, step, text }: DisputeInput): Promise<string> {
  const line = await call.one<{ partner_id: string; number: number; disputable_until: string | null; region: string }>(
    sql`
      select l.partner_id, l.number, i.disputable_until, o.region
      from commission_lines l join organizations o on o.id = l.organization_id
      left join payout_items i on i.organization_id = l.organization_id and i.id = l.payout_item_id
      where l.organization_id = ${call.organization_id} and l.id = ${line_id}`,
    'This commission',
  );
  // Reserving the number makes concurrent requests wait here, so that the second one sees the open dispute.
  const number = await reserveNumbers(call, 'commission_disputes', 1);
  const open = await call.maybe(sql`
    select from commission_disputes
    where organization_id = ${call.organization_id} and line_id = ${line_id} and status = 'open'`);
  if (open) throw conflict('You have already disputed this commission. Add a message to the open dispute.');
  if (!isDisputable(call, line)) throw isOver(line.disputable_until!, line.region);
  const id = newId();
  await call.run(sql`
    insert into commission_disputes (organization_id, id, partner_id, line_id, number, reason, step, opened_at)
    values (${call.organization_id}, ${id}, ${line.partner_id}, ${line_id}, ${number}, ${reason},
      ${step?.trim() || null}, ${call.now()})`);
  await say(call, id, 'opened', text);
  await notifyDisputed(call, { ...line, id, line_id }, text, true);
  return id;
}

/**
 * A paid commission can be disputed until the end of its last day, by the company's calendar. An unpaid one has no
 * deadline.
 */
export function isDisputable(call: Call, { disputable_until }: { disputable_until: string | null }): boolean {
  return disputable_until === null || call.today() <= disputable_until;
}

function isOver(disputable_until: string, region: string) {
  return conflict(
    `This commission was paid and could be disputed until ${formatLongDay(disputable_until, region)}. That day has passed.`,
    { disputable_until },
  );
}

/** Both sides can add messages while the dispute is open. */
export async function addToDispute(call: Call, dispute: CommissionDispute, { text }: DisputeReply): Promise<void> {
  await say(call, dispute.id, 'said', text);
  await call.announce('commission_disputes.updated', dispute.id, { partner_id: dispute.partner_id });
  const line = await lineOf(call, dispute);
  await (call.actor.mode === 'partner'
    ? notifyDisputed(call, line, text, false)
    : notifyAnswered(call, line, 'said', text));
}

/** Keeps the commission as it is, and tells the partner why. */
export async function rejectDispute(call: Call, dispute: CommissionDispute, { text }: DisputeRejection): Promise<void> {
  await decide(call, dispute, 'kept', text, {});
}

/**
 * Accepts the dispute: a manual commission corrects the amount. Without an amount, the deals from that day on are
 * recalculated, which a second person approves.
 */
export async function correctCommission(
  call: Call,
  dispute: CommissionDispute,
  { text, amount_minor }: CorrectInput,
): Promise<void> {
  call.require('commission_lines', 'manage');
  const line = await lineOf(call, dispute);
  const { currency, kind } = line;
  if (amount_minor === null || amount_minor === undefined) {
    const reason = `Dispute ${dispute.number}, commission ${line.number}: ${text}`;
    const recalculation_id = await requestRecalculation(call, { reason, from: await soldOn(call, line.line_id) });
    await refuseUnchanged(call, recalculation_id);
    await decide(call, dispute, 'corrected', text, { recalculation_id });
    return;
  }
  const correction_line_id = await addManualCommission(call, {
    partner_id: dispute.partner_id,
    currency,
    amount_minor,
    on: call.today(),
    reason: text,
    // Lines that no structure calculated are corrected by an independent line.
    ...(kind !== 'manual' && kind !== 'carried' && { adjusts_line_id: dispute.line_id }),
  });
  await decide(call, dispute, 'corrected', text, { correction_line_id });
}

/** Without this check, the partner would be promised a correction that never comes. */
async function refuseUnchanged(call: Call, recalculation_id: string): Promise<void> {
  const unchanged = await call.maybe(sql`
    select from commission_recalculations
    where organization_id = ${call.organization_id} and id = ${recalculation_id} and totals = '[]'`);
  if (unchanged)
    throw conflict(
      'Recalculating the deals from that day on changes nothing. Correct the deal, the partner or the structure first.',
    );
}

/** A recalculation starts at the day of the sale; a refund or a payment, and its line, have a later date. */
async function soldOn(call: Call, line_id: string): Promise<string> {
  const { sold_on } = await call.one<{ sold_on: string }>(sql`
    select least(s.occurred_on, l.effective_on) as sold_on from commission_lines l
    join commission_events s on s.organization_id = l.organization_id and s.id = l.sale_event_id
    where l.organization_id = ${call.organization_id} and l.id = ${line_id}`);
  return sold_on;
}

/** Withdraws a dispute that the partner has found to be mistaken. */
export async function withdrawDispute(call: Call, { id }: CommissionDispute): Promise<void> {
  await say(call, id, 'withdrawn', '');
  await call.run(sql`
    update commission_disputes set status = 'withdrawn', decided_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${id}`);
}

async function decide(
  call: Call,
  dispute: CommissionDispute,
  status: 'kept' | 'corrected',
  text: string,
  by: { correction_line_id?: string; recalculation_id?: string },
): Promise<void> {
  await say(call, dispute.id, status, text);
  await call.because(text.trim());
  await call.run(sql`
    update commission_disputes
    set status = ${status}, correction_line_id = ${by.correction_line_id ?? null},
      recalculation_id = ${by.recalculation_id ?? null}, decided_by = ${call.actor.user_id}, decided_at = ${call.now()}
    where organization_id = ${call.organization_id} and id = ${dispute.id}`);
  await notifyAnswered(call, await lineOf(call, dispute), status, text);
}

async function lineOf(call: Call, { id, line_id, partner_id }: CommissionDispute) {
  const line = await call.one<{ number: number; currency: string; kind: string }>(sql`
    select number, currency, kind from commission_lines
    where organization_id = ${call.organization_id} and id = ${line_id}`);
  return { ...line, id, line_id, partner_id };
}

async function say(call: Call, dispute_id: string, kind: DisputeMessage['kind'], body: string): Promise<void> {
  const { mode, user_id, full_name } = call.actor;
  await call.run(sql`
    insert into commission_dispute_messages (organization_id, dispute_id, side, kind, author_id, author_name, body,
      said_at)
    values (${call.organization_id}, ${dispute_id}, ${mode}, ${kind}, ${user_id}, ${full_name}, ${body.trim()},
      ${call.now()})`);
}
