import { type Movement, openBooks, partnerAccount, postEntries } from '#features/payouts/ledger/server/service.ts';
import type { Call } from '#server/call.ts';
import { sql } from '#server/db/sql.ts';
import { conflict } from '#server/errors.ts';
import type { CommissionLine, LineStatus } from '../schema.ts';
import type { EarlyRelease, LineHold } from '../steps.schema.ts';

/** Approximate number of lines released in one transaction; the job repeats until none is due. */
const AT_ONCE = 5_000;

/** The hold reason that no person gave: the partner is banned, and a person has to decide. */
export const BANNED_PARTNER = 'partner_banned';

interface Line {
  id: string;
  partner_id: string;
  currency: string;
  amount_minor: number;
  effective_on: string;
  /** The number of earlier holds, which is part of the entry's key, because a line may be held more than once. */
  holds: number;
}

/**
 * Makes due lines payable, by the company's date. Clawbacks of a commission are released with it, because a payout
 * between two transactions could pay the one without the other.
 * @returns the number of lines; zero when none is left
 */
export async function releaseDue(call: Call, atOnce = AT_ONCE): Promise<number> {
  await openBooks(call);
  await followBans(call);
  const lines = await call.rows<Line>(sql`
    with due as (
      select l.organization_id, l.id, l.number, l.partner_id, l.currency, l.amount_minor, l.effective_on, l.release_on,
        l.account_key
      from commission_lines l
      where l.organization_id = ${call.organization_id} and l.status = 'on_hold' and l.release_on <= ${call.today()}
        and l.hold_reason is null)
    select l.id, l.partner_id, l.currency, l.amount_minor, l.effective_on, ${sql.raw(HOLDS)} as holds from due l
    where l.account_key in (select account_key from due order by release_on, number limit ${atOnce})
    order by l.release_on, l.number`);
  await makePayable(call, lines);
  return lines.length;
}

const HOLDS = `(select count(*) from journal_entries e where e.organization_id = l.organization_id and e.source_id = l.id and e.kind = 'hold')`;

/**
 * Sets the ban as the hold reason of a banned partner's lines that have none; once the ban is lifted, they wait for
 * their day only.
 */
async function followBans(call: Call): Promise<void> {
  const changed = await call.rows<Pick<Line, 'id' | 'partner_id'>>(sql`
    update commission_lines l set hold_reason = case when s.category = 'banned' then ${BANNED_PARTNER} end
    from partners p, partner_statuses s
    where l.organization_id = ${call.organization_id} and l.status = 'on_hold'
      and p.organization_id = ${call.organization_id} and p.id = l.partner_id
      and s.organization_id = ${call.organization_id} and s.id = p.status_id
      and case when s.category = 'banned' then l.hold_reason is null else l.hold_reason = ${BANNED_PARTNER} end
    returning l.id, l.partner_id`);
  await tell(call, changed);
}

async function makePayable(call: Call, lines: readonly Line[]): Promise<void> {
  if (lines.length === 0) return;
  await call.run(sql`
    update commission_lines set status = 'payable', hold_reason = null
    where organization_id = ${call.organization_id} and id = any(${lines.map(({ id }) => id)})`);
  await postEntries(
    call,
    lines.map((line) => moved(line, 'release')),
  );
  await tell(call, lines);
}

function moved(
  { id, partner_id, currency, amount_minor, effective_on, holds }: Line,
  kind: 'release' | 'hold',
): Movement {
  const onHold = partnerAccount(partner_id, 'on_hold');
  const payable = partnerAccount(partner_id, 'payable');
  // A negative line moves in the opposite direction: a clawback leaves the account that the commission entered.
  const leaves = (kind === 'release') === amount_minor > 0 ? onHold : payable;
  return {
    kind,
    effective_on,
    source_table: 'commission_lines',
    source_id: id,
    idempotency_key: holds === 0 ? `${kind}:${id}` : `${kind}:${id}:${holds}`,
    currency,
    debit: leaves,
    credit: leaves === onHold ? payable : onHold,
    amount_minor: Math.abs(amount_minor),
  };
}

async function tell(call: Call, lines: readonly Pick<Line, 'id' | 'partner_id'>[]): Promise<void> {
  const partners = [...new Set(lines.map((line) => line.partner_id))];
  await call.announceEach(
    'commission_lines.updated',
    lines.length === 1 ? lines[0]!.id : null,
    partners.map((partner_id) => ({ partner_id })),
  );
}

interface HeldLine extends Line {
  status: LineStatus;
  release_on: string;
  hold_reason: string | null;
  account_key: string;
}

const HELD_LINES = `select l.id, l.partner_id, l.currency, l.amount_minor, l.effective_on, l.status, l.release_on, l.hold_reason, l.account_key,
  ${HOLDS} as holds from commission_lines l where l.organization_id = $1`;
const WAITING = "l.status = 'on_hold' and l.hold_reason is null";
const KEPT = "l.status = 'on_hold' and l.hold_reason is not null";

function readHeld(call: Call, { id }: CommissionLine): Promise<HeldLine> {
  return call.one<HeldLine>(`${HELD_LINES} and l.id = $2`, [call.organization_id, id]);
}

/**
 * Finds the unsettled clawbacks of a commission, which stay and move with it; otherwise a partner would pay back what
 * it never received. Oldest first, and never more than the commission itself.
 */
async function takenOf(call: Call, line: HeldLine, where: string): Promise<HeldLine[]> {
  const lines = await call.rows<HeldLine>(
    `${HELD_LINES} and l.adjusts_line_id = $2 and l.amount_minor < 0 and ${where}
       -- What a person took off by hand has an account of its own, and stays payable.
       and (l.kind <> 'manual' or l.account_key = $3) order by l.number`,
    [call.organization_id, line.id, line.account_key],
  );
  let left = line.amount_minor;
  return lines.filter(({ amount_minor }) => {
    left += amount_minor;
    return left >= 0;
  });
}

/**
 * Finds the other clawbacks that only the leaving commission covered. They move with it, so that no amount on hold
 * falls below zero.
 */
async function uncoveredBy(call: Call, leaving: readonly HeldLine[], where: string): Promise<HeldLine[]> {
  const staying = await call.rows<HeldLine>(
    `${HELD_LINES} and l.account_key = $2 and ${where} and not l.id = any($3) order by l.number`,
    [call.organization_id, leaving[0]!.account_key, leaving.map(({ id }) => id)],
  );
  let left = staying.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  return staying.filter(({ amount_minor }) => {
    if (left >= 0 || amount_minor >= 0) return false;
    left -= amount_minor;
    return true;
  });
}

/**
 * Releases a commission that only waits for the end of its hold period, with the clawbacks that wait with it. What
 * another cause withholds stays: a hold by a person or a risk case, a ban, and a dispute that is not decided.
 */
export async function releaseEarly(call: Call, early: CommissionLine, { reason }: EarlyRelease): Promise<void> {
  const line = await readHeld(call, early);
  if (line.release_on <= call.today()) {
    throw conflict('The hold period is over. This commission becomes payable with the next run.');
  }
  if (await isBanned(call, line.partner_id)) throw conflict('The partner is banned, so its commissions stay on hold.');
  if (await isDisputed(call, line.id)) throw conflict('This commission is disputed. Decide the dispute first.');
  const own = [line, ...(await takenOf(call, line, WAITING))];
  const lines = [...own, ...(await uncoveredBy(call, own, WAITING))];
  await call.run(sql`
    update commission_lines set status = 'payable', held_until = release_on, release_on = ${call.today()},
      released_by_name = ${call.actor.full_name}, release_reason = ${reason.trim()}
    where organization_id = ${call.organization_id} and id = any(${lines.map((one) => one.id)})
      and release_on > ${call.today()}`);
  await makePayable(call, lines);
}

async function isDisputed(call: Call, id: string): Promise<boolean> {
  const open = await call.maybe(sql`
    select from commission_disputes
    where organization_id = ${call.organization_id} and line_id = ${id} and status = 'open'`);
  return open !== undefined;
}

async function isBanned(call: Call, partner_id: string): Promise<boolean> {
  const banned = await call.maybe(sql`
    select from partners p join partner_statuses s on s.organization_id = p.organization_id and s.id = p.status_id
    where p.organization_id = ${call.organization_id} and p.id = ${partner_id} and s.category = 'banned'`);
  return banned !== undefined;
}

/** Puts a commission on hold for a reason; the partner sees that it waits. */
export async function holdLine(call: Call, held: CommissionLine, { reason }: LineHold): Promise<void> {
  const line = await readHeld(call, held);
  const own = [line, ...(await takenOf(call, line, "l.status in ('payable', 'on_hold')"))];
  const lines = [...own, ...(await uncoveredBy(call, own, WAITING))];
  await call.run(sql`
    update commission_lines set status = 'on_hold', hold_reason = ${reason.trim()}
    where organization_id = ${call.organization_id} and id = any(${lines.map((one) => one.id)})`);
  await postEntries(
    call,
    lines.filter(({ status }) => status === 'payable').map((one) => moved({ ...one, holds: one.holds + 1 }, 'hold')),
  );
  await tell(call, [line]);
}

/** Releases a hold by a person (or because of a ban): the line is payable at once when it is due. */
export async function releaseLine(call: Call, released: CommissionLine): Promise<void> {
  const line = await readHeld(call, released);
  const own = [line, ...(await takenOf(call, line, KEPT))];
  const lines = [...own, ...(await uncoveredBy(call, own, KEPT))];
  if (line.release_on <= call.today()) return makePayable(call, lines);
  if (line.hold_reason === BANNED_PARTNER && (await isBanned(call, line.partner_id))) {
    throw conflict(`The partner is banned. You can release this commission from ${line.release_on}.`, {
      allowed: ['on_hold'],
    });
  }
  await call.run(sql`
    update commission_lines set hold_reason = null
    where organization_id = ${call.organization_id} and id = any(${lines.map((one) => one.id)})`);
  await tell(call, [line]);
}
