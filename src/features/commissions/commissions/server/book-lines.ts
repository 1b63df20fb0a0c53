import type { LineKind, RatedLine } from '#features/commissions/commission-engine/trace.schema.ts';
import {
  type Account,
  commissionExpense,
  type Movement,
  partnerAccount,
  postEntries,
  spiffExpense,
} from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { reserveNumbers } from '#server/resource/bulk.ts';
import { newId } from '#shared/ids.ts';
import { proportion } from '#shared/money/rational.ts';
import { earlierOf } from '#shared/time/dates.ts';
import type { LineStatus } from '../schema.ts';
import type { LoadedFacts } from './facts.ts';
import { BANNED_PARTNER } from './release.ts';

/** A line of the engine with the ids from the database. */
export interface LineToBook extends RatedLine {
  rating_id: string;
  plan_version_id: string | null;
}

interface BookedLine extends LineToBook {
  id: string;
  account_key: string;
  status: LineStatus;
  hold_reason: string | null;
}

/**
 * Writes lines, their ledger entries and their effects. The books must be open. Lines come in the order decided.
 * @returns how many lines were written
 */
export async function bookLines(call: Call, facts: LoadedFacts, lines: readonly LineToBook[]): Promise<number> {
  if (lines.length === 0) return 0;
  const adjusted = await idsOf(
    call,
    lines.flatMap(({ adjusts }) => adjusts ?? []),
  );
  const held = await heldPartners(call, lines);
  const holds = await openHolds(call, lines.filter(({ amount_minor }) => amount_minor < 0).map(accountKey));
  const today = call.today();
  const first = await reserveNumbers(call, 'commission_lines', lines.length);
  const booked = lines.map((line): BookedLine => {
    const row: BookedLine = {
      ...line,
      id: newId(),
      account_key: accountKey(line),
      ...placeOf(line, today, held, holds),
    };
    adjusted.set(line.key, row.id);
    return row;
  });
  await insertLines(call, facts, booked, adjusted, first);
  await postEntries(
    call,
    booked.map((line) => movementOf(facts, line)),
  );
  await voidSettled(call, [
    ...new Set(booked.filter(({ amount_minor }) => amount_minor < 0).map((line) => line.account_key)),
  ]);
  const partners = [...new Set(booked.map(({ partner }) => partner))];
  await call.announceEach(
    'commission_lines.created',
    null,
    partners.map((partner_id) => ({ partner_id })),
  );
  return booked.length;
}

/** The key shared by the lines of one partner on one sale from one slot: `.../slot` of the engine's `.../slot/3`. */
export function accountKey({ key }: RatedLine): string {
  return key.slice(0, key.lastIndexOf('/'));
}

interface Hold {
  /** The earliest due date of any line of the account. */
  first: string;
  /** The amount that waits for its release day, and the earliest such day. */
  amount_minor: number;
  earliest: string | null;
  /** The amount on hold by a decision, and the reason. */
  kept_minor: number;
  kept_because: string | null;
}

/**
 * Due lines are payable at once, the others wait. Money taken back comes first from the lines that wait, earliest
 * first, then from the lines on hold, and otherwise from payable ones, so that no amount on hold falls below zero. It
 * is due together with what it takes back, so that no cutoff pays a commission and leaves its clawback behind.
 */
function placeOf(line: RatedLine, today: string, held: ReadonlySet<string>, holds: Map<string, Hold>) {
  const key = accountKey(line);
  const hold = holds.get(key);
  const { amount_minor } = line;
  if (amount_minor < 0) {
    const release_on = hold ? earlierOf(hold.first, line.release_on) : line.release_on;
    if (hold && hold.amount_minor + amount_minor >= 0) {
      hold.amount_minor += amount_minor;
      return {
        status: 'on_hold' as const,
        hold_reason: null,
        release_on: earlierOf(hold.earliest ?? line.release_on, line.release_on),
      };
    }
    if (hold && hold.kept_minor + amount_minor >= 0) {
      hold.kept_minor += amount_minor;
      return { status: 'on_hold' as const, hold_reason: hold.kept_because, release_on };
    }
    return { status: 'payable' as const, hold_reason: null, release_on };
  }
  const holdSoFar = hold ?? {
    first: line.release_on,
    amount_minor: 0,
    earliest: null,
    kept_minor: 0,
    kept_because: null,
  };
  const first = earlierOf(holdSoFar.first, line.release_on);
  if (held.has(line.partner)) {
    holds.set(key, {
      ...holdSoFar,
      first,
      kept_minor: holdSoFar.kept_minor + amount_minor,
      kept_because: BANNED_PARTNER,
    });
    return { status: 'on_hold' as const, hold_reason: BANNED_PARTNER };
  }
  if (line.release_on <= today) {
    holds.set(key, { ...holdSoFar, first });
    return { status: 'payable' as const, hold_reason: null };
  }
  holds.set(key, {
    ...holdSoFar,
    first,
    amount_minor: holdSoFar.amount_minor + amount_minor,
    earliest: earlierOf(holdSoFar.earliest ?? line.release_on, line.release_on),
  });
  return { status: 'on_hold' as const, hold_reason: null };
}

async function idsOf(call: Call, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const rows = await call.rows<{ id: string; engine_key: string }>(sql`
    select id, engine_key from commission_lines
    where organization_id = ${call.organization_id} and engine_key = any(${keys})`);
  return new Map(rows.map(({ engine_key, id }) => [engine_key, id]));
}

/** Money of a banned partner waits for a decision; it is never forfeited silently. */
async function heldPartners(call: Call, lines: readonly RatedLine[]): Promise<Set<string>> {
  const rows = await call.rows<{ id: string }>(sql`
    select p.id from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id}
      and p.id = any(${[...new Set(lines.map(({ partner }) => partner))]}) and s.category = 'banned'`);
  return new Set(rows.map(({ id }) => id));
}

async function openHolds(call: Call, accounts: readonly string[]): Promise<Map<string, Hold>> {
  if (accounts.length === 0) return new Map();
  const rows = await call.rows<Hold & { account_key: string }>(sql`
    select account_key,
      coalesce(sum(amount_minor) filter (where status = 'on_hold' and hold_reason is null), 0)::bigint as amount_minor,
      coalesce(sum(amount_minor) filter (where status = 'on_hold' and hold_reason is not null),
        0)::bigint as kept_minor,
      max(hold_reason) filter (where status = 'on_hold') as kept_because,
      min(release_on) filter (where status = 'on_hold' and hold_reason is null) as earliest, min(release_on) as first
    from commission_lines where organization_id = ${call.organization_id} and account_key = any(${accounts})
    group by account_key`);
  return new Map(rows.map(({ account_key, ...hold }) => [account_key, hold]));
}

const words: Record<LineKind, string> = {
  accrual: '',
  bonus: '',
  manual: '',
  carried: '',
  adjustment: 'Correction: ',
  clawback: 'Clawback: ',
};

async function insertLines(
  call: Call,
  facts: LoadedFacts,
  lines: readonly BookedLine[],
  ids: ReadonlyMap<string, string>,
  first: number,
) {
  const columns: [string, string, (line: BookedLine, index: number) => unknown][] = [
    ['id', 'uuid', ({ id }) => id],
    ['number', 'bigint', (_, index) => first + index],
    ['event_id', 'uuid', ({ event }) => event],
    ['rating_id', 'uuid', ({ rating_id }) => rating_id],
    ['opportunity_id', 'uuid', ({ deal }) => deal],
    ['sale_event_id', 'uuid', ({ of_event }) => of_event],
    ['engine_key', 'text', ({ key }) => key],
    ['account_key', 'text', ({ account_key }) => account_key],
    ['partner_id', 'uuid', ({ partner }) => partner],
    ['role', 'text', ({ role }) => role],
    ['plan_version_id', 'uuid', ({ plan_version_id }) => plan_version_id],
    ['rule_id', 'text', ({ rule }) => rule],
    ['slot', 'text', ({ slot }) => slot],
    ['kind', 'text', ({ kind }) => kind],
    ['amount_minor', 'bigint', ({ amount_minor }) => amount_minor],
    ['currency', 'text', ({ currency }) => currency],
    ['base_minor', 'bigint', ({ base_minor }) => base_minor],
    [
      'effective_rate_ppm',
      'bigint',
      ({ amount_minor, base_minor }) =>
        base_minor > 0 ? proportion(amount_minor, 1_000_000, base_minor, 'half_up') : null,
    ],
    ['split_weight', 'int', ({ weight }) => weight],
    ['tier_id', 'uuid', ({ tier }) => tier],
    ['effective_on', 'date', ({ effective_on }) => effective_on],
    ['release_on', 'date', ({ release_on }) => release_on],
    ['adjusts_line_id', 'uuid', ({ adjusts }) => (adjusts === null ? null : ids.get(adjusts))],
    ['status', 'text', ({ status }) => status],
    ['hold_reason', 'text', ({ hold_reason }) => hold_reason],
    ['description', 'text', (line) => words[line.kind] + facts.title(line)],
  ];
  const names = columns.map(([name]) => name).join(', ');
  await call.run(
    `insert into commission_lines (organization_id, created_at, ${names})
     select $1, $2, * from unnest(${columns.map(([, type], index) => `$${index + 3}::${type}[]`).join(', ')})`,
    [call.organization_id, call.now(), ...columns.map(([, , read]) => lines.map(read))],
  );
}

/** Accrued money is owed from the start: it is on hold until it is due. Clawbacks reverse the same movement. */
function movementOf(facts: LoadedFacts, line: BookedLine): Movement {
  const expense: Account = facts.rule(line)?.kind === 'spiff' ? spiffExpense : commissionExpense;
  const owed = partnerAccount(line.partner, line.status === 'on_hold' ? 'on_hold' : 'payable');
  const isTakenBack = line.amount_minor < 0;
  return {
    kind: isTakenBack ? 'reverse' : 'accrue',
    effective_on: line.effective_on,
    source_table: 'commission_lines',
    source_id: line.id,
    idempotency_key: `accrue:${line.id}`,
    currency: line.currency,
    debit: isTakenBack ? owed : expense,
    credit: isTakenBack ? expense : owed,
    amount_minor: Math.abs(line.amount_minor),
  };
}

/**
 * Voids lines that add up to zero and of which none is paid or in a payout, because they need no further processing.
 */
async function voidSettled(call: Call, accounts: readonly string[]): Promise<void> {
  if (accounts.length === 0) return;
  await call.run(sql`
    update commission_lines l set status = 'void' from (
      select account_key from commission_lines
      where organization_id = ${call.organization_id} and account_key = any(${accounts}) and status <> 'void'
      group by account_key
      having sum(amount_minor) = 0 and count(distinct status) = 1 and min(status) in ('on_hold', 'payable')) over
    where l.organization_id = ${call.organization_id} and l.account_key = over.account_key and l.status <> 'void'`);
}
