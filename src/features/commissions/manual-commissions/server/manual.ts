import type { CommissionLine, LineStatus } from '#features/commissions/commissions/schema.ts';
import { BANNED_PARTNER, settleLines } from '#features/commissions/commissions/server/service.ts';
import { openBooks } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { formatMoney } from '#shared/money/money.ts';
import { addDays, earlierOf } from '#shared/time/dates.ts';
import type { ManualInput, WriteOffInput } from '../schema.ts';
import { bookManualCommission } from './manual-booking.ts';
import type { ManualCommission } from './model.ts';

/** The properties of the line that a manual commission refers to. */
type Line = Pick<
  CommissionLine,
  'id' | 'number' | 'partner_id' | 'opportunity_id' | 'kind' | 'amount_minor' | 'currency' | 'status' | 'release_on'
> & { adjusts_line_id: string | null; hold_reason: string | null; account_key: string; rule_id: string };

/**
 * Adds an amount that no structure calculates: goodwill, a correction, an oral agreement. It needs no approval of its
 * own, because money leaves only by a payout, which a second person approves.
 * @returns the line's id
 */
export async function addManualCommission(call: Call, input: ManualInput): Promise<string> {
  const { partner_id, amount_minor, currency, on, reason, hold_days = 0 } = input;
  if (amount_minor === 0) throw invalid({ amount_minor: ['must not be 0'] });
  if (on > call.today()) throw invalid({ on: ['must not lie in the future'] });
  if (amount_minor < 0 && hold_days > 0) throw invalid({ hold_days: ['is for amounts that pay'] });
  const partner = await partnerOf(call, partner_id);
  if (partner.merged_into)
    throw conflict(`${partner.name} was merged into ${partner.merged_into}. Choose that partner.`);
  if (input.opportunity_id) await requireDealOf(call, input.opportunity_id, partner_id);
  const corrected = input.adjusts_line_id ? await lineSeen(call, input.adjusts_line_id) : null;
  return call.asCompany(async (company) => {
    await openBooks(company);
    if (corrected) await requireRoom(company, corrected, input);
    // A deduction is due together with its line, so that no cutoff pays the line and leaves its correction behind.
    const due_on = amount_minor < 0 && corrected ? earlierOf(corrected.release_on, on) : on;
    const release_on = addDays(due_on, amount_minor > 0 ? hold_days : 0);
    return bookManualCommission(company, {
      what: 'added',
      partner_id,
      amount_minor,
      currency,
      reason,
      effective_on: on,
      release_on,
      ...placeOf(company, amount_minor, release_on, partner.category),
      opportunity_id: input.opportunity_id ?? corrected?.opportunity_id ?? null,
      adjusts: corrected && { id: corrected.id, account_key: null },
    });
  });
}

/** Balances a manual line, once; lines are never edited. @returns the new line's id */
export function reverseManualCommission(call: Call, id: string, reason: string): Promise<string> {
  return reverse(call, id, reason, 'manual');
}

async function reverse(call: Call, id: string, reason: string, of: 'manual' | 'mdf'): Promise<string> {
  await lineSeen(call, id);
  return call.asCompany(async (company) => {
    await openBooks(company);
    const line = await lineSeen(company, id);
    const refusal = await whyNotTakenBack(company, line, of);
    if (refusal) throw conflict(refusal);
    const { category } = await partnerOf(company, line.partner_id);
    const isOpen = line.status === 'on_hold' || line.status === 'payable';
    // The reversal has the status of the line, or, when that was paid, reduces what is payable.
    const place = isOpen
      ? { status: line.status, hold_reason: line.hold_reason }
      : placeOf(company, -line.amount_minor, line.release_on, category);
    const balancing = await bookManualCommission(company, {
      what: reversals[line.rule_id] ?? 'taken_back',
      partner_id: line.partner_id,
      amount_minor: -line.amount_minor,
      currency: line.currency,
      reason,
      effective_on: company.today(),
      release_on: line.release_on,
      ...place,
      opportunity_id: line.opportunity_id,
      adjusts: { id, account_key: line.account_key },
    });
    if (isOpen) await settleLines(company, [id, balancing]);
    return balancing;
  });
}

interface Reimbursement {
  partner_id: string;
  amount_minor: number;
  currency: string;
  reason: string;
}

/** Pays a partner's approved claim with its next payout, unless its payments are stopped. @returns the line's id */
export async function reimbursePartner(
  call: Call,
  { partner_id, amount_minor, currency, reason }: Reimbursement,
): Promise<string> {
  const { category } = await partnerOf(call, partner_id);
  return call.asCompany(async (company) => {
    await openBooks(company);
    const today = company.today();
    return bookManualCommission(company, {
      what: 'reimbursed',
      partner_id,
      amount_minor,
      currency,
      reason,
      effective_on: today,
      release_on: today,
      ...placeOf(company, amount_minor, today, category),
      opportunity_id: null,
      adjusts: null,
    });
  });
}

interface Reward extends Reimbursement {
  submission_id: string;
}

/** Pays a partner's reward with its next payout. The key of its submission is booked once. @returns the line's id */
export async function rewardPartner(call: Call, { submission_id, partner_id, ...reward }: Reward): Promise<string> {
  const { category } = await partnerOf(call, partner_id);
  return call.asCompany(async (company) => {
    await openBooks(company);
    const today = company.today();
    return bookManualCommission(company, {
      what: 'rewarded',
      key: `bounty:${submission_id}`,
      partner_id,
      ...reward,
      effective_on: today,
      release_on: today,
      ...placeOf(company, reward.amount_minor, today, category),
      opportunity_id: null,
      adjusts: null,
    });
  });
}

/** Balances a reimbursement for the feature that requested it. @returns the new line's id */
export function reverseReimbursement(call: Call, id: string, reason: string): Promise<string> {
  return reverse(call, id, reason, 'mdf');
}

/**
 * Writes off a debt: the partner's payable balance is negative, and the company no longer expects it back.
 * @returns the line's id
 */
export async function writeOff(call: Call, input: WriteOffInput): Promise<string> {
  const { partner_id, currency, amount_minor, reason } = input;
  await partnerOf(call, partner_id);
  return call.asCompany(async (company) => {
    await openBooks(company);
    const { payable_minor, last_due } = await company.one<{ payable_minor: number; last_due: string | null }>(sql`
      select coalesce(sum(amount_minor), 0)::bigint as payable_minor, max(release_on) as last_due from commission_lines
      where organization_id = ${company.organization_id} and partner_id = ${partner_id} and currency = ${currency}
        and status = 'payable'`);
    if (payable_minor >= 0) throw conflict(`This partner owes nothing in ${currency}.`);
    if (amount_minor > -payable_minor) {
      throw invalid({ amount_minor: [`is more than the partner owes: ${formatMoney(-payable_minor, currency)}`] });
    }
    const today = company.today();
    return bookManualCommission(company, {
      what: 'written_off',
      partner_id,
      amount_minor,
      currency,
      reason,
      effective_on: today,
      // The release day keeps a cutoff from including the line without the debt it balances.
      release_on: last_due && last_due > today ? last_due : today,
      status: 'payable',
      hold_reason: null,
      opportunity_id: null,
      adjusts: null,
    });
  });
}

/**
 * Manual commissions on deals that were not reversed, which changes of the deals do not affect.
 * @returns lines by deal
 */
export async function activeManualCommissions(call: Call, deals: readonly string[]): Promise<Map<string, number>> {
  const rows = await call.rows<{ id: string; lines: number }>(sql`
    select l.opportunity_id as id, count(*)::int as lines from commission_lines l
    left join commission_lines of on of.organization_id = l.organization_id and of.id = l.adjusts_line_id
    where l.organization_id = ${call.organization_id} and l.opportunity_id = any(${deals}) and l.kind = 'manual'
      and of.kind is distinct from 'manual'
      and not exists (select from commission_lines b
        where b.organization_id = ${call.organization_id} and b.adjusts_line_id = l.id and b.kind = 'manual')
    group by l.opportunity_id`);
  return new Map(rows.map(({ id, lines }) => [id, lines]));
}

/** The amount of a clawback that may still be reinstated, or of a manual line that may be reversed; 0 when none may. */
export async function refundableAmount(call: Call, id: string): Promise<number> {
  const line = await lineSeen(call, id);
  if (line.kind === 'manual') return (await whyNotTakenBack(call, line)) === null ? -line.amount_minor : 0;
  return line.kind === 'clawback' ? roomIn(call, line) : 0;
}

/** By the line's role. */
const reversals: Record<string, ManualCommission['what']> = {
  write_off: 'write_off_taken_back',
  mdf: 'reimbursement_taken_back',
  bounty: 'reward_taken_back',
};

async function whyNotTakenBack(call: Call, line: Line, of: 'manual' | 'mdf' = 'manual'): Promise<string | null> {
  if (line.kind !== 'manual') return 'Only manual commissions can be reversed.';
  if (line.rule_id === 'mdf' && of !== 'mdf')
    return 'This commission reimburses an MDF claim. Reverse the claim instead.';
  const original = line.adjusts_line_id ? await lineSeen(call, line.adjusts_line_id) : null;
  if (original?.kind === 'manual') return 'This commission is a reversal. Add a new manual commission instead.';
  const balancing = await call.maybe<{ number: number }>(sql`
    select number from commission_lines
    where organization_id = ${call.organization_id} and adjusts_line_id = ${line.id} and kind = 'manual'`);
  return balancing ? `This commission was already reversed by commission ${balancing.number}.` : null;
}

/** Due lines are payable at once; deductions reduce what is payable. Lines of a banned partner are on hold. */
function placeOf(call: Call, amount_minor: number, release_on: string, category: string) {
  const place = (status: LineStatus, hold_reason: string | null = null) => ({ status, hold_reason });
  if (amount_minor < 0) return place('payable');
  if (category === 'banned') return place('on_hold', BANNED_PARTNER);
  return place(release_on <= call.today() ? 'payable' : 'on_hold');
}

async function partnerOf(call: Call, id: string) {
  return call.one<{ name: string; category: string; merged_into: string | null }>(
    sql`
      select p.name, s.category, k.name as merged_into from partners p
      join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
      left join partners k on k.organization_id = p.organization_id and k.id = p.merged_into_id
      where p.organization_id = ${call.organization_id} and p.id = ${id}`,
    'This partner',
  );
}

async function requireDealOf(call: Call, opportunity_id: string, partner_id: string): Promise<void> {
  const { is_own } = await call.one<{ is_own: boolean }>(
    sql`
      select o.partner_id = ${partner_id} or exists (select from opportunity_participants p
        where p.organization_id = o.organization_id and p.opportunity_id = o.id and p.partner_id = ${partner_id}
          and p.status <> 'rejected') as is_own
      from opportunities o where o.organization_id = ${call.organization_id} and o.id = ${opportunity_id}`,
    'This deal',
  );
  if (!is_own) throw invalid({ opportunity_id: ['is not a deal of this partner'] });
}

async function lineSeen(call: Call, id: string): Promise<Line> {
  const line = await call.maybe<Line>(sql`
    select id, number, partner_id, opportunity_id, kind, amount_minor, currency, status, hold_reason, release_on,
      adjusts_line_id,
      account_key, rule_id from commission_lines where organization_id = ${call.organization_id} and id = ${id}`);
  if (!line) throw notFound('This commission');
  return line;
}

/** A correction refers to the partner's own line in its currency, and does not reverse its sign. */
async function requireRoom(call: Call, line: Line, input: ManualInput): Promise<void> {
  const refuse = (text: string) => invalid({ adjusts_line_id: [text] });
  if (line.partner_id !== input.partner_id) throw refuse('is another partner’s');
  if (line.currency !== input.currency) throw refuse(`is in ${line.currency}`);
  if (line.kind === 'manual') throw refuse('is a manual commission; reverse it instead');
  if (line.kind === 'carried') throw refuse('was carried over from a payout and is balanced by another commission');
  if (input.opportunity_id && input.opportunity_id !== line.opportunity_id) throw refuse('is of another deal');
  if (Math.sign(input.amount_minor) === Math.sign(line.amount_minor)) return;
  const own = Math.abs(await roomIn(call, line));
  const room = line.amount_minor > 0 ? Math.min(own, await standingOf(call, line)) : own;
  if (Math.abs(input.amount_minor) > room) {
    const left = formatMoney(room, line.currency);
    throw invalid({ amount_minor: [`is more than the remaining amount of commission ${line.number}: ${left}`] });
  }
}

/**
 * The amount left of everything earned together with a line, after refunds, changes of the deal and manual corrections.
 */
async function standingOf(call: Call, { account_key }: Line): Promise<number> {
  const { standing } = await call.one<{ standing: number }>(sql`
    with earned as (select id, amount_minor from commission_lines
      where organization_id = ${call.organization_id} and account_key = ${account_key}),
      corrected as (select m.id, m.amount_minor
        from earned e join commission_lines m on m.organization_id = ${call.organization_id}
        and m.adjusts_line_id = e.id and m.kind = 'manual'),
      balanced as (select m.amount_minor
        from corrected c join commission_lines m on m.organization_id = ${call.organization_id}
        and m.adjusts_line_id = c.id)
    select coalesce(sum(amount_minor), 0)::bigint as standing from (
      select amount_minor from earned union all select amount_minor from corrected union all select amount_minor
      from balanced) every`);
  return Math.max(0, standing);
}

/** The remaining amount by which a line may be corrected manually. */
async function roomIn(call: Call, line: Line): Promise<number> {
  const { corrected } = await call.one<{ corrected: number }>(sql`
    select coalesce(sum(m.amount_minor), 0)::bigint as corrected from commission_lines m
    left join commission_lines c on c.organization_id = m.organization_id and c.id = m.adjusts_line_id
      and c.kind = 'manual'
    where m.organization_id = ${call.organization_id} and m.kind = 'manual'
      and coalesce(c.adjusts_line_id, m.adjusts_line_id) = ${line.id}`);
  const room = -(line.amount_minor + corrected);
  // A line that was increased beyond its amount can still be reduced by no more than the line itself.
  return line.amount_minor > 0
    ? Math.min(0, Math.max(room, -line.amount_minor))
    : Math.max(0, Math.min(room, -line.amount_minor));
}
